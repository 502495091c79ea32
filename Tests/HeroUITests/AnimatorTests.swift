import HeroCore
import HeroUI
import Testing

private let red: UInt32 = 0xFF0000

private struct Counting: View, @MainActor Animatable {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text("\(Int(value.rounded()))") }
}

private struct Height: ViewModifier, @MainActor Animatable {
  var height: CGFloat

  var animatableData: CGFloat {
    get { height }
    set { height = newValue }
  }

  func body(content: Content) -> some View { content.frame(width: 10, height: height) }
}

private struct Stretch: HeroUI.Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : 0.5).offset(x: CGFloat(phase.value) * 100)
  }
}

private struct Blurred: ViewModifier {
  var radius: CGFloat
  var width: CGFloat

  func body(content: Content) -> some View {
    content.frame(width: width, height: 20).blur(radius: radius)
  }
}

@MainActor @Suite struct AnimatorTests {
  private struct Counter: View {
    @State private var value = 0.0

    var body: some View {
      VStack {
        Button("Go") { withAnimation(.linear(duration: 1)) { value = 60 } }
        Counting(value: value)
        paint(red).modifier(Height(height: 10 + value))
      }
    }
  }

  @Test("the body of an animatable view is evaluated for every frame")
  func counts() throws {
    let shown = try Shown(script: "tap \"Go\"; settle") { Counter() }
    #expect(shown.film.duration == Rational(1))
    for frame in [0, 1, 17, 30, 59, 60] {
      let scene = shown.film.scene(atFrame: frame).root
      #expect(scene.texts.contains("\(frame)"), "frame \(frame)")
      #expect(try abs(scene.frame(of: red).height - 10 - Double(frame)) < 1)
    }
  }

  private struct Appearing: View {
    let transition: AnyTransition
    @State private var isShown = false

    var body: some View {
      VStack {
        Button("Go") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        if isShown { paint(red).frame(width: 40, height: 20).transition(transition) }
      }
    }
  }

  @Test("a transition of modifiers runs from the look of absence to that of presence, and back")
  func modifiers() throws {
    let transition = AnyTransition.modifier(
      active: Blurred(radius: 10, width: 20), identity: Blurred(radius: 0, width: 100))
    let shown = try Shown(script: "tap \"Go\"; settle; tap \"Go\"; settle") {
      Appearing(transition: transition)
    }
    func look(_ frame: Int) -> (blur: Double, width: Double)? {
      let all = shown.film.scene(atFrame: frame).root.all
      guard let width = all.flatMap({ $0.frames(of: red) }).first?.width else { return nil }
      return (all.map(\.blurRadius).max() ?? 0, width)
    }
    let (quarter, end, back) = (look(15), look(60), look(105))
    #expect(abs((quarter?.blur ?? 0) - 7.5) < 0.01)
    #expect(end?.blur == 0)
    #expect(abs((back?.blur ?? 0) - 7.5) < 0.01)
    #expect(look(120) == nil)
  }

  @Test("a transition of one's own is told where the view comes from and where it goes")
  func own() throws {
    let shown = try Shown(script: "tap \"Go\"; settle; tap \"Go\"; settle") {
      Appearing(transition: AnyTransition(Stretch()))
    }
    func shift(_ frame: Int) -> Double {
      let all = shown.film.scene(atFrame: frame).root.all
      let offsets = all.filter { $0.id.path.contains(".offset") }
      return offsets.map(\.transform.tx).first ?? 0
    }
    #expect(abs(shift(15) + 75) < 0.01)
    #expect(shift(60) == 0)
    #expect(abs(shift(105) - 75) < 0.01)
  }

  private struct Phases: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Go") { count += 1 }
        PhaseAnimator([0.0, 100, 50], trigger: count) { phase in
          paint(red).frame(width: 10, height: 10).offset(x: phase)
        } animation: { _ in
          .linear(duration: 0.5)
        }
      }
    }
  }

  @Test("phases follow each other, once around for a trigger")
  func phases() throws {
    let shown = try Shown(script: "tap \"Go\"; settle") { Phases() }
    func x(_ frame: Int) -> Double {
      shown.film.scene(atFrame: frame).root.all.map(\.transform.tx).max { abs($0) < abs($1) } ?? 0
    }
    #expect(abs(x(15) - 50) < 0.01)
    #expect(abs(x(30) - 100) < 0.01)
    #expect(abs(x(45) - 75) < 0.01)
    #expect(abs(x(75) - 25) < 0.01)
    #expect(shown.film.duration == Rational(3, 2))
    #expect(x(90) == 0)
  }

  private struct Keyed: View {
    struct Look { var x = 0.0, y = 0.0 }
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Go") { count += 1 }
        paint(red).frame(width: 10, height: 10)
          .keyframeAnimator(initialValue: Look(), trigger: count) { content, look in
            content.offset(x: look.x, y: look.y)
          } keyframes: { _ in
            KeyframeTrack(\.x) {
              LinearKeyframe(60, duration: 1)
              MoveKeyframe(10)
              CubicKeyframe(20, duration: 0.5)
            }
            KeyframeTrack(\.y) { SpringKeyframe(40, duration: 1.5, spring: .smooth) }
          }
      }
    }
  }

  @Test("keyframes are followed in every frame")
  func keyframes() throws {
    let shown = try Shown(script: "tap \"Go\"; settle") { Keyed() }
    #expect(shown.film.duration == Rational(3, 2))
    func place(_ frame: Int) -> Affine {
      shown.film.scene(atFrame: frame).root.all.map(\.transform)
        .first { $0 != .identity } ?? .identity
    }
    #expect(abs(place(20).tx - 20) < 0.001)
    #expect(abs(place(59).tx - 59) < 0.001)
    #expect(abs(place(90).tx - 20) < 0.001)
    #expect(abs(place(90).ty - 40) < 0.1)
    let spring = Spring.smooth.value(target: 40, time: 0.5)
    #expect(abs(place(30).ty - spring) < 0.001)
  }

  private static func frame(of date: Foundation.Date) -> String {
    let seconds = date.timeIntervalSince1970 - 1_735_724_460
    return "\(Int((seconds * 60).rounded()))"
  }

  @Test("a timeline view is made for the time of each frame")
  func timeline() throws {
    let shown = try Shown(script: "wait 1") {
      TimelineView(.animation) { context in
        Text(Self.frame(of: context.date))
      }
    }
    for frame in [1, 30, 60] {
      #expect(shown.film.scene(atFrame: frame).root.texts == ["\(frame)"])
    }
  }

  @Test("a timeline that never ends cannot settle, and says what it is")
  func endless() throws {
    let error = #expect(throws: StageError.self) {
      try Shown(script: "settle") { TimelineView(.animation) { _ in Text("A") } }
    }
    #expect(error?.description.contains("TimelineView") == true)
  }
}
