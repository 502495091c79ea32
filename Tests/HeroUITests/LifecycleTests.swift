import HeroCore
import HeroUI
import Testing

/// When views act by themselves, and what they find around them.
@MainActor @Suite struct LifecycleTests {
  struct Bar: View {
    @State private var progress = 0.0

    var body: some View {
      Color.pureRed.frame(width: 100 * progress, height: 4)
        .onAppear { withAnimation(.linear(duration: 1)) { progress = 1 } }
    }
  }

  @Test("what a view does when it appears is seen from the frame after the first")
  func appears() throws {
    let film = try play("settle") { Bar() }
    for frame in [0, 1, 15, 30, 60] {
      #expect(isNear(try film.shape(.pureRed, frame).frame.width, Double(frame) / 0.6))
    }
    #expect(film.frameCount == 61)
  }

  struct Log: View {
    @State private var isShown = false
    @State private var entries: [String] = []

    var body: some View {
      VStack {
        Button("Toggle") { isShown.toggle() }
        Text(verbatim: "log " + entries.joined(separator: " "))
        if isShown { Text(verbatim: "guest").onAppear { entries.append("in") } }
      }
      .onChange(of: isShown) { old, new in entries.append("\(old)→\(new)") }
      .onChange(of: isShown, initial: true) { entries.append("first") }
    }
  }

  @Test("a view appears once each time it comes in; a watched value tells old and new")
  func log() throws {
    #expect(try play("wait #1") { Log() }.endTexts.contains("log first"))
    let film = try play("tap \"Toggle\"; wait #1; tap \"Toggle\"; tap \"Toggle\"") { Log() }
    let log = try #require(film.endTexts.first { $0.hasPrefix("log") })
    #expect(log.hasPrefix("log first "))
    let entries = log.dropFirst(4).split(separator: " ")
    #expect(entries.filter { $0 == "in" }.count == 2)
    #expect(entries.filter { $0 == "false→true" }.count == 2)
    #expect(entries.filter { $0 == "true→false" }.count == 1)
    #expect(entries.filter { $0 == "first" }.count == 4)
  }

  struct Departing: View {
    @State private var isShown = true
    @State private var departures = 0

    var body: some View {
      VStack {
        Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        Text(verbatim: "gone \(departures)")
        if isShown { Text(verbatim: "guest").onDisappear { departures += 1 } }
      }
    }
  }

  @Test("a view has gone when its removal has ended, and not when it returns before")
  func departure() throws {
    let film = try play("tap \"Toggle\"; wait 2") { Departing() }
    #expect(film.texts(1).contains("gone 0") && film.texts(60).contains("gone 0"))
    #expect(film.texts(61).contains("gone 1"))
    let back = try play("tap \"Toggle\"; wait 0.5; tap \"Toggle\"; settle; wait 2") { Departing() }
    #expect(back.endTexts.contains("gone 0"))
    let settled = try play("tap \"Toggle\"; settle") { Departing() }
    #expect(settled.endTexts.contains("gone 1"))
  }

  struct Endless: View {
    @State private var count = 0
    var body: some View {
      Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 }
    }
  }

  @Test("changes that cause each other without end are an error")
  func endless() throws {
    #expect(try failure("wait 1") { Endless() } == .endlessUpdates)
  }

  struct Recursive: View {
    var body: some View { AnyView(Recursive()) }
  }

  @Test("a body that contains itself is an error that names the view")
  func recursion() throws {
    let error = try #require(try failure("wait 1") { Recursive() })
    #expect(error == .endlessBody(view: "Recursive"))
    #expect(
      "\(error)"
        == "the body of Recursive contains itself without end (512 views inside each other)")
  }
}
