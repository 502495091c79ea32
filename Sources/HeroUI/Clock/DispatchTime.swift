import Dispatch
import HeroCore

/// A moment until which work can be put off.
public struct DispatchTime: Hashable, Comparable, Sendable {
  /// The seconds; on a stage since the start of the script, exactly.
  let time: Rational

  /// The present moment.
  public static func now() -> DispatchTime {
    DispatchTime(
      time: StageClock.current?.now
        ?? Rational(Int(clamping: Dispatch.DispatchTime.now().uptimeNanoseconds), nanoseconds))
  }

  /// A moment that never comes.
  public static let distantFuture = DispatchTime(time: Rational(Int.max / nanoseconds))

  /// The moment in billionths of a second.
  public var uptimeNanoseconds: UInt64 { UInt64(max(0, time.value * Double(Self.nanoseconds))) }

  /// Creates a moment from billionths of a second.
  public init(uptimeNanoseconds: UInt64) {
    time = Rational(Int(clamping: uptimeNanoseconds), Self.nanoseconds)
  }

  init(time: Rational) { self.time = time }

  /// So many in a second.
  static let nanoseconds = 1_000_000_000

  /// Orders moments by time.
  public static func < (first: DispatchTime, second: DispatchTime) -> Bool {
    first.time < second.time
  }

  /// A moment so many seconds later.
  public static func + (moment: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(time: moment.time.later(bySeconds: seconds))
  }

  /// A moment so many seconds earlier.
  public static func - (moment: DispatchTime, seconds: Double) -> DispatchTime { moment + -seconds }

  /// A moment later by an interval.
  public static func + (moment: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    switch interval {
    case .seconds(let count): moment.later(Rational(count))
    case .milliseconds(let count): moment.later(Rational(count, 1000))
    case .microseconds(let count): moment.later(Rational(count, 1_000_000))
    case .nanoseconds(let count): moment.later(Rational(count, nanoseconds))
    case .never: distantFuture
    @unknown default: distantFuture
    }
  }

  private func later(_ length: Rational) -> DispatchTime {
    DispatchTime(time: time.adding(length) ?? Self.distantFuture.time)
  }
}

extension Rational {
  /// A moment so many seconds later, to the billionth of a second; the end of time if that is too far.
  func later(bySeconds seconds: Double) -> Rational {
    let scale = Double(DispatchTime.nanoseconds)
    let rounded = (seconds * scale).rounded()
    let end = DispatchTime.distantFuture.time
    guard let count = Int(exactly: rounded) else { return seconds < 0 ? self : end }
    return adding(Rational(count, DispatchTime.nanoseconds)) ?? end
  }
}
