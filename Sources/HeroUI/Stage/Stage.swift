import HeroCore

/// Plays scripts on a view, on a clock of its own.
///
/// ```swift
/// let stage = Stage(settings: StageSettings(), measurer: fonts.textMeasurer) { CardDemo() }
/// let film = try stage.play(Script(parsing: "tap \"Lisbon\"; settle"))
/// let middle = film.scene(at: Rational(1, 4))
/// ```
///
/// State changes only at events; after each the views are resolved and laid out once, and a plan in
/// closed form tells every moment until the next.
@MainActor public final class Stage {
  /// The longest time `settle` waits, in seconds.
  public nonisolated static let longestSettle = 30

  private let settings: StageSettings
  private let state = StateStore()
  private let resolver: Resolver
  private let root: any View
  private(set) var now = Rational.zero
  private var lastEvent: Rational?
  private var segments: [Film.Segment] = []
  private(set) var placed: PlacedNode?
  private var appeared: Set<NodeID> = []
  private var watched: [NodeID: any Equatable] = [:]
  private var issues: [MatchIssue] = []
  /// Why changes could not be shown while a handler was still running.
  private var earlyFailure: StageError?

  /// Puts a view on a stage.
  ///
  /// - Parameters:
  ///   - settings: The display and the person.
  ///   - measurer: What text and symbols are measured with.
  ///   - content: Makes the view.
  public init(settings: StageSettings, measurer: TextMeasurer, content: () -> any View) {
    self.settings = settings
    resolver = Resolver(
      state: state, measurer: measurer, display: settings.safeArea, scale: settings.scale)
    root = content()
  }

  /// Plays a script from the start.
  ///
  /// - Parameter script: What happens and when.
  /// - Returns: The frames.
  /// - Throws: `StageError` when a control is not there, or the scene does not come to an end.
  public func play(_ script: Script) throws(StageError) -> Film {
    let outer = StateStore.current
    defer { StateStore.current = outer }
    StateStore.current = state
    state.showChanges = { [unowned self] in
      do throws(StageError) { try showChanges() } catch { earlyFailure = earlyFailure ?? error }
    }
    try start()
    for step in script.steps {
      switch step.command {
      case .tap(let label):
        let action = try target(of: label, line: step.line)
        try perform(action)
      case .wait(let time):
        let length = time.seconds(framesPerSecond: settings.framesPerSecond)
        guard let end = now.adding(length) else { throw .timeOutOfRange(line: step.line) }
        now = end
      case .settle: try settle(line: step.line)
      }
    }
    return film
  }

  // MARK: - Events

  /// Shows the first frame, and lets the views that came in act after it.
  private func start() throws(StageError) {
    try render(Transaction())
    try react()
  }

  /// Runs code that may change state, and shows what it changed.
  private func perform(_ action: @MainActor () -> Void) throws(StageError) {
    action()
    if let earlyFailure { throw earlyFailure }
    lastEvent = now
    try showChanges()
    try react()
  }

  /// Waits until nothing moves, on a whole frame.
  private func settle(line: Int) throws(StageError) {
    let finish = segments.last?.plan.finish ?? -.infinity
    guard finish <= now.value + Double(Self.longestSettle) else {
      throw .neverSettles(line: line, moving: segments.last?.plan.moving(at: finish) ?? [])
    }
    let clock = settings.clock
    let frame = max(
      clock.firstFrame(atOrAfter: now),
      finish > now.value ? clock.firstFrame(atOrAfter: finish) : 0)
    now = clock.time(ofFrame: frame)
  }

  // MARK: - Updates

  /// Runs what views do when they come in or when a value they watch has changed.
  private func react() throws(StageError) {
    for _ in 0..<100 {
      let actions = newReactions()
      guard !actions.isEmpty else { return }
      for action in actions { action() }
      lastEvent = now
      try showChanges()
    }
    throw .endlessUpdates
  }

