import HeroCore
import HeroUI
import Testing

private final class Model: ObservableObject {
  @Published var isWide = false
  @Published var isTall = false
  var quiet = 20.0

  func speak() {
    objectWillChange.send()
    quiet = 60
  }
}

@Observable private final class Watched {
  var isWide = false
  var isTall = false
  var name = "one"
}

private struct Shared: EnvironmentKey { static let defaultValue = 10.0 }

extension EnvironmentValues {
  fileprivate var side: Double {
    get { self[Shared.self] }
    set { self[Shared.self] = newValue }
  }
}

private struct Inner: View {
  @EnvironmentObject var model: Model

  var body: some View {
    paint(0xFF0000).frame(width: model.isWide ? 200 : 100, height: model.isTall ? 200 : 100)
  }
}

private struct Owner: View {
  @StateObject private var model = Model()

  var body: some View {
    VStack(spacing: 0) {
      Inner().environmentObject(model)
      paint(0x0000FF).frame(width: model.quiet, height: 10)
      Toggling(isOn: $model.isWide)
      Button("Animated") { withAnimation(.linear(duration: 1)) { model.isWide = true } }
      Button("Mixed") {
        withAnimation(.linear(duration: 1)) { model.isWide = true }
        model.isTall = true
      }
      Button("Speak") { model.speak() }
    }
  }
}

private struct Toggling: View {
  @Binding var isOn: Bool
  var body: some View { Button("Toggle") { isOn.toggle() } }
}

private struct Watcher: View {
  @State private var model = Watched()

  var body: some View {
    VStack(spacing: 0) {
      Leaf()
      Button("Mixed") {
        withAnimation(.linear(duration: 1)) { model.isWide = true }
        model.isTall = true
      }
      Button("Twice") {
        model.isTall = true
        withAnimation(.linear(duration: 1)) { model.isWide = true }
      }
      Renamer(model: model)
    }
    .environment(model)
  }
}

private struct Leaf: View {
  @Environment(Watched.self) private var model

  var body: some View {
    paint(0xFF0000).frame(width: model.isWide ? 200 : 100, height: model.isTall ? 200 : 100)
    Text(model.name)
  }
}

private struct Renamer: View {
  @Bindable var model: Watched
  var body: some View { Setter(name: $model.name) }
}

private struct Setter: View {
  @Binding var name: String
  var body: some View { Button("Rename") { name = "two" } }
}

private struct Stored: View {
  @AppStorage("count") private var count = 1
  @State private var isShown = true

  var body: some View {
    VStack {
      Text("\(count)")
      if isShown { Other() }
      Button("Hide") { isShown = false }
    }
  }
}

private struct Other: View {
  @AppStorage("count") private var count = 7
  @AppStorage("name") private var name: String?
  var body: some View { Button("Add \(name ?? "nothing")") { count += 1 } }
}

@MainActor @Suite struct ObjectTests {
  private func size(_ shown: Shown, at time: Rational) throws -> Size {
    try shown.film.scene(at: time).root.frame(of: 0xFF0000).size
  }

  @Test("a change of a published property is shown, animated where withAnimation is around it")
  func published() throws {
    let jump = try Shown(script: "tap \"Toggle\"; wait 1") { Owner() }
    #expect(try size(jump, at: Rational(1, 60)).width == 200)
    let run = try Shown(script: "tap \"Animated\"; wait 1") { Owner() }
    #expect(try size(run, at: Rational(1, 2)).width == 150)
  }

  @Test("changes of one handler in two transactions are shown each in its own")
  func mixed() throws {
    let shown = try Shown(script: "tap \"Mixed\"; wait 1") { Owner() }
    #expect(try size(shown, at: Rational(1, 2)) == Size(width: 150, height: 200))
  }

  @Test("an object that says that it changes is looked at again")
  func spoken() throws {
    let shown = try Shown(script: "tap \"Speak\"") { Owner() }
    #expect(try shown.first.frame(of: 0x0000FF).width == 20)
    #expect(try shown.last.frame(of: 0x0000FF).width == 60)
  }

  @Test("an object that is not in the environment is an error that names it")
  func missing() throws {
    let error = try #require(throws: StageError.self) { try Shown { Inner() } }
    #expect(error == .missingObject(type: "Model"))
    let other = try #require(throws: StageError.self) { try Shown { Leaf() } }
    #expect(other == .missingObject(type: "Watched"))
  }

  @Test("observed objects are shown in the transaction of each change, in either order")
  func observed() throws {
    let mixed = try Shown(script: "tap \"Mixed\"; wait 1") { Watcher() }
    #expect(try size(mixed, at: Rational(1, 2)) == Size(width: 150, height: 200))
    let twice = try Shown(script: "tap \"Twice\"; wait 1") { Watcher() }
    #expect(try size(twice, at: Rational(1, 2)) == Size(width: 150, height: 200))
  }

  @Test("a bindable object hands out connections")
  func bindable() throws {
    let shown = try Shown(script: "tap \"Rename\"") { Watcher() }
    #expect(shown.last.texts.contains("two"))
  }

  @Test("stored values are shared by name and outlive the views")
  func storage() throws {
    let shown = try Shown(script: "tap \"Add nothing\"; tap \"Hide\"") { Stored() }
    #expect(shown.first.texts.first == "1")
    #expect(shown.last.texts.first == "2")
  }

  @Test("a key of one's own has its default until a view sets it")
  func key() throws {
    struct Bar: View {
      @Environment(\.side) private var side
      var body: some View { paint(0xFF0000).frame(width: side, height: 1) }
    }
    #expect(try Shown { Bar() }.first.frame(of: 0xFF0000).width == 10)
    #expect(try Shown { Bar().environment(\.side, 30) }.first.frame(of: 0xFF0000).width == 30)
  }

  @Test("two stages do not see each other's changes")
  func stages() throws {
    let model = Watched()
    _ = try Shown(script: "tap \"Mixed\"; wait 1") { Watcher() }
    let still = try Shown { Leaf().environment(model) }
    #expect(try still.last.frame(of: 0xFF0000).size == Size(width: 100, height: 100))
  }
}
