import HeroCore
import HeroUI
import Testing

/// Measures text by arithmetic: every character is half as wide as the font is large.
let arithmetic = TextMeasurer(
  shape: { string, face in
    ShapedText(
      clusters: string.map { character in
        ShapedText.Cluster(
          text: String(character), advance: face.size / 2,
          lineBreak: character == "\n" ? .required : character == " " ? .allowed : .none,
          isWhitespace: character.isWhitespace)
      }, ellipsisAdvance: face.size / 2)
  },
  symbolSize: { Size(width: $0.pointSize, height: $0.pointSize) },
  hasSymbol: { $0 != "unknown.symbol" })

/// Plays a script on a view.
@MainActor func play<Content: View>(
  _ script: String, settings: StageSettings = StageSettings(), @ViewBuilder _ view: () -> Content
) throws -> Film {
  let content = view()
  let stage = Stage(settings: settings, measurer: arithmetic) { content }
  return try stage.play(Script(parsing: script))
}

/// What goes wrong when a script is played on a view; `nil` when nothing does.
@MainActor func failure<Content: View>(
  _ script: String, @ViewBuilder _ view: () -> Content
) throws -> StageError? {
  let content = view()
  let stage = Stage(settings: StageSettings(), measurer: arithmetic) { content }
  let parsed = try Script(parsing: script)
  do throws(StageError) {
    _ = try stage.play(parsed)
    return nil
  } catch {
    return error
  }
}

extension Film {
  /// What a frame draws, back to front, without clips.
  func drawn(_ frame: Int) -> [TraceNode] {
    TraceNode.all(in: scene(atFrame: frame).root).filter { $0.kind != .clip }
  }

  /// What the last frame draws.
  var end: [TraceNode] { drawn(frameCount - 1) }

  /// The texts of a frame that are seen, back to front.
  func texts(_ frame: Int) -> [String] {
    drawn(frame).filter { $0.opacity > 0 && $0.kind == .text }.map {
      $0.lines.joined(separator: " ")
    }
  }

  /// The texts that are seen at the end.
  var endTexts: [String] { texts(frameCount - 1) }

  /// The first thing of a colour in a frame.
  func shape(_ color: ResolvedColor, _ frame: Int) throws -> TraceNode {
    try #require(drawn(frame).first { $0.fill == [color] }, "nothing is \(color.hexDescription)")
  }

  /// The node of a text in a frame.
  func text(_ string: String, _ frame: Int) throws -> TraceNode {
    try #require(drawn(frame).first { $0.lines.first == string }, "no text “\(string)”")
  }
}

extension ResolvedColor {
  /// Colours that tests paint with; a view gets them by `Color(red:green:blue:)`.
  static let pureRed = ResolvedColor(red: 1, green: 0, blue: 0)
  static let pureGreen = ResolvedColor(red: 0, green: 1, blue: 0)
  static let pureBlue = ResolvedColor(red: 0, green: 0, blue: 1)
}

extension Color {
  static let pureRed = Color(red: 1, green: 0, blue: 0)
  static let pureGreen = Color(red: 0, green: 1, blue: 0)
  static let pureBlue = Color(red: 0, green: 0, blue: 1)
}

/// Whether two numbers agree within a tolerance.
func isNear(_ first: Double, _ second: Double, within tolerance: Double = 1e-4) -> Bool {
  (first - second).magnitude <= tolerance
}
