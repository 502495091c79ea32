import HeroCore
import Testing

/// Timing curves, held against exact arithmetic and against SwiftUI.
@Suite struct UnitCurveTests {
  static let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    cubic(0.68, -0.55, 0.265, 1.55), cubic(1, 0, 0, 1), cubic(0, 1, 1, 0),
  ]

  static func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  @Test("goes from 0 to 1 and stays there", arguments: curves)
  func ends(curve: UnitCurve) {
    #expect(curve.value(at: -0.5) == 0)
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: 1.5) == 1)
  }

  @Test("the velocity is the slope of the values", arguments: curves)
  func slope(curve: UnitCurve) {
    for index in 1..<100 where index != 50 {
      let time = Double(index) / 100
      let slope = (curve.value(at: time + 1e-6) - curve.value(at: time - 1e-6)) / 2e-6
      let velocity = curve.velocity(at: time)
      #expect(isNear(velocity, slope, within: 1e-4 * max(1, slope * slope)), "at \(time)")
    }
  }

  @Test("the inverse undoes a curve that rises", arguments: curves.prefix(6))
  func inverse(curve: UnitCurve) {
    for index in 0...50 {
      let time = Double(index) / 50
      #expect(isNear(curve.inverse.value(at: curve.value(at: time)), time, within: 1e-9))
    }
  }

  @Test("a Bézier curve mirrored in its middle is the opposite curve")
  func symmetry() {
    for index in 0...50 {
      let time = Double(index) / 50
      let sum = UnitCurve.easeIn.value(at: time) + UnitCurve.easeOut.value(at: 1 - time)
      #expect(isNear(sum, 1, within: 1e-12))
    }
  }

  @Test("values are those of exact arithmetic")
  func agreesWithTable() {
    let oracle = Oracle("bezier-curves")
    for row in oracle.rows {
      let curve = Self.cubic(
        row.number("x1"), row.number("y1"), row.number("x2"), row.number("y2"))
      for column in oracle.columns.dropFirst(4) {
        let value = curve.value(at: Double(column) ?? .nan)
        #expect(isNear(value, row.number(column), within: 1e-6), "\(row) at \(column)")
      }
    }
  }

  @Test("answers what SwiftUI answers")
  func agreesWithSwiftUI() {
    let named: [String: UnitCurve] = [
      "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
      "circularEaseIn": .circularEaseIn, "circularEaseOut": .circularEaseOut,
      "circularEaseInOut": .circularEaseInOut,
    ]
    for row in Oracle("swiftui-unit-curves").rows {
      let numbers = row.text("curve").split(separator: " ").compactMap { Double($0) }
      let curve =
        named[row.text("curve")] ?? Self.cubic(numbers[0], numbers[1], numbers[2], numbers[3])
      let time = row.number("time")
      let answer =
        row.text("quantity") == "value" ? curve.value(at: time) : curve.velocity(at: time)
      #expect(isNear(answer, row.number("expected"), within: row.number("tolerance")), "\(row)")
    }
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
    #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
  }
}
