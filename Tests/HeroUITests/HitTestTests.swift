import HeroCore
import HeroUI
import Testing

/// What a tap finds and reaches, as a UI test would.
@MainActor @Suite struct HitTestTests {
  /// Shows the name of what was tapped last.
  struct Probe<Content: View>: View {
    @ViewBuilder let content: (@escaping (String) -> Void) -> Content
    @State private var last = "nothing"
    var body: some View {
      VStack {
        content { last = $0 }
        Text(verbatim: "tapped \(last)")
      }
    }
  }

  private func tapped<Content: View>(
    _ label: String, @ViewBuilder _ content: @escaping (@escaping (String) -> Void) -> Content
  ) throws -> String {
    try play("tap \"\(label)\"") { Probe(content: content) }
      .endTexts.first { $0.hasPrefix("tapped ") } ?? ""
  }

  private func refusal<Content: View>(
    _ label: String, @ViewBuilder _ content: @escaping (@escaping (String) -> Void) -> Content
  ) throws -> StageError? { try failure("tap \"\(label)\"") { Probe(content: content) } }

  @Test("a button is found by its whole label; its parts are merged")
  func merged() throws {
    #expect(
      try tapped("Lisbon, Three days") { note in
        Button {
          note("card")
        } label: {
          Text(verbatim: "Lisbon")
          Text(verbatim: "Three days")
        }
      } == "tapped card")
    #expect(try refusal("Lisbon") { _ in Button("Lisbon by night") {} } != nil)
    #expect(try refusal("lisbon") { _ in Button("Lisbon") {} } != nil)
  }

  @Test("a label of one's own replaces the words, an identifier is found as well")
  func labels() throws {
    #expect(
      try tapped("Close") { note in
        Button("×") { note("cross") }.accessibilityLabel("Close")
      } == "tapped cross")
    #expect(
      try tapped("id-7") { note in
        Button("×") { note("cross") }.accessibilityIdentifier("id-7")
      } == "tapped cross")
    #expect(
      try refusal("×") { _ in Button("×") {}.accessibilityLabel("Close") }
        == .noControl(label: "×", line: 1, choices: ["Close"]))
  }

  @Test("buttons come before texts of the same name")
  func buttonsFirst() throws {
    #expect(
      try tapped("Go") { note in
        Text(verbatim: "Go").onTapGesture { note("text") }
        Button("Go") { note("button") }
      } == "tapped button")
  }

  @Test("a text inside something that reacts is tapped through it")
  func textInGesture() throws {
    #expect(
      try tapped("Sunset Drive") { note in
        HStack {
          Text(verbatim: "Sunset Drive")
          Spacer()
        }
        .onTapGesture { note("row") }
      } == "tapped row")
  }

  @Test("what is hidden from people is hidden from scripts")
  func hidden() throws {
    #expect(try refusal("Go") { _ in Button("Go") {}.accessibilityHidden(true) } != nil)
    #expect(try refusal("Go") { _ in Button("Go") {}.opacity(0) } != nil)
    #expect(try refusal("Go") { _ in Button("Go") {}.allowsHitTesting(false) } != nil)
  }

  @Test("a control under another is not reached, and the message says so")
  func covered() throws {
    let error = try #require(
      try refusal("Under") { note in
        ZStack {
          Button("Under") { note("under") }
          Color.pureRed.frame(width: 300, height: 100)
        }
      })
    #expect(error == .notHittable(label: "Under", line: 1))
    #expect(
      "\(error)"
        == "script line 1: “Under” is there, but a tap in its middle does not reach it: it is "
        + "covered, disabled or outside the display")
    #expect(
      try refusal("Under") { note in
        ZStack {
          Text(verbatim: "Under").onTapGesture { note("under") }
          Color.pureRed.frame(width: 300, height: 100).onTapGesture { note("cover") }
        }
      } == .notHittable(label: "Under", line: 1))
  }

  @Test("views without paint let touches through")
  func clear() throws {
    #expect(
      try tapped("Under") { note in
        ZStack {
          Button("Under") { note("under") }
          Color.clear.frame(width: 300, height: 100)
          Color.pureRed.opacity(0).frame(width: 300, height: 100)
          Color.pureRed.frame(width: 300, height: 100).allowsHitTesting(false)
          Circle().fill(Color.pureRed).frame(width: 100, height: 100).offset(x: 90)
        }
      } == "tapped under")
  }

  @Test("z order decides who is in front")
  func zIndex() throws {
    #expect(
      try tapped("Up") { note in
        ZStack {
          Button("Up") { note("up") }.zIndex(1)
          Color.pureRed.frame(width: 300, height: 100)
        }
      } == "tapped up")
  }

  @Test("the empty part of a row does not react without a content shape")
  func spacers() throws {
    func row(_ note: @escaping (String) -> Void) -> some View {
      HStack {
        Text(verbatim: "Left").frame(width: 40)
        Spacer()
      }
      .frame(width: 300)
      .accessibilityElement()
      .accessibilityLabel("Row")
    }
    // The middle of the row is on its spacer.
    #expect(
      try refusal("Row") { note in row(note).onTapGesture { note("row") } }
        == .notHittable(label: "Row", line: 1))
    #expect(
      try tapped("Row") { note in
        row(note).contentShape(Rectangle()).onTapGesture { note("row") }
      } == "tapped row")
  }

  @Test("a content shape also keeps touches out")
  func contentShape() throws {
    #expect(
      try refusal("Go") { note in
        Button("Go") { note("go") }
          .contentShape(Path(CGRect(x: 0, y: 0, width: 1, height: 1)))
      } == .notHittable(label: "Go", line: 1))
  }

  @Test("what is cut off does not react")
  func clipped() throws {
    #expect(
      try refusal("Go") { _ in
        Button("Go") {}.offset(x: 100).frame(width: 50, height: 50).clipped()
      } == .notHittable(label: "Go", line: 1))
  }

  @Test("a disabled control is found, and refused")
  func disabled() throws {
    let error = try refusal("Go") { _ in
      Button("Go") {}.disabled(true)
      Button("Stop") {}
    }
    #expect(error == .notHittable(label: "Go", line: 1))
    #expect(
      try refusal("Go") { _ in Button("Go") {}.disabled(false).disabled(true) } != nil)
  }

  @Test("moved, scaled and turned controls are hit where they are drawn")
  func transformed() throws {
    #expect(
      try tapped("Go") { note in
        ZStack {
          Color.pureRed.frame(width: 100, height: 100)
          Button("Go") { note("go") }.offset(y: 200).scaleEffect(0.5)
            .rotationEffect(.degrees(90))
        }
      } == "tapped go")
  }

  @Test("a name that nothing has is an error that lists the names there are")
  func missing() throws {
    let error = try #require(
      try failure("wait 1\ntap \"Porto\"") {
        Button("Lisbon") {}
        Button("Close") {}
        Text(verbatim: "No control")
      })
    #expect(error == .noControl(label: "Porto", line: 2, choices: ["Lisbon", "Close"]))
    #expect(
      "\(error)"
        == "script line 2: nothing to tap is called “Porto”; there is “Lisbon”, “Close”")
    let empty = try #require(try failure("tap \"x\"") { Text(verbatim: "alone") })
    #expect("\(empty)" == "script line 1: nothing to tap is called “x”; the view has no controls")
  }
}
