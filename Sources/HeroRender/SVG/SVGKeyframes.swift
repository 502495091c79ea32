/// How one property runs through a loop.
struct SVGKeyframes {
  /// The way from one key to the next.
  enum Easing: Hashable {
    /// Straight.
    case linear
    /// Not at all until the next key, and there at once.
    case hold
    /// CSS's `cubic-bezier` with the first and the second control point.
    case curve(x1: Double, y1: Double, x2: Double, y2: Double)
  }

  /// One moment and the values it has.
  struct Key: Hashable {
    /// The share of the loop, from 0 to 1, rounded as it is written.
    var offset: Double
    /// The values, rounded as they are written.
    var values: [Double]
    /// How it goes on from here.
    var easing: Easing
  }

  /// The keys, by increasing moments; where none is at 0 or 1 the element has its attribute there.
  var keys: [Key]

  /// The rules between the braces of `@keyframes`.
  ///
  /// - Parameters:
  ///   - property: The property that runs.
  ///   - places: Decimals of a percentage.
  /// - Returns: The rules, straight ways being the default.
  func css(_ property: SVGProperty, places: Int) -> String {
    keys.map { key in
      var rule = property.name + ":" + property.css(key.values)
      switch key.easing {
      case .linear: break
      case .hold: rule += ";animation-timing-function:step-end"
      case .curve(let x1, let y1, let x2, let y2):
        let numbers = [x1, y1, x2, y2].map { svgNumber($0, 4) }.joined(separator: ",")
        rule += ";animation-timing-function:cubic-bezier(\(numbers))"
      }
      return svgNumber(key.offset * 100, places) + "%{\(rule)}"
    }.joined()
  }
}
