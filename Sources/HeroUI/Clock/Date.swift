import Foundation
import HeroCore

// See UUID.swift for why these are functions.

/// The date and time: on a stage those of its clock, elsewhere the system's.
public func Date() -> Foundation.Date { .now }

/// The date and time so many seconds from now.
public func Date(timeIntervalSinceNow seconds: TimeInterval) -> Foundation.Date {
  Foundation.Date.now.addingTimeInterval(seconds)
}

extension Foundation.Date {
  /// The date and time at which every script starts: 9:41 on 1 January 2025, UTC.
  private static let start = Foundation.Date(timeIntervalSince1970: 1_735_724_460)

  /// The date and time: on a stage those of its clock, elsewhere the system's.
  public static var now: Foundation.Date {
    guard let clock = StageClock.current else { return Foundation.Date() }
    return start.addingTimeInterval(clock.now.value)
  }

  /// The seconds from now to this date; negative for a date that is over.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(.now) }
}

/// A time in seconds that only ever grows, for measuring.
public func CACurrentMediaTime() -> TimeInterval {
  StageClock.current?.now.value ?? ProcessInfo.processInfo.systemUptime
}

/// The date and time as seconds from 1 January 2001, UTC.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval {
  Foundation.Date.now.timeIntervalSinceReferenceDate
}
