/// Finds few keys whose curve stays within a bound of given values.
///
/// From each key the fitter takes the farthest moment that one straight or cubic way reaches within
/// the bound. A cubic way is `cubic-bezier(1/3, y₁, 2/3, y₂)`: with these abscissae the curve is a
/// cubic polynomial of time, so the best ordinates are two linear equations (least squares).
struct KeyframeFitter {
  /// The moments, in seconds, increasing.
  let times: [Double]
  /// The length of the loop, in seconds.
  let duration: Double
  /// The longest step between two moments between which something moves.
  let step: Double

  /// Decimals of a percentage: an error of 8 µs moves the fastest things 0.02 points.
  var percentPlaces: Int {
    var (places, error) = (1, duration / 100 / 20)
    while error > 8e-6, places < 6 { (places, error) = (places + 1, error / 10) }
    return places
  }

  /// Fits a property.
  ///
  /// - Parameters:
  ///   - values: The values at each moment; `nil` where they do not matter. At least one is there.
  ///   - property: What they are.
  /// - Returns: The keys; two values that follow one another as by a jump are held apart.
  func keyframes(_ values: [[Double]?], of property: SVGProperty) -> SVGKeyframes {
    let curve = FittedCurve(values, times: times, property.components, fitter: self)
    var keys: [SVGKeyframes.Key] = []
    var index = 0
    while index < curve.count - 1 {
      let (end, easing) = curve.segment(from: index)
      keys.append(.init(offset: curve.offsets[index], values: curve.keys[index], easing: easing))
      index = end
    }
    keys.append(.init(offset: curve.offsets[index], values: curve.keys[index], easing: .linear))
    return SVGKeyframes(
      keys: trimmed(keys, startsLate: curve.startsLate, endsEarly: curve.endsEarly))
  }

  /// The share of the loop at a moment, as it is written.
  func offset(at time: Double) -> Double {
    svgRounded(time / duration * 100, percentPlaces) / 100
  }

  /// The keys without those that say nothing new.
  ///
  /// A loop without a key at 0 or 1 begins or ends with the attribute of the element, which has the
  /// last values. Before the first moment that matters and after the last it may do anything.
  private func trimmed(
    _ keys: [SVGKeyframes.Key], startsLate: Bool, endsEarly: Bool
  ) -> [SVGKeyframes.Key] {
    guard let first = keys.first, let last = keys.last else { return [] }
    var all = keys
    if first.offset > 0, !startsLate {
      all.insert(.init(offset: 0, values: first.values, easing: .linear), at: 0)
    }
    // The attribute stands in for a key at 1, and for one at 0 from which it goes straight on.
    if last.offset == 1 { all.removeLast() }
    if all.first == .init(offset: 0, values: last.values, easing: .linear) { all.removeFirst() }
    let ends = SVGKeyframes.Key(offset: 1, values: last.values, easing: .linear)
    var result: [SVGKeyframes.Key] = []
    for (index, key) in all.enumerated() {
      let next = index + 1 < all.count ? all[index + 1] : ends
      let previous = result.last ?? .init(offset: 0, values: last.values, easing: .linear)
      let isStill =
        previous.values == key.values && key.values == next.values && !previous.easing.isCurve
        && !key.easing.isCurve
      if !isStill || (index == 0 && startsLate) { result.append(key) }
    }
    return result
  }
}

extension SVGKeyframes.Easing {
  fileprivate var isCurve: Bool {
    switch self {
    case .linear, .hold: false
    case .curve: true
    }
  }
}

/// The values that matter, ready to be fitted.
private struct FittedCurve {
  /// Moments as shares of the loop.
  private let moments: [Double]
  /// The moments as they can be written.
  let offsets: [Double]
  /// The exact values.
  private let values: [[Double]]
  /// The values as they can be written.
  let keys: [[Double]]
  /// One over the tolerances.
  private let weights: [Double]
  /// For each value, how it may be left: by a way, or only by a jump.
  private let exits: [Exit]
  /// Whether there are moments before the first value or after the last.
  let startsLate, endsEarly: Bool

  private enum Exit { case way, wait, jump }

  var count: Int { values.count }

