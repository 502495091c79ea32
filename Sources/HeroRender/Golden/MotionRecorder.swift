import HeroCore

/// Makes goldens of motions.
public struct MotionRecorder {
  /// Where the goldens go.
  public let store: GoldenStore
  /// The fonts that the scenes of a motion are drawn with.
  public let fonts: (FontUse) throws -> [GoldenFont]
  /// Draws frames.
  public let draw: (FrameRequest) throws -> Void

  /// Creates a recorder.
  public init(
    store: GoldenStore, fonts: @escaping (FontUse) throws -> [GoldenFont],
    draw: @escaping (FrameRequest) throws -> Void
  ) {
    (self.store, self.fonts, self.draw) = (store, fonts, draw)
  }

  /// What is recorded of a motion.
  public struct Wish: Hashable, Sendable {
    /// The kinds of golden.
    public var kinds: [GoldenHeader.Kind]
    /// How far later results may be off.
    public var tolerance: Tolerance
    /// How many frames at most are kept as pictures; `nil` for every one that is like no other.
    public var pictures: Int?

    /// Creates a wish; a few pictures and no tolerance unless told otherwise.
    ///
    /// With a tolerance of pixels every picture is kept, since hashes cannot tell how far apart they are.
    public init(
      kinds: [GoldenHeader.Kind] = GoldenHeader.Kind.allCases, tolerance: Tolerance = .exact,
      pictures: Int? = 5
    ) {
      (self.kinds, self.tolerance) = (kinds, tolerance)
      self.pictures = tolerance.pixels == nil ? pictures : nil
    }
  }

  /// A motion of which there is nothing to see, so that a golden of it would pass for ever.
  public struct Blank: Error, Hashable, CustomStringConvertible {
    /// The name of the golden.
    public let name: String

    /// What is wrong.
    public var description: String {
      "\(name): every frame is blank, and a golden of nothing proves nothing; it was not recorded"
    }
  }

  /// Records a motion.
  ///
  /// - Parameters:
  ///   - name: The name of the golden.
  ///   - settings: How the motion was played.
  ///   - motion: The motion.
  ///   - wish: What to record.
  /// - Returns: What it did, for each kind.
  /// - Throws: `Blank`, `GoldenError`, and what drawing throws; then nothing has changed.
  public func record(
    _ name: String, settings: GoldenSettings, motion: PlayedMotion, wish: Wish
  ) throws -> [(kind: GoldenHeader.Kind, change: GoldenStore.Change)] {
    var use = FontUse()
    for frame in 0..<motion.frameCount {
      use.formUnion(FontUse(in: motion.scene(motion.time(ofFrame: frame))))
    }
    let header = GoldenHeader(
      settings: settings, tolerance: wish.tolerance, fonts: try fonts(use), frameCount: 1)
    let geometry = GeometryGolden(of: motion.traceFrames, header: header)
    guard geometry.showsSomething else { throw Blank(name: name) }
    // Everything is made before anything is written.
    let pixels = wish.kinds.contains(.pixels) ? try self.pixels(name, header, motion, wish) : nil
    var changes: [(kind: GoldenHeader.Kind, change: GoldenStore.Change)] = []
    if wish.kinds.contains(.geometry) {
      changes.append((.geometry, try store.write(geometry, as: name)))
    }
    if let (golden, pictures) = pixels {
      changes.append((.pixels, try store.write(golden, pictures: pictures, as: name)))
    }
    return changes
  }

  private func pixels(
    _ name: String, _ header: GoldenHeader, _ motion: PlayedMotion, _ wish: Wish
  ) throws -> (PixelGolden, [Int: [UInt8]]) {
    var hashes: [String] = []
    var size = PixelSize(width: 1, height: 1)
    let scene: @Sendable (Int) -> Scene = { motion.scene(motion.time(ofFrame: $0)) }
    var isBlank = true
    try draw(
      FrameRequest(
        frames: Array(0..<motion.frameCount), scene: scene, wantsPicture: { _, _ in true },
        deliver: { _, frame in
          hashes.append(frame.hash)
          size = PixelSize(width: frame.width, height: frame.height)
          if isBlank, let picture = frame.picture { isBlank = picture.isBlank }
        }))
    guard !isBlank else { throw Blank(name: name) }
    var pictures: [Int: [UInt8]] = [:]
    try draw(
      FrameRequest(
        frames: PixelGolden.keyFrames(hashes, count: wish.pictures), scene: scene,
        wantsPicture: { _, _ in true },
        deliver: { index, frame in
          pictures[index] = frame.picture.map { PNGEncoder.small.encode($0) }
        }))
    var header = header
    header.libraries = GoldenLibrary.rasterizer
    return (
      PixelGolden(
        header: header, width: size.width, height: size.height, hashes: hashes, pictures: []),
      pictures
    )
  }
}

extension GeometryGolden {
  /// Whether any view is to be seen at any frame.
  fileprivate var showsSomething: Bool {
    views.contains { view in
      view.key.kind != .clip
        && view.changes.contains { change in
          guard let state = change.state else { return false }
          return [.width, .height, .opacity].allSatisfy { state.number($0) ?? 0 > 0 }
        }
    }
  }
}
