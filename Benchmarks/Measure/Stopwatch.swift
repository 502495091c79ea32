import Foundation

/// Seconds that some work takes: by the clock on the wall, and of the processor.
struct Stopwatch {
  var wall = 0.0
  var processor = 0.0

  /// Does some work and adds its time.
  mutating func measure<Result>(_ work: () throws -> Result) rethrows -> Result {
    let (clock, start) = (ContinuousClock.now, Self.processorTime)
    defer {
      wall += (ContinuousClock.now - clock) / .seconds(1)
      processor += Self.processorTime - start
    }
    return try work()
  }

  /// For the scripts.
  var json: String { "{\"wall\": \(wall), \"cpu\": \(processor)}" }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