  init(
    _ all: [[Double]?], times: [Double], _ components: [SVGProperty.Component],
    fitter: KeyframeFitter
  ) {
    let indices = all.indices.filter { all[$0] != nil }
    let moments = indices.map { times[$0] }
    let values = indices.compactMap { all[$0] }
    let weights = components.map { 1 / $0.tolerance }
    self.moments = moments.map { $0 / fitter.duration }
    offsets = moments.map { fitter.offset(at: $0) }
    keys = values.map { value in zip(value, components).map { svgRounded($0, $1.places) } }
    (self.values, self.weights) = (values, weights)
    startsLate = indices.first != all.indices.first
    endsEarly = indices.last != all.indices.last

    func speed(_ index: Int) -> Double {
      guard index >= 0, index + 1 < values.count, indices[index + 1] == indices[index] + 1 else {
        return 0
      }
      let change = zip(zip(values[index], values[index + 1]), weights)
        .reduce(0.0) { max($0, ($1.0.1 - $1.0.0).magnitude * $1.1) }
      return change / (moments[index + 1] - moments[index])
    }
    exits = indices.indices.map { index in
      guard index + 1 < indices.count else { return .jump }
      // Nothing is known between moments at which the view was not there.
      guard indices[index + 1] == indices[index] + 1 else { return .jump }
      let length = moments[index + 1] - moments[index]
      let (here, around) = (speed(index), max(speed(index - 1), speed(index + 1)))
      // A change that stands alone, and is seen, is a jump and no motion.
      if here * length > 2, here > 3 * around { return .jump }
      return length > fitter.step ? .wait : .way
    }
  }

  /// The farthest moment that one way reaches, and that way.
  func segment(from start: Int) -> (end: Int, easing: SVGKeyframes.Easing) {
    switch exits[start] {
    case .jump: return (start + 1, .hold)
    case .wait: return (start + 1, .linear)
    case .way: break
    }
    var limit = start + 1
    while limit < count - 1, exits[limit] == .way { limit += 1 }
    var best = (end: start + 1, easing: SVGKeyframes.Easing.linear)
    var failure = limit + 1
    // A curve needs four steps; where a start bends within two, only a curve gets farther.
    var length = 4
    while best.end < limit {
      let end = min(start + length, limit)
      guard let easing = easing(from: start, to: end) else {
        failure = end
        break
      }
      best = (end, easing)
      length *= 2
    }
    while failure - best.end > 1 {
      let middle = (failure + best.end) / 2
      if middle > limit { break }
      if let easing = easing(from: start, to: middle) {
        best = (middle, easing)
      } else {
        failure = middle
      }
    }
    return best
  }

  /// A way between two moments that stays within the bound; `nil` if there is none.
  private func easing(from start: Int, to end: Int) -> SVGKeyframes.Easing? {
    let (first, last) = (keys[start], keys[end])
    let whole = offsets[end] - offsets[start]
    guard whole > 0 else { return nil }
    func share(_ index: Int) -> Double {
      min(max((moments[index] - offsets[start]) / whole, 0), 1)
    }
    func isWithinBound(_ progress: (Double) -> Double) -> Bool {
      (start...end).allSatisfy { index in
        let part = progress(share(index))
        return weights.indices.allSatisfy { component in
          let fitted = first[component] + (last[component] - first[component]) * part
          return (fitted - values[index][component]).magnitude * weights[component] <= 1
        }
      }
    }
    if isWithinBound({ $0 }) { return .linear }
    // With fewer moments inside than numbers to choose, the curve could do anything between them.
    guard end - start >= 4 else { return nil }

    let way = weights.indices.map { (last[$0] - first[$0]) * weights[$0] }
    let square = way.reduce(0) { $0 + $1 * $1 }
    guard square > 0 else { return nil }
    var (a11, a12, a22, r1, r2) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for index in start...end {
      let u = share(index)
      let (b1, b2) = (3 * u * (1 - u) * (1 - u), 3 * u * u * (1 - u))
      let done = weights.indices.reduce(0.0) {
        $0 + (values[index][$1] - first[$1]) * weights[$1] * way[$1]
      }
      let rest = done / square - u * u * u
      (a11, a12, a22) = (a11 + b1 * b1, a12 + b1 * b2, a22 + b2 * b2)
      (r1, r2) = (r1 + b1 * rest, r2 + b2 * rest)
    }
    let determinant = a11 * a22 - a12 * a12
    guard determinant > 1e-12 else { return nil }
    let y1 = svgRounded((r1 * a22 - r2 * a12) / determinant, 4)
    let y2 = svgRounded((a11 * r2 - a12 * r1) / determinant, 4)
    guard y1.magnitude < 1000, y2.magnitude < 1000 else { return nil }
    let isGood = isWithinBound { u in
      3 * u * (1 - u) * (1 - u) * y1 + 3 * u * u * (1 - u) * y2 + u * u * u
    }
    return isGood ? .curve(x1: 0.3333, y1: y1, x2: 0.6667, y2: y2) : nil
  }
}
