import HeroCore
import HeroUI
import Testing

private struct Tabs: View {
  @State private var tab = "home"

  var body: some View {
    TabView(selection: $tab) {
      paint(0xFF0000).tabItem { Label("Home", systemImage: "house") }.tag("home")
      paint(0x0000FF).tabItem { Label("Search", systemImage: "magnifyingglass") }.tag("search")
    }
  }
}

private struct Pages: View {
  @State private var page = 0

  var body: some View {
    VStack(spacing: 0) {
      TabView(selection: $page) {
        ForEach(0..<3, id: \.self) { index in paint(index == 1 ? 0x0000FF : 0xFF0000) }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      Button("Next") { withAnimation(.linear(duration: 1)) { page += 1 } }
    }
  }
}

private struct Form: View {
  @State private var isOn = false
  @State private var choice = "one"
  @State private var name = ""

  var body: some View {
    VStack {
      Toggle("Sound", isOn: $isOn)
      if isOn { Text("loud") }
      Picker("Number", selection: $choice) {
        Text("One").tag("one")
        Text("Two").tag("two")
      }
      .pickerStyle(.segmented)
      Text("chosen \(choice)")
      TextField("Your name", text: $name)
    }
  }
}

private struct Steps: View {
  @State private var step = 0

  var body: some View {
    VStack {
      Text("\(step)")
      Button("Go") {
        withAnimation(.linear(duration: 0.5)) {
          step = 1
        } completion: {
          step = 2
        }
      }
    }
  }
}

@MainActor @Suite struct ControlTests {
  @Test("a bar of tabs shows one page and lets the others be chosen")
  func tabs() throws {
    let shown = try Shown(StageSettings(), script: "tap \"Search\"") { Tabs() }
    #expect(try shown.first.frame(of: 0xFF0000) == Rect(0, 59, 393, 710))
    #expect(shown.first.frames(of: 0x0000FF).isEmpty)
    #expect(shown.last.frames(of: 0xFF0000).isEmpty)
    #expect(shown.last.frames(of: 0x0000FF).count == 1)
    #expect(shown.first.texts == ["Home", "Search"])
  }

  @Test("pages slide to the chosen one")
  func pages() throws {
    let shown = try Shown(script: "tap \"Next\"; settle") { Pages() }
    #expect(try shown.first.frame(of: 0x0000FF).minX == 400)
    #expect(try shown.film.scene(at: Rational(1, 2)).root.frame(of: 0x0000FF).minX == 200)
    #expect(try shown.last.frame(of: 0x0000FF).minX == 0)
  }

  @Test("only the page that is shown has appeared")
  func appearance() throws {
    struct Both: View {
      @State private var log = ""
      var body: some View {
        TabView {
          Text("a \(log)").onAppear { log += "1" }.tabItem { Text("First") }
          Text("b").onAppear { log += "2" }.tabItem { Text("Second") }
        }
      }
    }
    #expect(try Shown { Both() }.last.texts.first == "a 1")
  }

  @Test("a switch and a picker change their values when they are tapped")
  func values() throws {
    let shown = try Shown(script: "tap \"Sound\"; settle; tap \"Two\"; settle") { Form() }
    #expect(!shown.first.texts.contains("loud"))
    #expect(shown.last.texts.contains("loud"))
    #expect(shown.first.texts.contains("chosen one"))
    #expect(shown.last.texts.contains("chosen two"))
    #expect(shown.last.texts.contains("Your name"))
  }

  @Test("a list has groups of rows of 44 points")
  func list() throws {
    let shown = try Shown(StageSettings()) {
      List {
        Section("First") {
          Text("one")
          Text("two")
        }
        Section { Text("three") }
      }
    }
    let (one, two) = (try shown.first.frame(of: "one"), try shown.first.frame(of: "two"))
    #expect(abs(one.minX - 40) < 0.01)
    #expect(abs(two.minY - one.minY - 44) < 0.01)
    let three = try shown.first.frame(of: "three")
    #expect(abs(three.minY - two.minY - 44 - 35) < 0.01)
    #expect(try shown.first.frame(of: "FIRST").minX >= 40)
  }

  @Test("a completion comes when the animation counts as complete")
  func completion() throws {
    let shown = try Shown(script: "tap \"Go\"; settle; wait 0.1") { Steps() }
    func text(_ time: Rational) -> String? { shown.film.scene(at: time).root.texts.first }
    #expect(text(Rational(0)) == "0")
    #expect(text(Rational(2, 5)) == "1")
    #expect(shown.last.texts.first == "2")
  }

