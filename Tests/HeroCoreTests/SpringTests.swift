import HeroCore
import Testing

/// The closed form of a spring, held against stepping, against itself and against SwiftUI.
@Suite struct SpringTests {
  static let ratios = [0, 0.1, 0.5, 0.92, 1 - 1e-9, 1, 1 + 1e-9, 1.1, 1.8, 4]

  @Test("agrees with a Runge–Kutta run", arguments: ratios)
  func agreesWithRungeKutta(ratio: Double) {
    for response in [0.15, 0.5, 1.5] {
      let spring = Spring(response: response, dampingRatio: ratio)
      let frequency = 2 * Double.pi / response
      let step = 1e-4
      var (x, v) = (0.0, 3.0)
      func bend(_ x: Double, _ v: Double) -> Double {
        frequency * frequency * (1 - x) - 2 * ratio * frequency * v
      }
      for index in 1...10_000 {
        let (x1, v1) = (v, bend(x, v))
        let (x2, v2) = (v + step / 2 * v1, bend(x + step / 2 * x1, v + step / 2 * v1))
        let (x3, v3) = (v + step / 2 * v2, bend(x + step / 2 * x2, v + step / 2 * v2))
        let (x4, v4) = (v + step * v3, bend(x + step * x3, v + step * v3))
        x += step / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
        v += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
        guard index % 500 == 0 else { continue }
        let time = Double(index) * step
        #expect(isNear(spring.value(target: 1, initialVelocity: 3, time: time), x, within: 1e-9))
        #expect(isNear(spring.velocity(target: 1, initialVelocity: 3, time: time), v, within: 1e-7))
      }
    }
  }

  @Test("a motion split in two equals the whole", arguments: ratios)
  func mayBeSplit(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    for split in [0.01, 0.1, 0.37] {
      let place = spring.value(target: 100, initialVelocity: -50, time: split)
      let speed = spring.velocity(target: 100, initialVelocity: -50, time: split)
      let rest = 0.6 - split
      let whole = spring.value(target: 100, initialVelocity: -50, time: 0.6)
      let parts = place + spring.value(target: 100 - place, initialVelocity: speed, time: rest)
      #expect(isNear(parts, whole, within: 1e-9))
    }
  }

  @Test("starts at 0 with the velocity given", arguments: ratios)
  func startsWhereTold(ratio: Double) {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    #expect(spring.value(target: 7, initialVelocity: 5, time: 0) == 0)
    #expect(spring.velocity(target: 7, initialVelocity: 5, time: 0) == 5)
  }

  @Test("the step agrees with DOP853", arguments: ["spring-step", "spring-navigation"])
  func agreesWithTable(name: String) {
    let oracle = Oracle(name)
    for column in oracle.columns.dropFirst() {
      let parts = column.split(separator: "/").compactMap { Double($0) }
      let spring = Spring(response: parts[0], dampingRatio: parts[1])
      for row in oracle.rows {
        let value = spring.value(target: 1, time: row.number("n") / 60)
        #expect(isNear(value, row.number(column), within: 1e-6), "\(column) at frame \(row)")
      }
    }
  }

  @Test("answers what SwiftUI answers")
  func agreesWithSwiftUI() {
    for row in Oracle("swiftui-springs").rows {
      let expected = row.number("expected")
      let answer = Self.answer(row)
      #expect(isNear(answer, expected, within: row.tolerance("expected")), "\(row): \(answer)")
    }
  }

  private static func answer(_ row: Oracle.Row) -> Double {
    let (p1, p2) = (row.number("p1"), row.number("p2"))
    let spring: Spring
    switch row.text("kind") {
    case "duration": spring = Spring(duration: p1, bounce: p2)
    case "response", "animation": spring = Spring(response: p1, dampingRatio: p2)
    case "mass": spring = Spring(mass: p1, stiffness: p2, damping: row.number("p3"))
    case "settling": spring = Spring(settlingDuration: p1, dampingRatio: p2)
    default: return .nan
    }
    let (target, velocity) = (row.number("target"), row.number("velocity"))
    let time = row.number("time")
    switch row.text("quantity") {
    case "stiffness": return spring.stiffness
    case "damping": return spring.damping
    case "mass": return spring.mass
    case "response": return spring.response
    case "dampingRatio": return spring.dampingRatio
    case "bounce": return spring.bounce
    case "value": return spring.value(target: target, initialVelocity: velocity, time: time)
    case "velocity": return spring.velocity(target: target, initialVelocity: velocity, time: time)
    case "settling":
      return spring.settlingDuration(target: target, initialVelocity: velocity, epsilon: 0.001)
    default: return .nan
    }
  }

  @Test("forces are those of SwiftUI")
  func force() {
    let first = Spring().force(target: 0.2, position: 1, velocity: -0.2)
    #expect(isNear(first, -121.304388, within: 1e-6))
    let second = Spring(duration: 0.7, bounce: 0.2).force(target: 1.2, position: 0.1, velocity: 0.2)
    #expect(isNear(second, 85.752706, within: 1e-6))
  }

  @Test("numbers out of range do what SwiftUI does, and never trap")
  func outOfRange() {
    #expect(Spring(duration: 0.3, bounce: 1.2).settlingDuration == .infinity)
    let stiff = Spring(duration: 0.7, bounce: -1.2)
    #expect(stiff.bounce.isNaN)
    #expect(stiff.duration.isNaN)
    let shortest = Spring(settlingDuration: 0, dampingRatio: 0.8)
    #expect(shortest == Spring(settlingDuration: 0.01, dampingRatio: 0.8))
    #expect(
      Spring(settlingDuration: 99, dampingRatio: 0.8)
        == Spring(settlingDuration: 10, dampingRatio: 0.8))
    #expect(Spring(settlingDuration: 1, dampingRatio: 0).dampingRatio.isFinite)
  }

  @Test("over-damping is critical unless it is allowed")
  func overDamping() {
    let critical = Spring(mass: 2, stiffness: 50, damping: 99)
    #expect(critical.dampingRatio == 1)
    #expect(critical.stiffness == 50)
    let creeping = Spring(mass: 2, stiffness: 50, damping: 99, allowOverDamping: true)
    #expect(isNear(creeping.dampingRatio, 99 / 20.0, within: 1e-12))
  }

  @Test("the search for the settling time agrees with Core Animation")
  func settlingSearch() {
    let spring = Spring(response: 1, dampingRatio: 1)
    let table = [(0.01, 1.1), (0.02, 1.0), (0.03, 0.9), (0.04, 0.8), (0.05, 0.8)]
    for (epsilon, expected) in table {
      #expect(spring.settlingDuration(target: 1, epsilon: epsilon) == expected)
    }
  }

  @Test("a critically damped spring of a settling time is within epsilon then")
  func criticalSettling() {
    let spring = Spring(settlingDuration: 0.5, dampingRatio: 1)
    #expect(isNear(spring.value(target: 1, time: 0.5), 0.999, within: 1e-9))
  }
}
