import HeroCore
import HeroUI
import Testing

/// A view played on a stage, with text measured by arithmetic, so that no fonts are needed.
@MainActor struct Shown {
  let film: Film

  /// Plays a script on a view; every character is half an em wide.
  init(
    _ settings: StageSettings = .plain, script: String = "", @ViewBuilder _ view: () -> some View
  ) throws {
    let stage = Stage(settings: settings, measurer: .arithmetic, content: view)
    film = try stage.play(try Script(parsing: script))
  }

  /// The first frame.
  var first: SceneNode { film.scene(atFrame: 0).root }
  /// The last frame.
  var last: SceneNode { film.scene(atFrame: film.frameCount - 1).root }
  /// What is odd about the view.
  var warnings: [String] { film.warnings.map(\.message) }

  /// The tree of the last frame, as text.
  var outline: String { last.outline }
}

extension StageSettings {
  /// A display of 400 by 800 points without safe area, one pixel a point.
  static let plain = StageSettings(
    device: .custom(size: Size(width: 400, height: 800), scale: 1), scale: 1)
}

extension TextMeasurer {
  /// Half an em for each character, and symbols of the size of their font.
  static let arithmetic = TextMeasurer(
    shape: { string, face in
      ShapedText(
        clusters: string.map { character in
          ShapedText.Cluster(
            text: String(character), advance: face.size / 2,
            lineBreak: character == " " ? .allowed : .none, isWhitespace: character == " ")
        }, ellipsisAdvance: face.size / 2)
    },
    symbolSize: { Size(width: $0.pointSize, height: $0.pointSize) })
}

extension SceneNode {
  /// The node and all nodes inside, back to front.
  var all: [SceneNode] { [self] + children.flatMap(\.all) }

  /// The frames of what is painted in a colour, from top to bottom of the outline.
  func frames(of hex: UInt32) -> [Rect] {
    all.filter { node in
      switch node.drawing {
      case .fill(_, .color(let color)), .stroke(_, _, .color(let color)):
        color == ResolvedColor(hex: hex)
      default: false
      }
    }.map(\.frame)
  }

  /// The only frame of what is painted in a colour.
  func frame(of hex: UInt32) throws -> Rect {
    let frames = frames(of: hex)
    try #require(frames.count == 1, "\(frames.count) of that colour in\n\(outline)")
    return frames[0]
  }

  /// The texts, in order.
  var texts: [String] {
    all.compactMap { node in
      guard case .text(let text) = node.drawing else { return nil }
      return text.lines.map(\.string).joined(separator: "\n")
    }
  }

  /// The frame of a text.
  func frame(of text: String) throws -> Rect {
    let frames = all.filter { node in
      guard case .text(let drawing) = node.drawing else { return false }
      return drawing.lines.map(\.string).joined(separator: "\n") == text
    }.map(\.frame)
    return try #require(frames.first, "no “\(text)” in\n\(outline)")
  }
}

/// A colour by its number, for finding what it paints.
func paint(_ hex: UInt32) -> Color {
  Color(
    red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
    blue: Double(hex & 255) / 255)
}

extension Rect {
  /// The same box by its four numbers.
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Whether another box is the same to within a hundredth of a point.
  func isClose(to other: Rect) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 0.01 }
  }
}