  private func newReactions() -> [@MainActor () -> Void] {
    let registry = resolver.registry
    var actions: [@MainActor () -> Void] = []
    for watch in registry.watches {
      let (value, action) = (watch.value, watch.action)
      if let before = watched[watch.id] {
        if !isEqual(before, value) { actions.append { action(before) } }
      } else if watch.isInitial {
        actions.append { action(value) }
      }
    }
    watched = Dictionary(
      registry.watches.map { ($0.id, $0.value) }, uniquingKeysWith: { _, last in last })
    let present = Set(registry.appearances.map(\.id))
    actions += registry.appearances.filter { !appeared.contains($0.id) }.map(\.action)
    appeared = present
    return actions
  }

  private func isEqual<Value: Equatable>(_ first: Value, _ second: any Equatable) -> Bool {
    (second as? Value) == first
  }

  /// Makes one update for each run of changes with the same transaction.
  private func showChanges() throws(StageError) {
    for group in state.takeChanges() {
      for change in group { change.apply() }
      try render(group.first?.transaction ?? Transaction())
    }
  }

  /// Resolves and lays out the views, and plans the way from what is shown to what they are now.
  private func render(_ transaction: Transaction) throws(StageError) {
    let leaving = segments.last?.plan.leaving(at: now.value) ?? []
    state.beginUpdate()
    resolver.beginUpdate()
    var context = ResolveContext(
      resolver: resolver, id: NodeID(""), environment: settings.environment,
      animation: transaction.animation)
    context.transactionIsFixed = transaction.disablesAnimations
    context.environment.sink = resolver.sink
    let placed = resolver.settlePlaces {
      state.observing {
        state.isResolving = true
        defer { state.isResolving = false }
        let nodes = context.resolve(root)
        guard resolver.failure == nil else { return nil }
        return context.node(.container(OverlapLayout(alignment: .center), nodes), step: "root")
          .placed(in: settings.safeArea)
      }
    }
    if let failure = resolver.failure { throw failure }
    guard let placed else { return }
    self.placed = placed
    let plan =
      segments.last?.plan.updated(to: placed, at: now.value)
      ?? TransitionPlan(resting: placed, scale: settings.scale, clock: settings.clock)
    segments.append(Film.Segment(start: segments.isEmpty ? nil : now, plan: plan))
    for issue in plan.issues where !issues.contains(issue) { issues.append(issue) }
    state.endUpdate(keeping: leaving.union(plan.leaving(at: now.value)))
  }

  private var film: Film {
    let clock = settings.clock
    var last = clock.firstFrame(atOrAfter: now)
    // What the last event did is seen from the next frame on, so there is one.
    if let lastEvent, clock.time(ofFrame: last) <= lastEvent { last += 1 }
    return Film(
      segments: segments, settings: settings,
      background: SystemColor.systemBackground.resolved(in: settings.environment),
      duration: now, frameCount: last + 1,
      warnings: settings.assets.issues.map { StageWarning(message: $0, location: nil) }
        + resolver.warnings
        + issues.map { StageWarning(message: $0.message, location: $0.locations.first) })
  }

  /// What a tap on a control does.
  private func target(of label: String, line: Int) throws(StageError) -> @MainActor () -> Void {
    guard let placed else { throw .noControl(label: label, line: line, choices: []) }
    let hits = HitTest(root: placed, registry: resolver.registry)
    switch hits.control(named: label) {
    case .action(let action): return action
    case .missing(let choices):
      throw .noControl(label: label, line: line, choices: choices)
    case .covered: throw .notHittable(label: label, line: line)
    }
  }
}

extension Rational {
  /// The sum, or `nil` when it is too large or too finely divided to be told exactly.
  fileprivate func adding(_ other: Rational) -> Rational? {
    let (left, overflow1) = numerator.multipliedReportingOverflow(by: other.denominator)
    let (right, overflow2) = other.numerator.multipliedReportingOverflow(by: denominator)
    let (bottom, overflow3) = denominator.multipliedReportingOverflow(by: other.denominator)
    let (top, overflow4) = left.addingReportingOverflow(right)
    // Frames are found by multiplying once more with the rate, so some room is left.
    guard !overflow1, !overflow2, !overflow3, !overflow4, bottom < 1 << 40 else { return nil }
    return Rational(top, bottom)
  }
}
