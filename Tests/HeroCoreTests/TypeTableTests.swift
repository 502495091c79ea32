import HeroCore
import Testing

/// The measures of the system font, held against published tables and snapshots of SwiftUI.
@Suite struct TypeTableTests {
  static let styles: [String: TextStyle] = Dictionary(
    uniqueKeysWithValues: TextStyle.allCases.map { ("\($0)", $0) })
  static let sizes: [String: DynamicTypeSize] = Dictionary(
    uniqueKeysWithValues: DynamicTypeSize.allCases.map { ("\($0)", $0) })

  @Test("texts are as high as on a phone")
  func heights() throws {
    for row in Oracle("text-heights").rows {
      let style = try #require(Self.styles[row.text("style")])
      let size = TypeTable.pointSize(style)
      for (lines, column) in [(1, "one"), (2, "two"), (3, "three")] {
        let height = TypeTable.height(ofLines: lines, pointSize: size, isTextStyle: true, scale: 3)
        #expect(isNear(height, row.number(column), within: 5e-4), "\(row), \(lines) lines")
      }
      #expect(TypeTable.lineHeight(pointSize: size, scale: 2) == row.number("oneAt2x"))
    }
  }

  @Test("scaled metrics follow the leading")
  func scaledMetrics() throws {
    let oracle = Oracle("scaled-metrics")
    for row in oracle.rows {
      let style = try #require(Self.styles[row.text("style")])
      for column in oracle.columns.dropFirst() {
        let size = try #require(Self.sizes[column])
        let factor = TypeTable.scaleFactor(relativeTo: style, at: size)
        #expect(isNear(factor, row.number(column), within: 5.1e-5), "\(row) at \(column)")
      }
    }
    #expect(isNear(TypeTable.scaled(17, at: .medium, scale: 3), 16 + 1 / 3.0, within: 1e-9))
    let card = TypeTable.scaled(240, relativeTo: .largeTitle, at: .accessibility5, scale: 3)
    #expect(isNear(card, 409 + 2 / 3.0, within: 1e-9))
  }

  @Test("sizes of text are ordered, and so are the tables", arguments: TextStyle.allCases)
  func order(style: TextStyle) {
    #expect(DynamicTypeSize.allCases.sorted() == DynamicTypeSize.allCases)
    let sizes = DynamicTypeSize.allCases.map { TypeTable.pointSize(style, at: $0) }
    #expect(sizes == sizes.sorted())
    let leadings = DynamicTypeSize.allCases.map { TypeTable.styleLeading(style, at: $0) }
    #expect(leadings == leadings.sorted())
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
  }

  @Test("rounding up to pixels is not fooled by the last bit")
  func rounding() {
    #expect(isNear(TypeTable.lineHeight(pointSize: 17, scale: 3), 61 / 3.0, within: 1e-12))
    #expect(TypeTable.lineHeight(pointSize: 17, scale: 2) == 20.5)
    #expect(TypeTable.lineHeight(pointSize: 17, scale: 1) == 21)
    #expect(TypeTable.roundedUp(61 / 3.0 + 1e-12, scale: 3) == 61 / 3.0)
    #expect(TypeTable.roundedUp(20.34, scale: 3) == 62 / 3.0)
    #expect(TypeTable.roundedUp(0, scale: 3) == 0)
  }

  @Test("a size in points has its own box as pitch, a text style the leading")
  func pitch() {
    #expect(TypeTable.linePitch(pointSize: 17, isTextStyle: true) == 22)
    let fixed = TypeTable.linePitch(pointSize: 16, isTextStyle: false, lineSpacing: 2.4)
    #expect(isNear(fixed, 21.4937, within: 1e-4))  // measured as 21.5 at 2 pixels per point
  }

  @Test("baselines lie on pixels")
  func baseline() {
    let baseline = TypeTable.firstBaseline(pointSize: 17, scale: 3)
    #expect(isNear(baseline, 16 + 1 / 3.0, within: 1e-12))
    #expect(TypeTable.firstBaseline(pointSize: 17, scale: 2) == 16)
  }

  @Test("texts stand as far apart as in snapshots")
  func spacing() {
    func gap(_ size: Double) -> Double {
      TypeTable.spacingBetweenTexts(
        lowerPointSize: size, leading: TypeTable.leading(pointSize: size), scale: 3)
    }
    #expect(gap(17) == 2)
    #expect(isNear(gap(15), 7 / 3.0, within: 1e-12))
    #expect(gap(12) == 2)
    #expect(
      TypeTable.spacingBetweenTexts(
        lowerPointSize: 17, leading: 17 * TypeTable.lineBox, scale: 3) == 0)
    #expect(isNear(TypeTable.spacingAboveText(pointSize: 17, scale: 3), 6.434, within: 1e-2))
    #expect(isNear(TypeTable.spacingBelowText(pointSize: 17, scale: 3), 10.642, within: 1e-2))
  }

  @Test("tracking follows the table, between its sizes on a line")
  func tracking() {
    #expect(isNear(TypeTable.tracking(pointSize: 17), -0.442, within: 1e-9))
    #expect(isNear(TypeTable.tracking(pointSize: 34), 0.408, within: 1e-9))
    #expect(isNear(TypeTable.tracking(pointSize: 12.5), -0.0375, within: 1e-9))
    #expect(TypeTable.tracking(pointSize: 12) == 0)
    #expect(TypeTable.tracking(pointSize: 200) == 0)
    #expect(isNear(TypeTable.tracking(pointSize: 4), 0.164, within: 1e-9))
    #expect(
      isNear(TypeTable.tracking(pointSize: 34, design: .rounded), 0.408, within: 1e-9))
    #expect(TypeTable.tracking(pointSize: 17, design: .monospaced) == 0)
  }

  @Test("only headlines are heavy by themselves")
  func weights() {
    #expect(TextStyle.headline.weight == .semibold)
    #expect(TextStyle.allCases.filter { $0.weight == .regular }.count == 10)
    #expect(TextStyle.largeTitle.boldWeight == .bold)
    #expect(TextStyle.body.boldWeight == .semibold)
  }
}
