import HeroCore

/// Frames that are to be drawn, and what is to be made of them.
public struct FrameRequest {
  /// The numbers of the frames, in order.
  public var frames: [Int]
  /// The scene of a frame; asked from any thread.
  public var scene: @Sendable (Int) -> Scene
  /// Whether files are wanted.
  public var wantsFiles: Bool
  /// Whether the pixels of a frame are wanted, given its fingerprint; asked from any thread.
  public var wantsPicture: @Sendable (_ frame: Int, _ hash: String) -> Bool
  /// Takes a frame; called in order.
  public var deliver: (_ frame: Int, _ drawn: DrawnFrame) throws -> Void

  /// Creates a request; for pictures alone, unless told otherwise.
  public init(
    frames: [Int], scene: @escaping @Sendable (Int) -> Scene, wantsFiles: Bool = false,
    wantsPicture: @escaping @Sendable (_ frame: Int, _ hash: String) -> Bool = { _, _ in true },
    deliver: @escaping (_ frame: Int, _ drawn: DrawnFrame) throws -> Void
  ) {
    (self.frames, self.scene, self.wantsFiles) = (frames, scene, wantsFiles)
    (self.wantsPicture, self.deliver) = (wantsPicture, deliver)
  }
}

/// A frame that was drawn.
public struct DrawnFrame: Hashable, Sendable {
  /// The bytes of a PNG; empty where no file was wanted.
  public var png: [UInt8]
  /// The fingerprint of its pixels.
  public var hash: String
  /// Its extents, in pixels.
  public var width, height: Int
  /// The fonts it is drawn with.
  public var fontUse: FontUse
  /// Its pixels; `nil` where no picture was wanted.
  public var picture: Bitmap?

  /// Creates a frame.
  public init(
    png: [UInt8] = [], hash: String, width: Int, height: Int, fontUse: FontUse = FontUse(),
    picture: Bitmap? = nil
  ) {
    (self.png, self.hash, self.width, self.height) = (png, hash, width, height)
    (self.fontUse, self.picture) = (fontUse, picture)
  }
}

extension FramePipeline {
  /// Draws frames and hands them over in order.
  ///
  /// - Parameter request: The frames.
  /// - Throws: What drawing and `deliver` throw.
  public func draw(_ request: FrameRequest) throws {
    let (frames, sceneOf) = (request.frames, request.scene)
    let (wantsFiles, wantsPicture) = (request.wantsFiles, request.wantsPicture)
    try run(count: frames.count) { position, renderer in
      let frame = frames[position]
      let scene = sceneOf(frame)
      try renderer.draw(scene)
      let hash = renderer.contentHash
      return DrawnFrame(
        png: wantsFiles ? renderer.png() : [], hash: hash, width: renderer.size.width,
        height: renderer.size.height, fontUse: FontUse(in: scene),
        picture: wantsPicture(frame, hash) ? renderer.picture : nil)
    } consume: {
      try request.deliver(frames[$0], $1)
    }
  }
}
