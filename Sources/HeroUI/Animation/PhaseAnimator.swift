import HeroCore

/// A view that goes through phases, each with an animation of its own.
///
/// The next phase begins when the animation of the one before is complete, which for a spring is after
/// its duration. Without a trigger the phases go round for ever.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyHashableValue?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var run = PhaseRun()

  /// Creates a view that goes round for ever.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, trigger) = (Array(phases), nil)
    (self.content, self.animation) = (content, animation)
  }

  /// Creates a view that goes round once whenever a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.trigger) = (Array(phases), AnyHashableValue(trigger))
    (self.content, self.animation) = (content, animation)
  }

  /// The content in the phase that is on.
  public var body: some View {
    if !phases.isEmpty {
      content(phases[min(index, phases.count - 1)])
        .onAppear { if trigger == nil, phases.count > 1 { goOn(round: run.start()) } }
        .onDisappear { run.stop() }
        .onChange(of: trigger) { if trigger != nil { goOn(round: run.start()) } }
    }
  }

  /// Begins the next phase, and waits for the one after it.
  private func goOn(round: Int) {
    guard run.isCurrent(round), phases.count > 1 else { return }
    let next = (index + 1) % phases.count
    let animation = animation(phases[next])
    withAnimation(animation) { index = next }
    guard trigger == nil || next != 0, let clock = StageClock.current else { return }
    let length = max(animation?.logicalDuration ?? 0, 1.0 / 60)
    clock.schedule(at: clock.now.later(bySeconds: length), named: "a PhaseAnimator") {
      goOn(round: round)
    }
  }
}

/// Which round of phases is on; an older one is given up.
@MainActor final class PhaseRun {
  private var round = 0
  nonisolated init() {}

  func start() -> Int {
    round += 1
    return round
  }
  func stop() { round += 1 }
  func isCurrent(_ round: Int) -> Bool { self.round == round }
}

/// A value that can be compared, whatever its type.
struct AnyHashableValue: Equatable {
  private let value: any Equatable
  init(_ value: any Equatable) { self.value = value }

  static func == (first: AnyHashableValue, second: AnyHashableValue) -> Bool {
    isEqual(first.value, second.value)
  }
}

extension HeroCore.Animation {
  /// When a change counts as complete, in seconds.
  var logicalDuration: Double {
    Track(resting: [0]).retargeted(to: [1], animation: self, at: 0, framesPerSecond: 60)
      .logicalCompletion
  }
}

extension View {
  /// Takes the view through phases for ever.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(content: self), $0) },
      animation: animation)
  }

  /// Takes the view through phases once whenever a value changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger,
      content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
  }
}
