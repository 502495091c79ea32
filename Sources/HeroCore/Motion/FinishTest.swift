/// The question when a spring may be cut off and its value set to the target.
///
/// It asks the whole vector at once. With offset `o`, velocity `v` and acceleration `a` all of the
/// form `f·o₀ + g·v₀`, squared norms need only three inner products, made once.
///
/// - Source: SwiftUI's test: `max(|v|², |a|²) ≤ 0.0036`, and the way left is at most 1 % of the
///   interval unless that is 0.
struct FinishTest {
  /// A spring that has not come to rest within so many seconds is taken to swing for ever.
  private static let patience = 60.0

  private let spring: Spring
  private let offsetSquared, mixed, velocitySquared, intervalSquared: Double

  /// Creates the test for a spring from an offset and a velocity, for all changes since the last rest.
  init(_ spring: Spring, offset: [Double], velocity: [Double], interval: [Double]) {
    func product(_ first: [Double], _ second: [Double]) -> Double {
      zip(first, second).reduce(0) { $0 + $1.0 * $1.1 }
    }
    self.spring = spring
    offsetSquared = product(offset, offset)
    mixed = product(offset, velocity)
    velocitySquared = product(velocity, velocity)
    intervalSquared = product(interval, interval)
  }

  /// Whether the spring has finished some seconds of its own time after its start.
  func passes(at time: Double) -> Bool {
    let basis = SpringBasis(spring, at: time)
    func isSmall(_ factors: (offset: Double, velocity: Double), _ limit: Double) -> Bool {
      let square =
        factors.offset * factors.offset * offsetSquared
        + 2 * factors.offset * factors.velocity * mixed
        + factors.velocity * factors.velocity * velocitySquared
      return square <= limit
    }
    return isSmall(basis.velocityFactors, 0.0036) && isSmall(basis.accelerationFactors, 0.0036)
      && (intervalSquared == 0 || isSmall(basis.offsetFactors, 0.0001 * intervalSquared))
  }

  /// The time of the first frame at which the spring has finished.
  ///
  /// - Parameters:
  ///   - moment: The start and the rate of the frames.
  ///   - ownTime: The spring's own time at a time on the stage.
  /// - Returns: A frame's time at or after the start; infinity when it swings for ever.
  func firstFrame(from moment: TrackLayer.Moment, ownTime: (Double) -> Double) -> Double {
    var frame = moment.firstFrame(atOrAfter: moment.time)
    while true {
      let time = moment.time(ofFrame: frame)
      let own = ownTime(time)
      if passes(at: own) { return time }
      guard own <= FinishTest.patience, time - moment.time <= 60 * FinishTest.patience else {
        return .infinity
      }
      frame += 1
    }
  }
}
