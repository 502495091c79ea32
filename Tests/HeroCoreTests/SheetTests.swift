import HeroCore
import Testing

/// Several moments in one scene: everything is inside, nothing covers its neighbour.
@Suite struct SheetTests {
  private static let measurer = TextMeasurer(
    shape: { text, _ in
      ShapedText(
        clusters: text.map {
          .init(text: "\($0)", advance: 7, lineBreak: .none, isWhitespace: false)
        }, ellipsisAdvance: 7)
    }, symbolSize: { _ in .zero })

  /// A box of a matched group that moves to the right.
  private static func moment(_ index: Int) -> Scene {
    let frame = Rect(x: Double(index) * 10, y: 20, width: 30, height: 40)
    let box = SceneNode(
      "box", frame: frame, drawing: .fill(.rectangle, .color(.black)),
      match: SceneNode.Match(id: "card", isSource: true, frame: frame))
    let floor = SceneNode(
      "floor", frame: Rect(x: 0, y: 190, width: 100, height: 10),
      drawing: .fill(.rectangle, .color(.black)))
    return Scene(
      size: Size(width: 100, height: 200), scale: 1, background: .white,
      root: SceneNode(
        "display", frame: Rect(x: 0, y: 0, width: 100, height: 200), children: [floor, box]))
  }

  @Test("pictures and captions lie side by side on the sheet", arguments: [1, 2, 6, 7, 12])
  func cells(count: Int) {
    let cells = (0..<count).map { ContactSheet.Cell(scene: Self.moment($0), caption: "\($0) s") }
    let scene = ContactSheet(cells: cells).scene(
      scale: 2, background: .white, measurer: Self.measurer)
    let nodes = scene.root.children
    #expect(nodes.count == count)
    let sheet = Rect(origin: .zero, size: scene.size)
    for node in nodes {
      #expect(sheet.union(node.frame) == sheet)
      let overlapping = nodes.filter {
        $0.frame.minX < node.frame.maxX && node.frame.minX < $0.frame.maxX
          && $0.frame.minY < node.frame.maxY && node.frame.minY < $0.frame.maxY
      }
      #expect(overlapping.count == 1)
    }
    let texts = TraceNode.all(in: scene.root).filter { $0.kind == .text }
    #expect(texts.map(\.lines) == (0..<count).map { ["\($0) s"] })
  }

  @Test("a picture on a sheet keeps its proportions")
  func proportions() throws {
    let cells = [ContactSheet.Cell(scene: Self.moment(3), caption: "")]
    let scene = ContactSheet(cells: cells, cellWidth: 50).scene(
      scale: 1, background: .black, measurer: Self.measurer)
    let box = try #require(TraceNode.all(in: scene.root).first { $0.id.path == "box" })
    let ground = try #require(
      TraceNode.all(in: scene.root).first { $0.id.path.hasSuffix("ground") })
    #expect(box.frame.width == 15 && box.frame.height == 20)
    #expect(box.frame.minX - ground.frame.minX == 15 && ground.frame.width == 50)
  }
}
