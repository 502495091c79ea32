import HeroCore
import Testing

/// The room between neighbours in a column where nothing is said, held against snapshots of SwiftUI.
@Suite struct DefaultSpacingTests {
  static let styles: [String: TextStyle] = Dictionary(
    uniqueKeysWithValues: TextStyle.allCases.map { ("\($0)", $0) })

  private func view(_ kind: String) throws -> LayoutNode {
    switch kind {
    case "shape": return Tree.rigid(10, 10)
    case "padded": return Tree.text("a").padding(.zero)
    case "framed": return Tree.text("a").fixed(36, 36)
    default:
      let style = try #require(Self.styles[kind])
      return Tree.text("a", size: TypeTable.pointSize(style), scale: 3) {
        $0.leading = TypeTable.styleLeading(style)
      }
    }
  }

  @Test("columns keep neighbours as far apart as a phone does")
  func columns() throws {
    for row in Oracle("stack-spacing").rows {
      let frames = Tree.column(
        spacing: nil, try view(row.text("upper")), try view(row.text("lower"))
      ).leafFrames(nil, nil)
      let inset = row.text("upper") == "framed" ? (36 - frames[0].height) / 2 : 0
      let under = row.text("lower") == "framed" ? (36 - frames[1].height) / 2 : 0
      let gap = frames[1].minY - under - frames[0].maxY - inset
      #expect(isNear(gap, row.number("gap"), within: row.tolerance("gap")), "\(row): \(gap)")
    }
  }

  @Test("rows keep neighbours 8 points apart, spacers none")
  func rows() {
    let row = Tree.row(spacing: nil, Tree.rigid(10, 10), Tree.text("ab"), Tree.rigid(10, 10))
    #expect(row.leafFrames(nil, nil).map(\.minX) == [0, 18, 46])
    let spread = Tree.row(
      spacing: nil, Tree.rigid(10, 10), Tree.spacer(.horizontal), Tree.rigid(10, 10))
    #expect(spread.leafFrames(60, nil).map(\.minX) == [0, 10, 50])
    #expect(spread.size(0, 0).width == 28)
  }
}
