extension Gradient {
  /// The colour at a place along the gradient.
  ///
  /// - Parameter location: The place; before the first stop and after the last, their colours go on.
  /// - Returns: The colour. Where several stops share the place, the last of them.
  public func color(at location: Double) -> ResolvedColor {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (before, after) = (stops[next - 1], stops[next])
    let fraction = (location - before.location) / (after.location - before.location)
    return before.color.mixed(with: after.color, by: fraction, in: colorSpace)
  }

  /// Stops so dense that mixing their sRGB components shows the gradient.
  ///
  /// A writer that can only mix stored, not premultiplied components, as Cairo and SVG do, draws any
  /// gradient from these. Intervals of a perceptual gradient are halved until every eighth of every
  /// piece is right; a device gradient is returned as it is.
  ///
  /// - Returns: The stops, in order, the original ones among them.
  /// - Accuracy: within 0.5/255 in every component where the colour is opaque, and weighted by the
  ///   opacity where it is not; checked by `GradientSamplingTests`.
  public func sampledStops() -> [Stop] {
    switch colorSpace {
    case .device: return stops
    case .perceptual:
      var result: [Stop] = []
      for (before, after) in zip(stops, stops.dropFirst()) {
        let (start, end) = (before.visible(beside: after), after.visible(beside: before))
        if result.last != start { result.append(start) }
        if end.location > start.location { subdivide(start, end, 0, 1, 10, &result) }
        result.append(end)
      }
      return result.isEmpty ? stops : result
    }
  }

  /// Adds the stops strictly inside a part of the interval between two stops.
  private func subdivide(
    _ before: Stop, _ after: Stop, _ low: Double, _ high: Double, _ depth: Int,
    _ result: inout [Stop]
  ) {
    func exact(_ fraction: Double) -> ResolvedColor {
      before.color.mixed(with: after.color, by: fraction, in: .perceptual)
    }
    let (first, last) = (exact(low), exact(high))
    let isGood = (1..<8).allSatisfy { eighth in
      let part = Double(eighth) / 8
      return first.mixed(with: last, by: part, in: .device)
        .looksLike(exact(low + (high - low) * part))
    }
    guard !isGood, depth > 0 else { return }
    let middle = (low + high) / 2
    subdivide(before, after, low, middle, depth - 1, &result)
    let location = before.location + (after.location - before.location) * middle
    result.append(Stop(color: exact(middle), location: location))
    subdivide(before, after, middle, high, depth - 1, &result)
  }
}

extension Gradient.Stop {
  /// The stop, in the colour of its neighbour where it is clear itself.
  ///
  /// Mixed with its opacity, a clear colour has no hue; mixed without, as writers do, it would bleed.
  fileprivate func visible(beside other: Gradient.Stop) -> Gradient.Stop {
    guard color.opacity <= 0 else { return self }
    var copy = self
    copy.color = other.color
    copy.color.opacity = 0
    return copy
  }
}

extension ResolvedColor {
  /// Whether no component differs visibly: less than 0.4 of one of 255 steps, seen at its opacity.
  fileprivate func looksLike(_ other: ResolvedColor) -> Bool {
    let weight = max(opacity, other.opacity)
    let limit = 0.4 / 255
    return (opacity - other.opacity).magnitude < limit
      && (red - other.red).magnitude * weight < limit
      && (green - other.green).magnitude * weight < limit
      && (blue - other.blue).magnitude * weight < limit
  }
}