  @Test("a label shows what its style says")
  func labels() throws {
    func outline(_ style: some LabelStyle) throws -> String {
      try Shown { Label("Words", systemImage: "star").labelStyle(style) }.outline
    }
    #expect(try outline(.titleOnly).contains("Words"))
    #expect(try !outline(.titleOnly).contains("symbol"))
    #expect(try !outline(.iconOnly).contains("Words"))
    #expect(try outline(.titleAndIcon).contains("symbol star"))
  }

  @Test("a tap is a gesture; a drag waits")
  func gestures() throws {
    struct Tapped: View {
      @State private var count = 0
      @GestureState private var isDown = false
      var body: some View {
        Text("taps").gesture(
          DragGesture().updating($isDown) { _, state, _ in state = true }
            .simultaneously(with: TapGesture().onEnded { count += 1 }))
        Text("count \(count)")
      }
    }
    #expect(try Shown(script: "tap \"taps\"") { Tapped() }.last.texts == ["taps", "count 1"])
  }
}

@MainActor @Suite struct EffectApiTests {
  @Test("what is not drawn is named once, with its place")
  func warnings() throws {
    let shown = try Shown {
      VStack {
        paint(0xFF0000).blendMode(.multiply)
        Text("1").contentTransition(.numericText())
        Image(systemName: "star").symbolEffect(.bounce, value: 1)
        paint(0x0000FF).blendMode(.normal).contentTransition(.opacity)
        Rectangle().fill(.ultraThinMaterial)
        Rectangle().fill(.ultraThinMaterial)
      }
    }
    #expect(shown.warnings.count == 4)
    #expect(shown.warnings.contains("blendMode(.multiply) is drawn as .normal"))
    #expect(
      shown.film.warnings.filter { $0.location?.file.hasSuffix("ControlTests.swift") == true }
        .count == 3)
  }

  @Test("a preferred colour scheme turns the display dark, its background too")
  func scheme() throws {
    let film = try Shown {
      Text("night").preferredColorScheme(.dark)
    }.film
    #expect(film.scene(atFrame: 0).background == .black)
    #expect(film.scene(atFrame: 0).root.outline.contains("#FFFFFF"))
    let light = try Shown { Text("day") }.film
    #expect(light.scene(atFrame: 0).background == .white)
  }

  @Test("a trimmed outline grows with its end")
  func trim() throws {
    struct Ring: View {
      @State private var isFull = false
      var body: some View {
        Circle().trim(from: 0, to: isFull ? 1 : 0.25).stroke(paint(0xFF0000), lineWidth: 4)
          .frame(width: 100, height: 100)
        Button("Fill") { withAnimation(.linear(duration: 1)) { isFull = true } }
      }
    }
    let shown = try Shown(script: "tap \"Fill\"; settle") { Ring() }
    func values(_ root: SceneNode) -> [Double] {
      root.all.compactMap { node -> [Double]? in
        guard case .stroke(.custom(let shape), _, _) = node.drawing else { return nil }
        return shape.values
      }.first ?? []
    }
    #expect(values(shown.first) == [0, 0.25])
    #expect(values(shown.film.scene(at: Rational(1, 2)).root) == [0, 0.625])
    #expect(values(shown.last) == [0, 1])
  }

  @Test("another id is another view, which comes in while the former goes out")
  func identity() throws {
    struct Renamed: View {
      @State private var name = "a"
      var body: some View {
        Text("words").id(name)
        Button("Rename") { withAnimation(.linear(duration: 1)) { name = "b" } }
      }
    }
    let shown = try Shown(script: "tap \"Rename\"; settle") { Renamed() }
    let middle = shown.film.scene(at: Rational(1, 2)).root
    #expect(middle.texts.filter { $0 == "words" }.count == 2)
    #expect(shown.last.texts.filter { $0 == "words" }.count == 1)
  }

  @Test("position puts the middle, border draws inside")
  func places() throws {
    let shown = try Shown {
      paint(0xFF0000).frame(width: 20, height: 10).position(x: 50, y: 60)
        .overlay { paint(0x0000FF).frame(width: 40, height: 40).border(paint(0x00FF00), width: 4) }
    }
    #expect(try shown.first.frame(of: 0xFF0000) == Rect(40, 55, 20, 10))
    #expect(shown.first.outline.contains("stroke 4 rectangle inset 2 color #00FF00"))
  }
}
