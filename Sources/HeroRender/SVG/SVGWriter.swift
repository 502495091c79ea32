import HeroCore

/// Writes scenes as SVG: shapes as shapes, text as the outlines of its glyphs, motion as keyframes.
///
/// ```swift
/// let writer = SVGWriter(fonts: fonts)
/// let picture = try writer.write(film.scene(at: .zero))
/// let film = try writer.write(
///   SVGMotion(frameCount: film.frameCount, clock: clock) { film.scene(at: $0) })
/// ```
///
/// A file needs nothing from outside and holds no script, so it plays inside `<img>`. The same input
/// gives the same bytes.
///
/// Motion is CSS: `transform` and `opacity` where those are enough, which every browser plays; `d`,
/// which Safari does not, only for outlines that change their form (see `SVGFigure`), and for lines
/// around shapes that change their size.
///
/// - Accuracy: at any moment of a motion what is drawn lies within 0.1 points of where the scene of
///   that moment has it, opacities are within 1/256 and colours within 1/255. A change at an
///   instant is a step at the first looked-at moment that shows it, at most 1/960 s late. Of a film
///   that moves for more than 20 s less is looked at, so that memory does not grow with its length;
///   then a quick start may stray more.
public struct SVGWriter: Sendable {
  /// The fonts that glyphs and symbols come from.
  public let fonts: FontLibrary
  /// What the files look like.
  public let options: SVGOptions

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - fonts: The fonts.
  ///   - options: What the files look like.
  public init(fonts: FontLibrary, options: SVGOptions = SVGOptions()) {
    (self.fonts, self.options) = (fonts, options)
  }

  /// Writes a still picture.
  ///
  /// - Parameter scene: What it shows.
  /// - Returns: The file.
  /// - Throws: `RasterError` for an image file that cannot be read.
  public func write(_ scene: Scene) throws(RasterError) -> [UInt8] {
    try write(SVGTimeline(still: scene))
  }

  /// Writes a picture that moves.
  ///
  /// People who ask their system for less motion see the end, and so do programs that know no CSS.
  ///
  /// - Parameter motion: What it shows; a single frame gives a still picture.
  /// - Returns: The file.
  /// - Throws: `RasterError` for an image file that cannot be read.
  public func write(_ motion: SVGMotion) throws(RasterError) -> [UInt8] {
    try write(SVGTimeline(motion, hold: options.hold))
  }

  private func write(_ timeline: SVGTimeline) throws(RasterError) -> [UInt8] {
    let shaper = TextShaper(paths: fonts.paths, configurations: fonts.configurations)
    let scribe = SVGScribe(timeline, shaper: shaper, options: options)
    return Array(try scribe.document().utf8)
  }
}
