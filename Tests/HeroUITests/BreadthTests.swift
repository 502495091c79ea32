import HeroCore
import Testing

@testable import HeroUI

/// Forms of the API that older and larger projects use.
@MainActor @Suite struct BreadthTests {
  @Test("a mixed colour is between its ends, which it meets")
  func mix() throws {
    let environment = EnvironmentValues()
    func mixed(_ part: Double, _ space: HeroUI.Gradient.ColorSpace) -> ResolvedColor {
      Color(red: 1, green: 0, blue: 0).mix(
        with: Color(red: 0, green: 0, blue: 1), by: part, in: space
      ).resolved(in: environment)
    }
    for space in [HeroUI.Gradient.ColorSpace.device, .perceptual] {
      #expect(mixed(0, space) == .pureRed)
      #expect(mixed(1, space) == .pureBlue)
      #expect(mixed(-1, space) == .pureRed)
    }
    #expect(mixed(0.5, .device) == ResolvedColor(red: 0.5, green: 0, blue: 0.5))
    #expect(mixed(0.5, .perceptual) != mixed(0.5, .device))
    #expect(
      Color.red.mix(with: .blue, by: 0.5).opacity(0.5).resolved(in: environment).opacity == 0.5)
  }

  @Test("gradients named as styles are those made by their types")
  func gradients() throws {
    let colors = [Color.red, .blue]
    let (line, named) = (
      LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom),
      LinearGradient.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
    )
    #expect(line == named)
    #expect(
      RadialGradient.radialGradient(colors: colors, endRadius: 9)
        == RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 9))
    #expect(
      AngularGradient.conicGradient(colors: colors) == AngularGradient(colors: colors))
    let shown = try Shown {
      Rectangle().fill(
        .linearGradient(Gradient(colors: colors), startPoint: .top, endPoint: .bottom))
    }
    #expect(shown.outline.contains("linear"))
  }

  @Test("a map is drawn as the turns, the scale and the move that make it up")
  func steps() {
    let maps = [
      Affine(a: 1, b: 0.3, c: -0.7, d: 2, tx: 5, ty: -6), .identity,
      .rotation(.degrees(250), about: Point(x: 3, y: 4)),
      .scale(x: -1, y: 2, about: Point(x: 1, y: 1)), Affine(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
    ]
    for map in maps {
      let steps = map.steps
      let again = Affine.rotation(steps.first, about: .zero)
        .then(.scale(x: steps.x, y: steps.y, about: .zero))
        .then(.rotation(steps.second, about: .zero)).then(.translation(steps.move))
      for place in [Point.zero, Point(x: 1, y: 0), Point(x: 0, y: 1)] {
        let (wanted, found) = (map.apply(to: place), again.apply(to: place))
        #expect(abs(wanted.x - found.x) < 1e-12 && abs(wanted.y - found.y) < 1e-12, "\(map)")
      }
    }
  }

  @Test("a geometry effect maps a view of its size, in every frame of an animation")
  func geometryEffect() throws {
    struct Slide: @preconcurrency GeometryEffect {
      var part: CGFloat
      var animatableData: CGFloat {
        get { part }
        set { part = newValue }
      }
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width * part * (2 - part), y: 0))
      }
    }
    struct Card: View {
      @State private var isAway = false
      var body: some View {
        VStack(alignment: .leading) {
          paint(0xFF0000).frame(width: 100, height: 100).modifier(Slide(part: isAway ? 1 : 0))
          Button("Go") { withAnimation(.linear(duration: 1)) { isAway = true } }
        }
        .frame(width: 400, alignment: .leading)
      }
    }
    let shown = try Shown(script: "tap \"Go\"; settle") { Card() }
    func moved(_ node: SceneNode) throws -> Double {
      let found = try #require(node.outline.firstMatch(of: /transform 1,0,0,1,([0-9.]+),0/))
      return try #require(Double(found.output.1))
    }
    #expect(!shown.first.outline.contains("transform"))
    // About half of the way the part is 0.5, and the map 0.5 · 1.5 of the width.
    let middle = try moved(shown.film.scene(at: Rational(1, 2)).root)
    #expect(abs(middle - 75) < 3)
    #expect(try abs(moved(shown.last) - 100) < 0.01)
    #expect(shown.warnings.isEmpty)
  }

  @Test("perspective is named where it is not drawn")
  func perspective() throws {
    var transform = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(try Shown { paint(0xFF0000).projectionEffect(transform) }.warnings.isEmpty)
    transform.m13 = 0.001
    let shown = try Shown { paint(0xFF0000).projectionEffect(transform) }
    #expect(shown.warnings == ["projectionEffect is drawn without its perspective"])
  }

  @Test("maps are chained as their names say")
  func transforms() {
    let map = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
    #expect(map == CGAffineTransform(2, 0, 0, 3, 10, 0))
    #expect(map.concatenating(map.inverted()).isIdentity)
    let projection = ProjectionTransform(map).concatenating(ProjectionTransform(map.inverted()))
    #expect(projection.isIdentity)
  }

  /// Links that values open: one by itself, two that share a selection, one on the page of another.
  private struct Links: View {
    @State private var isOpen = false
    @State private var chosen: Int?
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("Single", isActive: $isOpen) {
            VStack {
              Text("single page")
              NavigationLink("Further", tag: 3, selection: $chosen) { Text("further page") }
              Button("Shut") { isOpen = false }
            }
          }
          NavigationLink(destination: Text("page one"), tag: 1, selection: $chosen) { Text("One") }
          Button("Choose") { chosen = 1 }
          Text("open \(isOpen)")
          Text("chosen \(chosen ?? 0)")
        }
      }
      .navigationViewStyle(.stack)
    }
  }

  @Test("a link that a value opens shows its page by a tap and by the value")
  func links() throws {
    func texts(_ script: String) throws -> [String] {
      try Shown(script: script + "; settle") { Links() }.last.texts
    }
    #expect(try texts("tap \"Single\"").contains("single page"))
    #expect(try !texts("tap \"Single\"; settle; tap \"Shut\"").contains("single page"))
    #expect(try texts("tap \"One\"").contains("page one"))
    #expect(try texts("tap \"Choose\"").contains("page one"))
    #expect(try texts("tap \"Single\"; settle; tap \"Further\"").contains("further page"))
  }

  @Test("columns are a stack, and said to be")
  func columns() throws {
    let shown = try Shown { NavigationView { Text("a") }.navigationViewStyle(.columns) }
    #expect(shown.warnings == ["navigationViewStyle(.columns) is drawn as a stack"])
  }

  @Test("bars over a keyboard are not seen; those at the bottom are missed")
  func toolbars() throws {
    struct Done: ToolbarContent {
      var body: some ToolbarContent {
        ToolbarItem(placement: .navigation) { Text("left") }
        ToolbarItem(placement: .keyboard) { Text("key") }
      }
    }
    let shown = try Shown {
      NavigationStack { Text("page").toolbar { Done() } }
    }
    #expect(shown.last.texts.contains("left") && !shown.last.texts.contains("key"))
    #expect(shown.warnings.isEmpty)
    let lower = try Shown {
      NavigationStack {
        Text("page").toolbar { ToolbarItem(placement: .status) { Text("low") } }
      }
    }
    #expect(lower.warnings == ["toolbar items at the bottom are not drawn"])
  }

  @Test("a page of a tab view hides the bar of its tabs, by either name", arguments: [true, false])
  func hiddenTabs(isNew: Bool) throws {
    let shown = try Shown {
      TabView {
        VStack {
          if isNew {
            Text("page").toolbarVisibility(.hidden, for: .tabBar)
          } else {
            Text("page").toolbar(.hidden, for: .tabBar)
          }
        }
        .tabItem { Text("Tab") }
      }
    }
    #expect(shown.last.texts == ["page"])
  }

  @Test("a menu shows its label, and says when it is opened that it is not drawn")
  func menu() throws {
    struct Choice: View {
      @State private var count = 0
      var body: some View {
        Menu("More") { Button("a") { count = 9 } }
        Menu {
          Button("b") { count = 9 }
        } label: {
          Text("Add \(count)")
        } primaryAction: {
          count += 1
        }
      }
    }
    let closed = try Shown(script: "tap \"Add 0\"") { Choice() }
    #expect(closed.last.texts == ["More", "Add 1"])
    #expect(closed.warnings.isEmpty)
    #expect(try Shown(script: "tap \"More\"") { Choice() }.warnings == ["the menu is not drawn"])
  }

  @Test("an alert about an item is missed when there is one")
  func alerts() throws {
    struct Item: Identifiable { let id = 1 }
    func shown(_ item: Item?) throws -> [String] {
      let played = try Shown {
        Text("a").alert(item: .constant(item)) { _ in Alert(title: Text("b")) }
          .keyboardType(.numberPad).textContentType(.oneTimeCode).autocapitalization(.none)
      }
      return played.warnings
    }
    #expect(try shown(nil).isEmpty)
    #expect(try shown(Item()) == ["the alert is not drawn"])
  }

  @Test("tabs of views, and tabs of nothing, hold their pages")
  func tabs() throws {
    enum Page { case one, two }
    let shown = try Shown {
      TabView(selection: .constant(Page.two)) {
        Tab(value: .one) { Text("page one") }
        Tab(value: .two) {
          Text("page two")
        } label: {
          Text("Two")
        }
      }
    }
    #expect(shown.last.texts.contains("page two") && !shown.last.texts.contains("page one"))
  }
}
