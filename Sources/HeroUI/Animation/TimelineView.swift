import HeroCore

/// When a timeline view makes its content anew.
public protocol TimelineSchedule {
  /// The dates.
  associatedtype Entries: Sequence where Entries.Element == Foundation.Date
  /// The dates from a date on.
  func entries(from startDate: Foundation.Date, mode: TimelineScheduleMode) -> Entries
}

/// Whether a display is dimmed; it never is.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// The two modes.
  case normal, lowFrequency
}

/// Every frame.
public struct AnimationTimelineSchedule: TimelineSchedule {
  let minimumInterval: Double?
  let paused: Bool

  /// Creates the schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (self.minimumInterval, self.paused) = (minimumInterval, paused)
  }

  /// The dates of frames.
  public func entries(
    from startDate: Foundation.Date, mode: TimelineScheduleMode
  ) -> UnfoldFirstSequence<Foundation.Date> {
    sequence(first: startDate) {
      $0.addingTimeInterval(minimumInterval ?? 1.0 / Double(UIScreen.main.maximumFramesPerSecond))
    }
  }
}

/// Again and again after a time.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  let start: Foundation.Date
  let interval: TimeInterval

  /// Creates the schedule.
  public init(from startDate: Foundation.Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval)
  }

  /// The dates.
  public func entries(
    from startDate: Foundation.Date, mode: TimelineScheduleMode
  ) -> UnfoldFirstSequence<Foundation.Date> {
    let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return sequence(first: start.addingTimeInterval(passed * interval)) {
      $0.addingTimeInterval(interval)
    }
  }
}

/// At the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  /// Creates the schedule.
  public init() {}

  /// The dates.
  public func entries(
    from startDate: Foundation.Date, mode: TimelineScheduleMode
  ) -> UnfoldFirstSequence<Foundation.Date> {
    PeriodicTimelineSchedule(from: Foundation.Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// At dates of the author's own.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Foundation.Date {
  let dates: Entries
  /// Creates the schedule.
  public init(_ dates: Entries) { self.dates = dates }
  /// The dates.
  public func entries(from startDate: Foundation.Date, mode: TimelineScheduleMode) -> Entries {
    dates
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Every frame, unless paused.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Again and again after a time.
  public static func periodic(
    from startDate: Foundation.Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At the start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

/// What the content of a timeline view is made from, whatever its schedule.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// A view that makes its content anew as time goes on.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, PrimitiveView {
  /// Never called: the content is made for the time of the frame.
  public typealias Body = Never

  /// What the content is made from.
  public struct Context {
    /// The date of the frame.
    public let date: Foundation.Date
    /// How often the content is made.
    public var cadence: Cadence { .live }
    /// How often content is made.
    public enum Cadence: Hashable, Sendable {
      /// The three speeds.
      case live, seconds, minutes
    }
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    (self.schedule, self.content) = (schedule, content)
  }

  /// The entry for which the view waits.
  private final class Waiting {
    var start: Foundation.Date?
    var paused: Foundation.Date?
    var next: Foundation.Date?
  }

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    let inner = context.child("TimelineView")
    let frames = context.resolver.frames
    let date = Foundation.Date.now.addingTimeInterval(frames.frameTime.value - frames.now.value)
    let slot: StateSlot<Waiting> = context.resolver.state.slot(
      of: inner.id, field: ".waiting", initial: { Waiting() })
    let waiting = slot.value
    let start = waiting.start ?? date
    waiting.start = start
    if let animation = schedule as? AnimationTimelineSchedule {
      guard !animation.paused else {
        let still = waiting.paused ?? date
        waiting.paused = still
        return inner.resolve(content(TimelineViewDefaultContext(date: still)))
      }
      waiting.paused = nil
      frames.request(until: .infinity, named: "a TimelineView")
      var shown = date
      if let step = animation.minimumInterval, step > 0 {
        let passed = (date.timeIntervalSince(start) / step + 1e-6).rounded(.down)
        shown = start.addingTimeInterval(passed * step)
      }
      return inner.resolve(content(TimelineViewDefaultContext(date: shown)))
    }
    var shown = start
    var next: Foundation.Date?
    for entry in schedule.entries(from: start, mode: .normal) {
      guard entry > Foundation.Date.now else {
        shown = entry
        continue
      }
      next = entry
      break
    }
    let turn: StateSlot<Int> = context.resolver.state.slot(
      of: inner.id, field: ".turn", initial: { 0 })
    if let next, waiting.next != next, let clock = StageClock.current {
      waiting.next = next
      clock.schedule(
        at: clock.now.later(bySeconds: next.timeIntervalSinceNow), named: "a TimelineView"
      ) { [weak turn] in
        if let turn { turn.value += 1 }
      }
    }
    return inner.resolve(content(TimelineViewDefaultContext(date: shown)))
  }
}
