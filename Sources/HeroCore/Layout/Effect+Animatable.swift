extension Effect {
  /// The numbers of this effect that can be animated, in the units of `Drawing.animatableVector`.
  var animatableVector: [Double] {
    switch self {
    case .none, .mask: return []
    case .opacity(let opacity): return [opacity]
    case .offset(let vector): return [vector.dx, vector.dy]
    case .scale(let x, let y, let anchor):
      return [x * fineUnit, y * fineUnit, anchor.x * fineUnit, anchor.y * fineUnit]
    case .rotation(let angle, let anchor):
      return [angle.radians * fineUnit, anchor.x * fineUnit, anchor.y * fineUnit]
    case .clip(let shape):
      var writer = VectorWriter()
      writer.add(shape)
      return writer.values
    case .blur(let radius): return [radius]
    case .shadow(let shadow):
      var writer = VectorWriter()
      writer.add(shadow.color)
      return writer.values + [shadow.radius, shadow.offset.dx, shadow.offset.dy]
    }
  }

  /// The same effect with its numbers replaced.
  func replacing(_ vector: [Double]) -> Effect {
    var reader = VectorReader(vector)
    switch self {
    case .none, .mask: return self
    case .opacity: return .opacity(min(max(reader.next(), 0), 1))
    case .offset: return .offset(reader.vector())
    case .scale:
      return .scale(
        x: reader.next() / fineUnit, y: reader.next() / fineUnit, anchor: reader.unitPoint())
    case .rotation:
      return .rotation(.radians(reader.next() / fineUnit), anchor: reader.unitPoint())
    case .clip(let shape): return .clip(reader.shape(shape))
    case .blur: return .blur(radius: max(0, reader.next()))
    case .shadow:
      return .shadow(
        SceneNode.Shadow(
          color: reader.color(), radius: max(0, reader.next()), offset: reader.vector()))
    }
  }

  /// Whether the numbers of both mean the same.
  func canBlend(with other: Effect) -> Bool {
    switch (self, other) {
    case (.opacity, .opacity), (.offset, .offset), (.scale, .scale), (.rotation, .rotation),
      (.blur, .blur), (.shadow, .shadow):
      true
    case (.clip(let first), .clip(let second)): first.canBlend(with: second)
    default: false
    }
  }
}
