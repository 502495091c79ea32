import HeroCore

/// Everything that a golden has to know to be played again: the scene, what happens to it, and how it
/// is shown.
public struct GoldenSettings: Hashable, Sendable, Codable {
  /// The name of the scene.
  public var scene: String
  /// The files it is in; none for a scene that comes with the tool, or is made in a test.
  public var files: [String] = []
  /// The preview or view of the files; `nil` where there is no choice.
  public var preview, view: String?
  /// The folders in which pictures and colours are looked for.
  public var assets: [String] = []
  /// What happens, as a script.
  public var script: String
  /// The name of the display.
  public var device: String
  /// The extents of the display, in points.
  public var width, height: Double
  /// Pixels per point.
  public var scale: Double
  /// Frames per second; at least 1.
  public var framesPerSecond: Int
  /// Light or dark.
  public var appearance: String
  /// The size of text.
  public var typeSize: String
  /// Whether less motion is asked for.
  public var reduceMotion: Bool

  /// Creates settings.
  public init(
    scene: String, script: String, device: String, size: Size, scale: Double, framesPerSecond: Int,
    appearance: String, typeSize: String, reduceMotion: Bool
  ) {
    (self.scene, self.script, self.device) = (scene, script, device)
    (width, height, self.scale) = (size.width, size.height, scale)
    (self.framesPerSecond, self.appearance) = (framesPerSecond, appearance)
    (self.typeSize, self.reduceMotion) = (typeSize, reduceMotion)
  }
}

extension GoldenSettings {
  /// One line for each setting.
  var lines: [String] {
    let files =
      files.map { "file " + GoldenLine.quote($0) } + assets.map { "assets " + GoldenLine.quote($0) }
    let parts =
      [preview.map { "preview " + GoldenLine.quote($0) }]
      + [view.map { "view " + GoldenLine.quote($0) }]
    return ["scene " + GoldenLine.quote(scene)] + files + parts.compactMap(\.self) + [
      "script " + GoldenLine.quote(script),
      "device " + GoldenLine.quote(device),
      "size \(short(width)) \(short(height))",
      "scale \(short(scale))",
      "fps \(framesPerSecond)",
      "appearance \(appearance)",
      "type-size \(typeSize)",
      "reduce-motion \(reduceMotion ? "yes" : "no")",
    ]
  }

  /// What differs from other settings, in words; empty where nothing does.
  public func differences(from old: GoldenSettings) -> [String] {
    guard old.lines.count == lines.count else { return ["the files or views are others"] }
    return zip(old.lines, lines).filter { $0 != $1 }.map { "\($0) → \($1)" }
  }
}

/// A number as people write it.
func short(_ value: Double) -> String { shortNumber(value, places: 6) }
