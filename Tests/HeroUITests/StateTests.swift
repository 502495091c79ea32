import HeroCore
import HeroUI
import Testing

/// State belongs to a place in the tree: it lives as long as the view there does.
@MainActor @Suite struct StateTests {
  struct Counter: View {
    var name = "Add"
    @State private var count = 0

    var body: some View {
      HStack {
        Button(name) { count += 1 }
        Text(verbatim: "\(name)=\(count)")
      }
    }
  }

  @Test("a change is shown in the frame after its event, and survives later updates")
  func survives() throws {
    let film = try play("tap \"Add\"; wait #2; tap \"Add\"; wait #2") { Counter() }
    #expect(film.texts(0).contains("Add=0"))
    #expect(film.texts(1).contains("Add=1"))
    #expect(film.texts(2).contains("Add=1"))
    #expect(film.texts(3).contains("Add=2"))
  }

  struct Twice: View {
    @State private var count = 0
    @State private var seen = 0

    var body: some View {
      Button("Go") {
        count += 1
        count += 1
        seen = count
      }
      Text(verbatim: "\(count) \(seen)")
    }
  }

  @Test("a handler reads what it has just written")
  func readsItsOwnWrites() throws {
    #expect(try play("tap \"Go\"") { Twice() }.endTexts.contains("2 2"))
  }

  struct Parent: View {
    @State private var title = "one"

    var body: some View {
      VStack {
        Button("Rename") { title = "two" }
        Text(verbatim: title)
        Counter()
        Counter(name: "More")
      }
    }
  }

  @Test("two views of a type have state of their own, which the parent's changes leave alone")
  func siblings() throws {
    let film = try play("tap \"Add\"; tap \"More\"; tap \"More\"; tap \"Rename\"") { Parent() }
    #expect(Set(film.endTexts).isSuperset(of: ["two", "Add=1", "More=2"]))
  }

  struct Rows: View {
    @State private var names = ["a", "b", "c"]

    var body: some View {
      VStack {
        Button("Reverse") { names.reverse() }
        Button("Insert") { names.insert("new", at: 0) }
        Button("Remove") { names.removeAll { $0 == "b" } }
        Button("Restore") { names.insert("b", at: 0) }
        ForEach(names, id: \.self) { Counter(name: $0) }
      }
    }
  }

  @Test(
    "state follows the id of an element, not its place",
    arguments: [
      ("", "a=0 b=1 c=0"), ("tap \"Reverse\"", "c=0 b=1 a=0"),
      ("tap \"Insert\"", "new=0 a=0 b=1 c=0"),
      ("tap \"Insert\"; tap \"Reverse\"; tap \"new\"", "c=0 b=1 a=0 new=1"),
      ("tap \"Remove\"; tap \"Restore\"", "b=0 a=0 c=0"),
    ])
  func elements(script: String, expected: String) throws {
    let film = try play("tap \"b\"; \(script)") { Rows() }
    let counts = film.drawn(film.frameCount - 1)
      .filter { ($0.lines.first ?? "").contains("=") }
      .sorted { $0.frame.minY < $1.frame.minY }.compactMap(\.lines.first)
    #expect(counts.joined(separator: " ") == expected)
  }

  struct Hiding: View {
    let animation: Animation?
    @State private var isShown = true

    var body: some View {
      VStack {
        Button("Toggle") { withAnimation(animation) { isShown.toggle() } }
        if isShown { Counter() }
      }
    }
  }

  @Test(
    "the state of a view that goes out lives as long as its removal runs",
    arguments: [
      ("wait 0.5; tap \"Toggle\"", "Add=1"), ("wait 0.99; tap \"Toggle\"", "Add=1"),
      ("settle; tap \"Toggle\"", "Add=0"), ("wait 2; tap \"Toggle\"", "Add=0"),
      ("wait 0.5; tap \"Toggle\"; wait 0.1; tap \"Toggle\"; settle; tap \"Toggle\"", "Add=0"),
    ])
  func removal(script: String, expected: String) throws {
    let film = try play("tap \"Add\"; tap \"Toggle\"; \(script); settle") {
      Hiding(animation: .linear(duration: 1))
    }
    #expect(film.endTexts.contains(expected))
  }

  @Test("without an animation the state is gone at once")
  func removalAtOnce() throws {
    let film = try play("tap \"Add\"; tap \"Toggle\"; tap \"Toggle\"") { Hiding(animation: nil) }
    #expect(film.endTexts.contains("Add=0"))
  }

  struct Branches: View {
    @State private var isFirst = true

    var body: some View {
      VStack {
        Button("Switch") { isFirst.toggle() }
        if isFirst { Counter() } else { Counter() }
      }
    }
  }

  @Test("the two branches of an if are two views")
  func branches() throws {
    let film = try play("tap \"Add\"; tap \"Switch\"") { Branches() }
    #expect(film.endTexts.contains("Add=0"))
  }

  struct Badged: View {
    @State private var isBadged = false

    var body: some View {
      VStack {
        Button("Badge") { withAnimation(.linear(duration: 1)) { isBadged.toggle() } }
        Counter().overlay { if isBadged { Text(verbatim: "new") } }
      }
    }
  }

  @Test("views that come and go over a view leave it alone, and fade")
  func overlay() throws {
    let film = try play("tap \"Add\"; tap \"Badge\"; wait 0.5; wait 0.5; tap \"Badge\"; settle") {
      Badged()
    }
    #expect(isNear(try film.text("new", 30).opacity, 0.5))
    #expect(isNear(try film.text("new", 90).opacity, 0.5))
    #expect(film.texts(90).last == "new")
    for frame in [1, 30, 60, 90, 120] { #expect(try film.text("Add=1", frame).opacity == 1) }
    #expect(!film.endTexts.contains("new"))
  }

  struct Owner: View {
    @State private var model = (isOn: false, level: 1)

    var body: some View {
      VStack {
        Part(isOn: $model.isOn, level: $model.level.animation(.linear(duration: 1)))
        Text(verbatim: "\(model.isOn) \(model.level)")
      }
    }

    struct Part: View {
      @Binding var isOn: Bool
      @Binding var level: Int

      var body: some View {
        Button("Flip") { isOn.toggle() }
        Button("Raise") { level += 1 }
        Color.pureRed.frame(width: 10 * CGFloat(level), height: 10)
      }
    }
  }

  @Test("a binding writes into the owner, with the animation it brings")
  func bindings() throws {
    let film = try play("tap \"Flip\"; tap \"Raise\"; settle") { Owner() }
    #expect(film.endTexts.contains("true 2"))
    #expect(isNear(try film.shape(.pureRed, 30).frame.width, 15))
  }
}
