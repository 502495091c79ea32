import HeroCore

extension CustomShape {
  /// A shape that only its own code can draw, with the numbers of it that are animated.
  init<S: Shape>(_ shape: S) {
    self.init(name: "\(S.self)", values: shape.animatedNumbers) { rect, values in
      shape.with(animatedNumbers: values).path(in: CGRect(rect)).core
    }
  }
}

extension Shape {
  fileprivate nonisolated var animatedNumbers: [Double] {
    (self as? any Animatable).map { $0.animatableData.listed } ?? []
  }

  fileprivate nonisolated func with(animatedNumbers values: [Double]) -> Self {
    guard var animatable = self as? any Animatable, !values.isEmpty else { return self }
    animatable.take(values)
    return animatable as? Self ?? self
  }
}

extension Animatable {
  mutating func take(_ values: [Double]) {
    var rest = values[...]
    var data = animatableData
    data.takeListed(from: &rest)
    animatableData = data
  }
}
