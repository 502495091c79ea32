extension Animation: CustomStringConvertible {
  /// The animation as it could be written in source: `spring(response: 0.5, damping: 0.85).delay(0.1)`.
  ///
  /// Traces and reports print this. Numbers are rounded to four decimals, so two animations that
  /// differ by less look the same.
  public var description: String {
    ([base.description] + modifiers.map(\.description)).joined(separator: ".")
  }
}

extension Animation.Base {
  fileprivate var description: String {
    switch self {
    case .standard: "default"
    case .fluidSpring(let response, let damping, blendDuration: _):
      "spring(response: \(decimal(response)), damping: \(decimal(damping)))"
    case .interpolatingSpring(let mass, let stiffness, let damping, let velocity):
      "interpolatingSpring(mass: \(decimal(mass)), stiffness: \(decimal(stiffness)), "
        + "damping: \(decimal(damping)), initialVelocity: \(decimal(velocity)))"
    case .bezier(let curve, let duration), .unitCurve(let curve, let duration):
      "\(curve.name)(duration: \(decimal(duration)))"
    }
  }
}

extension Animation.Modifier {
  fileprivate var description: String {
    switch self {
    case .delay(let delay): "delay(\(decimal(delay)))"
    case .speed(let speed): "speed(\(decimal(speed)))"
    case .repeats(let count?, let autoreverses):
      "repeatCount(\(count), autoreverses: \(autoreverses))"
    case .repeats(nil, let autoreverses): "repeatForever(autoreverses: \(autoreverses))"
    case .logicallyComplete(let duration): "logicallyComplete(after: \(decimal(duration)))"
    }
  }
}

extension UnitCurve {
  fileprivate var name: String {
    switch self {
    case .easeIn: return "easeIn"
    case .easeOut: return "easeOut"
    case .easeInOut: return "easeInOut"
    default: break
    }
    switch shape {
    case .linear: return "linear"
    case .circularEaseIn: return "circularEaseIn"
    case .circularEaseOut: return "circularEaseOut"
    case .circularEaseInOut: return "circularEaseInOut"
    case .bezier(let start, let end):
      let numbers = [start.x, start.y, end.x, end.y].map { decimal($0) }
      return "curve(\(numbers.joined(separator: " ")))"
    }
  }
}

/// A number with at most four decimals.
private func decimal(_ value: Double) -> String { shortNumber(value, places: 4) }
