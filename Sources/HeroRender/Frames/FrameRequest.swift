import HeroCore

/// Frames that are to be drawn in order to be looked at, not to be kept.
public struct FrameRequest {
  /// The numbers of the frames, in order.
  public var frames: [Int]
  /// The scene of a frame; asked from any thread.
  public var scene: @Sendable (Int) -> Scene
  /// Whether the pixels of a frame are needed, given its fingerprint; asked from any thread.
  public var wantsPicture: @Sendable (_ frame: Int, _ hash: String) -> Bool
  /// Takes a frame; called in order.
  public var deliver: (_ frame: Int, _ picture: InspectedFrame) throws -> Void

  /// Creates a request.
  public init(
    frames: [Int], scene: @escaping @Sendable (Int) -> Scene,
    wantsPicture: @escaping @Sendable (_ frame: Int, _ hash: String) -> Bool,
    deliver: @escaping (_ frame: Int, _ picture: InspectedFrame) throws -> Void
  ) {
    (self.frames, self.scene) = (frames, scene)
    (self.wantsPicture, self.deliver) = (wantsPicture, deliver)
  }
}

/// A frame that was drawn to be looked at.
public struct InspectedFrame: Hashable, Sendable {
  /// The fingerprint of its pixels.
  public var hash: String
  /// Its extents, in pixels.
  public var width, height: Int
  /// Its pixels, where they were asked for.
  public var picture: Bitmap?

  /// Creates a frame.
  public init(hash: String, width: Int, height: Int, picture: Bitmap?) {
    (self.hash, self.width, self.height, self.picture) = (hash, width, height, picture)
  }
}

extension FramePipeline {
  /// Draws frames and hands them over in order, without encoding them.
  ///
  /// A scene that is equal to the one before it is not drawn again, which is most of a film in which
  /// anybody has time to read.
  ///
  /// - Parameter request: The frames.
  /// - Throws: What drawing and `deliver` throw.
  public func inspect(_ request: FrameRequest) throws {
    let frames = request.frames
    let (scenes, wants) = (request.scene, request.wantsPicture)
    // Starts of runs of equal scenes; sampling a scene takes a hundredth of the time of drawing it.
    var starts: [Int] = []
    var last: Scene?
    for (position, frame) in frames.enumerated() {
      let scene = scenes(frame)
      if scene != last { starts.append(position) }
      last = scene
    }
    let runs = starts.enumerated().map { index, start in
      start..<(index + 1 < starts.count ? starts[index + 1] : frames.count)
    }
    try run(count: runs.count) { index, rasterizer in
      let picture = try rasterizer.render(scenes(frames[runs[index].lowerBound]))
      let hash = picture.contentHash
      let isWanted = runs[index].contains { wants(frames[$0], hash) }
      return InspectedFrame(
        hash: hash, width: picture.width, height: picture.height,
        picture: isWanted ? picture : nil)
    } consume: { index, frame in
      for position in runs[index] { try request.deliver(frames[position], frame) }
    }
  }
}
