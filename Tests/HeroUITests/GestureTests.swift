import HeroCore
import HeroUI
import Testing

private let red: UInt32 = 0xFF0000

/// A card that follows the finger and springs back.
private struct Card: View {
  @State private var way = CGSize.zero
  @State private var log: [String] = []
  var least: CGFloat = 10

  var body: some View {
    VStack {
      paint(red).frame(width: 100, height: 100)
        .overlay { Text("Card") }
        .offset(way)
        .gesture(
          DragGesture(minimumDistance: least)
            .onChanged { way = $0.translation }
            .onEnded { value in
              log.append("ended \(Int(value.predictedEndTranslation.width))")
              way = .zero
            })
      Text(log.joined(separator: " "))
    }
  }
}

@MainActor @Suite struct GestureTests {
  @Test("a finger that drags is told in every frame, and a card follows it")
  func follows() throws {
    let shown = try Shown(script: "drag \"Card\" by 200,0 over 0.5; wait 0.1") { Card() }
    let start = try shown.first.frame(of: red)
    // The frame at a time shows the state before the events of that time.
    for frame in [6, 12, 25] {
      let scene = shown.film.scene(atFrame: frame).root
      let moved = scene.all.compactMap { $0.transform.tx }.max() ?? 0
      #expect(abs(moved - Double(frame - 1) * 200 / 30) < 1e-3, "frame \(frame)")
    }
    #expect(start == (try shown.last.frame(of: red)))
    // At 400 points a second a quarter of a second is another 100 points.
    #expect(shown.last.texts.contains("ended 300"))
  }

  @Test("a finger that moves less than the gesture asks is no drag")
  func tooShort() throws {
    let shown = try Shown(script: "drag \"Card\" by 9,0 over 0.2; wait 0.1") { Card() }
    #expect(shown.last.texts.allSatisfy { !$0.contains("ended") })
    let zero = try Shown(script: "drag 200,390 to 200,392 over #3; wait 0.1") { Card(least: 0) }
    #expect(zero.last.texts.contains { $0.contains("ended") })
  }

  @Test("nothing under the finger that reacts is an error")
  func nothing() throws {
    #expect(throws: StageError.nothingToDrag(x: 5, y: 5, line: 1)) {
      try Shown(script: "drag 5,5 to 50,50 over 1") { Card() }
    }
  }

  private struct Presses: View {
    @GestureState private var isDown = false
    @State private var log: [String] = []

    var body: some View {
      VStack {
        Text("Target")
          .gesture(
            LongPressGesture(minimumDuration: 0.5)
              .updating($isDown) { value, state, _ in state = value }
              .onEnded { _ in log.append("long") })
        Text(isDown ? "down" : "up")
        Text(log.joined(separator: ","))
      }
    }
  }

  @Test("a finger that rests is a long press, and gesture state returns by itself")
  func longPress() throws {
    let shown = try Shown(script: "drag \"Target\" by 0,0 over 0.6; wait 0.1") { Presses() }
    #expect(shown.film.scene(atFrame: 10).root.texts.contains("down"))
    #expect(shown.last.texts.contains("up"))
    #expect(shown.last.texts.contains("long"))
    let short = try Shown(script: "drag \"Target\" by 0,0 over 0.3; wait 0.1") { Presses() }
    #expect(!short.last.texts.contains("long"))
    #expect(short.last.texts.contains("up"))
  }

  private struct Taps: View {
    @State private var log: [String] = []

    var body: some View {
      VStack {
        Text("Target")
          .onTapGesture(count: 2) { log.append("two") }
          .onTapGesture { log.append("one") }
        Text("Outer")
          .gesture(TapGesture().onEnded { log.append("inner") })
          .highPriorityGesture(TapGesture().onEnded { log.append("high") })
          .simultaneousGesture(TapGesture().onEnded { log.append("beside") })
        Text(log.joined(separator: ","))
      }
    }
  }

  @Test("two taps are a double tap; one tap counts once no other has followed")
  func doubleTap() throws {
    let twice = try Shown(script: "tap \"Target\"; tap \"Target\"; wait 1") { Taps() }
    #expect(twice.last.texts.contains("two"))
    let once = try Shown(script: "tap \"Target\"; wait 1") { Taps() }
    #expect(once.last.texts.contains("one"))
    #expect(!once.film.scene(atFrame: 10).root.texts.contains("one"))
  }

  @Test("a gesture of priority comes before those inside, a simultaneous one beside it")
  func priority() throws {
    let shown = try Shown(script: "tap \"Outer\"; wait 1") { Taps() }
    #expect(shown.last.texts.contains("beside,high"))
  }

  private struct Sequence: View {
    @State private var log = ""

    var body: some View {
      VStack {
        paint(red).frame(width: 50, height: 50)
          .gesture(
            LongPressGesture(minimumDuration: 0.1)
              .sequenced(before: DragGesture(minimumDistance: 0))
              .onEnded { value in
                if case .second(true, let drag?) = value {
                  log = "dragged \(Int(drag.translation.height))"
                }
              })
        Text(log)
      }
    }
  }

  @Test("the second gesture of a sequence begins where the first ended")
  func sequence() throws {
    let shown = try Shown(script: "drag 200,394 to 200,394 over 0.3; wait 0.1") { Sequence() }
    #expect(shown.last.texts.contains("dragged 0"))
  }

  @Test("scripts with drags read as they are written")
  func scripts() throws {
    for text in [
      "drag \"A\" by 0,-300 over 2/5", "drag 1.5,2 to 30,40 over #12", "drag \"A\" to 1,2 over 1",
    ] {
      #expect(try Script(parsing: text).description == text)
    }
  }

  @Test(
    "what is wrong with a drag is named",
    arguments: [
      ("drag", ScriptError.Problem.missingPlace), ("drag \"A\"", .missingWay),
      ("drag \"A\" up 3,4", .missingWay), ("drag \"A\" by 3", .badPoint("3")),
      ("drag \"A\" by 3,4", .missingOver), ("drag \"A\" by 3,4 over", .missingOver),
      ("drag Card by 3,4 over 1", .unquotedLabel("Card by 3,4 over 1")),
    ])
  func problems(text: String, problem: ScriptError.Problem) throws {
    let error = #expect(throws: ScriptError.self) { try Script(parsing: text) }
    #expect(error?.problem == problem)
  }
}
