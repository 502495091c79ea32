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

  let settings: StageSettings
  private let state = StateStore()
  let resolver: Resolver
  private let root: any View
  let clock = StageClock()
  private var lastEvent: Rational?
  private var reel = Reel()
  private(set) var placed: PlacedNode?
  private var reactions = Reactions()
  private var issues: [MatchIssue] = []
  /// The last touch, which a further tap may belong to.
  var lastTouch: TouchSession?
  private let display: StageDisplay
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
      state: state, measurer: measurer, display: settings.safeArea, scale: settings.scale,
      clock: settings.clock)
    let display = StageDisplay(settings: settings)
    self.display = display
    let clock = clock
    root = StageClock.$current.withValue(clock) {
      StageDisplay.$current.withValue(display, operation: content)
    }
  }

  /// Plays a script from the start.
  ///
  /// - Parameter script: What happens and when.
  /// - Returns: The frames.
  /// - Throws: `StageError` when a control is not there, or the scene does not come to an end.
  public func play(_ script: Script) throws(StageError) -> Film {
    let result = StageClock.$current.withValue(clock) {
      StageDisplay.$current.withValue(display) {
        Result { () throws(StageError) in try perform(script) }
      }
    }
    return try result.get()
  }

  private func perform(_ script: Script) throws(StageError) -> Film {
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
        // What was put off until now comes first: it was asked for earlier.
        try catchUp()
        try tap(label, line: step.line)
        try catchUp()
      case .drag(let place, let way, let time):
        try catchUp()
        try drag(from: place, way, over: time, line: step.line)
      case .wait(let time):
        let length = time.seconds(framesPerSecond: settings.framesPerSecond)
        // Frames are found by multiplying once more with the rate, so some room is left.
        guard let end = now.adding(length), end.denominator < 1 << 40 else {
          throw .timeOutOfRange(line: step.line)
        }
        try advance(to: end)
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
    try catchUp()
  }

  /// Runs code that may change state, and shows what it changed.
  func perform(_ action: @MainActor () -> Void) throws(StageError) {
    action()
    if let earlyFailure { throw earlyFailure }
    lastEvent = now
    try showChanges()
    try react()
  }

  /// Waits until nothing moves and nothing is pending, on a whole frame.
  private func settle(line: Int) throws(StageError) {
    let frames = settings.clock
    let latest = now.value + Double(Self.longestSettle)
    while true {
      if let next = clock.next {
        guard next.time.value <= latest else {
          throw .neverSettles(line: line, moving: clock.waitingNames)
        }
        try advance(to: next.time)
        try catchUp()
      } else if let plan = reel.latest,
        max(plan.finish, resolver.frames.finish) > now.value
      {
        let finish = max(plan.finish, resolver.frames.finish)
        guard finish <= latest else {
          throw .neverSettles(
            line: line, moving: plan.moving(at: latest) + resolver.frames.names)
        }
        try advance(to: frames.time(ofFrame: frames.firstFrame(atOrAfter: finish)))
      } else {
        return try advance(to: frames.time(ofFrame: frames.firstFrame(atOrAfter: now)))
      }
    }
  }

  // MARK: - Time

  /// The time since the start of the script, in seconds.
  var now: Rational { clock.now }

  /// Lets time pass until a moment; what was put off is done at its time, if that is before it.
  ///
  /// What is due at the very moment comes after the frame that shows it, so it is left to what follows.
  /// A view that is gone by the moment acts in its turn; bodies that depend on time are made anew.
  func advance(to end: Rational) throws(StageError) {
    while true {
      let work = clock.next.flatMap { $0.time < end ? $0.time : nil }
      let departure = nextDeparture.flatMap { $0 <= end ? $0 : nil }
      let frame = resolver.frames.nextMoment.flatMap { $0 < end ? $0 : nil }
      guard let next = [work, departure, frame].compactMap(\.self).min() else { break }
      clock.now = max(now, next)
      if work == next {
        try catchUp()
      } else if departure == next {
        try react()
      } else {
        try render(Transaction())
        try react()
      }
    }
    clock.now = max(now, end)
  }

  /// When the next view is gone whose removal runs.
  private var nextDeparture: Rational? {
    reel.latest.flatMap { reactions.nextDeparture(in: $0) }.map(frame)
  }

  /// The time of the first frame at or after a moment of a plan; no finite one for what never ends.
  private func frame(of moment: Double) -> Rational {
    let frames = settings.clock
    guard moment > 0 else { return .zero }
    let latest = Double(Self.longestSettle * 1000)
    return frames.time(ofFrame: frames.firstFrame(atOrAfter: min(moment, latest)))
  }

  /// Does what is due by now, in the order in which it was asked for.
  func catchUp() throws(StageError) {
    // Nobody puts off that much work to one moment, unless each piece puts off the next.
    for _ in 0..<Self.mostWorkAtOnce {
      guard let next = clock.next, next.time <= now, let work = clock.takeNext() else { return }
      try perform(work.action)
    }
    throw .endlessUpdates
  }

  private static let mostWorkAtOnce = 10_000

  // MARK: - Updates

  /// Runs what views do when they come in or when a value they watch has changed.
  private func react() throws(StageError) {
    for _ in 0..<100 {
      let plan = reel.latest
      let actions = reactions.take(from: resolver.registry) { id in
        plan.map { frame(of: $0.departure(of: id)) <= now } ?? true
      }
      guard !actions.isEmpty else { return }
      for action in actions { action() }
      lastEvent = now
      try showChanges()
    }
    throw .endlessUpdates
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
    // A view whose removal has ended is gone: if it returns, its state starts anew.
    let leaving = reel.latest?.leaving(at: now.value) ?? []
    if !reel.isEmpty { state.endUpdate(keeping: leaving) }
    state.beginUpdate()
    resolver.beginUpdate()
    resolver.frames.beginUpdate(at: now, isFirst: reel.isEmpty)
    var context = ResolveContext(
      resolver: resolver, id: NodeID(""), environment: settings.environment,
      animation: transaction.animation)
    context.transactionIsFixed = transaction.disablesAnimations
    context.environment.sink = resolver.sink
    let placed = resolver.settlePlaces {
      state.observing {
        state.isResolving = true
        defer { state.isResolving = false }
        if let scheme = resolver.preferredColorScheme { context.environment.colorScheme = scheme }
        let nodes = context.resolve(root)
        guard resolver.failure == nil else { return nil }
        // Several views without a stack around them stand below each other.
        let layout: any HeroCore.Layout =
          nodes.count > 1
          ? StackLayout(axis: .vertical, alignment: .horizontalCenter, spacing: nil)
          : OverlapLayout(alignment: .center)
        let covers = resolver.registry.takeCovers()
        let rule = CoverLayout(base: nodes.count, rule: layout)
        var root = context.node(
          .container(rule, nodes + covers.flatMap(\.nodes)), step: "root")
        root.traits.pagesJump = transaction.disablesAnimations
        return root.placed(in: settings.safeArea)
      }
    }
    if let failure = resolver.failure { throw failure }
    guard let placed else { return }
    self.placed = placed
    let plan =
      reel.latest?.updated(to: placed, at: now.value)
      ?? TransitionPlan(resting: placed, scale: settings.scale, clock: settings.clock)
    reel.append(
      plan, after: reel.isEmpty ? nil : now,
      background: SystemColor.systemBackground.resolved(in: context.environment))
    for issue in plan.issues where !issues.contains(issue) { issues.append(issue) }
    state.endUpdate(keeping: leaving.union(plan.leaving(at: now.value)))
  }

  private var film: Film {
    let frames = settings.clock
    var last = frames.firstFrame(atOrAfter: now)
    // What the last event did is seen from the next frame on, so there is one.
    if let lastEvent, frames.time(ofFrame: last) <= lastEvent { last += 1 }
    return Film(
      reel: reel, settings: settings,
      duration: now, frameCount: last + 1,
      warnings: settings.assets.issues.map { StageWarning(message: $0, location: nil) }
        + resolver.warnings + clock.warnings
        + issues.map { StageWarning(message: $0.message, location: $0.locations.first) })
  }
}
