import HeroCore

/// Writes an animation as a GIF, through giflib.
///
/// Pictures are gathered into runs that share a palette. Of each picture only the rectangle that
/// changes is stored, in it only what differs from what is shown; pictures that equal the one before
/// lengthen it. Where several indices are near enough to a colour, the one that compresses is taken,
/// within ``GIFOptions/matchError``. All errors are measured against the picture itself, so they do
/// not add up over the frames.
public final class GIFEncoder: AnimationEncoder {
  private let width, height: Int
  private let options: GIFOptions
  private let receive: ByteReceiver
  private var file: GIFFile?
  private var clock = DelayClock.hundredths
  private var run = GIFRun()
  private var previous: Bitmap?
  /// Whether only one picture has come so far, which may be the last.
  private var isSingle = true

  /// The largest side of a GIF.
  public static let limit = 65_535

  /// How many pixels a run may hold, at four bytes each; it has at least eight pictures all the same.
  private static let runPixels = 12 << 20

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - width: The width of all pictures, in pixels.
  ///   - height: The height of all pictures, in pixels.
  ///   - options: How the file is to be.
  ///   - receive: Takes the bytes of the file.
  /// - Throws: `AnimationError` when the pictures are too large.
  public init(
    width: Int, height: Int, options: GIFOptions = GIFOptions(),
    receive: @escaping ByteReceiver
  ) throws(AnimationError) {
    guard width <= Self.limit, height <= Self.limit else {
      throw .tooLarge(format: "GIF", width: width, height: height, limit: Self.limit)
    }
    (self.width, self.height, self.options, self.receive) = (width, height, options, receive)
  }

  /// Adds a picture; see ``AnimationEncoder``.
  public func add(_ picture: Bitmap, for duration: Rational) throws {
    precondition(
      picture.width == width && picture.height == height,
      "a picture of \(picture.width)×\(picture.height) among those of \(width)×\(height)")
    precondition(duration > .zero, "a duration has to be positive, got \(duration)")
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    if let previous {
      let changed = picture.changedRect(from: previous)
      if changed.isEmpty {
        run.lengthenLast(by: duration)
        return
      }
      isSingle = false
      if run.pixelCount >= Self.runPixels, run.count >= 8 {
        try flush(isLast: false)
        run.add(picture, in: whole, for: duration)
      } else {
        // Where transparency has to be given back, what is stored is found out later.
        run.add(picture, in: options.isTransparent ? whole : changed, for: duration)
      }
    } else {
      run.add(picture, in: whole, for: duration)
    }
    previous = picture
  }

  /// Ends the file; see ``AnimationEncoder``.
  public func finish() throws {
    guard previous != nil else { throw AnimationError.empty(format: "GIF") }
    try flush(isLast: true)
    try file?.close()
  }

  private func flush(isLast: Bool) throws {
    let palette = PaletteMaker.palette(
      of: run.census, limit: 255, error: options.paletteError * OklabPoint.scale)
    let file: GIFFile
    let isFirstRun = self.file == nil
    if let begun = self.file {
      file = begun
    } else {
      let transparentSpace = palette + [0]
      file = try GIFFile(
        width: width, height: height, palette: transparentSpace,
        loopCount: isSingle ? nil : options.loopCount, receive: receive)
      self.file = file
    }
    var drawer = GIFRunDrawer(
      run: run, palette: palette, width: width, height: height, options: options)
    for index in 0..<run.count {
      let isEnd = index == run.count - 1
      var block = drawer.block(index, clearsAll: options.isTransparent && isEnd && !isLast)
      block.delay = clock.delay(for: run.frames[index].duration)
      if !isFirstRun { block.palette = palette + [0] }
      try file.put(block)
    }
    run = GIFRun()
  }
}
