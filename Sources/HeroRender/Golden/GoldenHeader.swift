/// What every golden begins with: the settings it is played with, and what it was recorded with.
public struct GoldenHeader: Hashable, Sendable {
  /// The two kinds of golden.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// What is where, in points.
    case geometry
    /// What every pixel is.
    case pixels
  }

  /// The version of the format; a golden of any other is refused.
  public static let version = 1

  /// The settings.
  public var settings: GoldenSettings
  /// How far results may be off; exact unless somebody has asked for less.
  public var tolerance: Tolerance
  /// The fonts that drew, or measured, the texts.
  public var fonts: [GoldenFont]
  /// The libraries that drew; none for geometry.
  public var libraries: [GoldenLibrary]
  /// How many frames there are; at least 1.
  public var frameCount: Int

  /// Creates a header.
  public init(
    settings: GoldenSettings, tolerance: Tolerance = .exact, fonts: [GoldenFont],
    libraries: [GoldenLibrary] = [], frameCount: Int
  ) {
    (self.settings, self.tolerance, self.fonts) = (settings, tolerance, fonts)
    (self.libraries, self.frameCount) = (libraries, frameCount)
  }

  static func firstLine(_ kind: Kind) -> String { "render-demo \(kind.rawValue) golden \(version)" }

  func lines(_ kind: Kind) -> [String] {
    [Self.firstLine(kind)] + settings.lines + ["tolerance \(tolerance.words(kind))"]
      + fonts.map(\.line) + libraries.map(\.line) + ["frames \(frameCount)"]
  }
}
