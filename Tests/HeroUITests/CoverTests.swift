import HeroCore
import HeroUI
import Testing

private let red: UInt32 = 0xFF0000
private let blue: UInt32 = 0x0000FF

private struct Scene: View {
  enum Kind { case sheet, medium, cover, zoom }

  let kind: Kind
  @State private var isShown = false
  @State private var log = ""
  @Namespace private var space

  var body: some View {
    VStack {
      Button("Open") { isShown = true }
      paint(blue).frame(width: 100, height: 50)
        .matchedTransitionSource(id: "source", in: space)
        .sheet(
          isPresented: binding(.sheet), onDismiss: { log = "dismissed" }, content: { Page() }
        )
        .sheet(isPresented: binding(.medium)) { Page().presentationDetents([.medium, .large]) }
        .fullScreenCover(isPresented: binding(.cover)) { Page() }
        .fullScreenCover(isPresented: binding(.zoom)) {
          Page().navigationTransition(.zoom(sourceID: "source", in: space))
        }
      Text(log)
    }
  }

  private func binding(_ kind: Kind) -> Binding<Bool> {
    Binding(get: { isShown && self.kind == kind }, set: { isShown = $0 })
  }

  struct Page: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      ZStack {
        paint(red).ignoresSafeArea()
        Button("Close") { dismiss() }
      }
    }
  }
}

@MainActor @Suite struct CoverTests {
  private static let phone = StageSettings()

  /// Where the page is drawn, with what moves it.
  private func page(_ node: SceneNode) -> Rect? {
    func find(_ node: SceneNode, _ outer: Affine) -> Rect? {
      let map = node.transform.then(outer)
      if node.drawing == .fill(.rectangle, .color(ResolvedColor(hex: red))) {
        return Rect(
          origin: map.apply(to: node.frame.origin),
          size: Size(width: node.frame.width * map.a, height: node.frame.height * map.d))
      }
      return node.children.lazy.compactMap { find($0, map) }.first
    }
    return find(node, .identity)
  }

  @Test("a full-screen cover comes from below the display and covers all of it")
  func cover() throws {
    let shown = try Shown(Self.phone, script: "tap \"Open\"; settle; tap \"Close\"; settle") {
      Scene(kind: .cover)
    }
    let first = try #require(page(shown.film.scene(atFrame: 1).root))
    #expect(first.minY > 600 && first.minY < 852)
    let heights = (1..<60).compactMap { page(shown.film.scene(atFrame: $0).root)?.minY }
    #expect(try #require(heights.min()) < 0.01)
    #expect(page(shown.last) == nil)
  }

  @Test("a sheet leaves what is above it in sight, darkened by a fifth")
  func sheet() throws {
    let shown = try Shown(Self.phone, script: "tap \"Open\"; settle") { Scene(kind: .sheet) }
    let top = Self.phone.device.safeArea.top + 10
    #expect(page(shown.last) == Rect(0, top, 393, 852 - top))
    let shade = try #require(shown.last.all.first { $0.id.path.hasSuffix(".dimming") })
    #expect(abs(shade.opacity - 0.2) < 1e-6)
    let cut = try #require(shown.last.all.first { $0.clip != nil })
    #expect(
      cut.clip
        == .roundedRectangle(CornerRadii(topLeading: 10, topTrailing: 10), style: .continuous))
  }

  @Test("a sheet opens at the lowest detent, and a tap beside it closes it")
  func detent() throws {
    let shown = try Shown(Self.phone, script: "tap \"Open\"; settle") { Scene(kind: .medium) }
    let full = 852 - Self.phone.device.safeArea.top - 10
    let height = try #require(page(shown.last)).height
    #expect(abs(height - full / 2) < 0.5)
    let script = "tap \"Open\"; settle; drag 20,70 by 0,0 over 0.1; settle"
    let closed = try Shown(Self.phone, script: script) { Scene(kind: .medium) }
    #expect(page(closed.last) == nil)
  }

  @Test("what is to be done after a sheet is done once it has gone")
  func dismissed() throws {
    let shown = try Shown(
      Self.phone, script: "tap \"Open\"; settle; tap \"Close\"; wait 0.4; wait 0.3"
    ) { Scene(kind: .sheet) }
    #expect(shown.last.texts.contains("dismissed"))
  }

  @Test("a cover can grow out of a view")
  func zoom() throws {
    let shown = try Shown(Self.phone, script: "tap \"Open\"; settle") { Scene(kind: .zoom) }
    let early = try #require(
      shown.film.scene(atFrame: 3).root.all.first { $0.id.path.hasSuffix(".zoom") })
    #expect(early.frame.width > 100 && early.frame.width < 393)
    #expect(page(shown.last) == Rect(0, 0, 393, 852))
  }

  private struct Still: View {
    @State private var isShown = false

    var body: some View {
      Button("Open") {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { isShown = true }
      }
      .fullScreenCover(isPresented: $isShown) { paint(red).ignoresSafeArea() }
    }
  }

  @Test("in a transaction without animations a cover is there at once")
  func atOnce() throws {
    let shown = try Shown(script: "tap \"Open\"; wait #1") { Still() }
    #expect(page(shown.film.scene(atFrame: 1).root) == Rect(0, 0, 400, 800))
  }
}
