// What of a drawing moves by itself between two states: colours, gradients, radii, line widths.
//
// Each becomes numbers in the order they are met, so that one track animates them together; two
// drawings of the same make have equally many. Colours go through linear light, as on a phone; they
// and unit points count 128-fold, the unit in which SwiftUI decides that an animation has finished.

/// The unit of colour components and unit points in an animated vector.
private let fineUnit = 128.0

extension Drawing {
  /// The numbers of this drawing that can be animated.
  var animatableVector: [Double] {
    var writer = VectorWriter()
    switch self {
    case .nothing, .image: break
    case .fill(let shape, let paint):
      writer.add(shape)
      writer.add(paint)
    case .stroke(let shape, let style, let paint):
      writer.add(shape)
      writer.values += [
        style.lineWidth, style.dashPhase,
        style.trim.lowerBound * fineUnit, style.trim.upperBound * fineUnit,
      ]
      writer.add(paint)
    case .text(let text): writer.add(text.paint)
    case .symbol(let symbol): writer.add(symbol.paint)
    }
    return writer.values
  }

  /// The same drawing with its numbers replaced; the vector is one that such a drawing gave.
  func replacing(_ vector: [Double]) -> Drawing {
    var reader = VectorReader(values: vector[...])
    switch self {
    case .nothing, .image: return self
    case .fill(let shape, let paint): return .fill(reader.shape(shape), reader.paint(paint))
    case .stroke(let shape, var style, let paint):
      let newShape = reader.shape(shape)
      style.lineWidth = max(0, reader.next())
      style.dashPhase = reader.next()
      let from = min(max(reader.next() / fineUnit, 0), 1)
      style.trim = from...min(max(reader.next() / fineUnit, from), 1)
      return .stroke(newShape, style, reader.paint(paint))
    case .text(var text):
      text.paint = reader.paint(text.paint)
      return .text(text)
    case .symbol(var symbol):
      symbol.paint = reader.paint(symbol.paint)
      return .symbol(symbol)
    }
  }

  /// Whether the numbers of both mean the same, so that one may run into the other.
  func canBlend(with other: Drawing) -> Bool {
    switch (self, other) {
    case (.fill(let first, let paint), .fill(let second, let other)),
      (.stroke(let first, _, let paint), .stroke(let second, _, let other)):
      first.canBlend(with: second) && paint.canBlend(with: other)
    case (.text(let first), .text(let second)): first.paint.canBlend(with: second.paint)
    case (.symbol(let first), .symbol(let second)): first.paint.canBlend(with: second.paint)
    default: false
    }
  }
}

extension BoxShape {
  fileprivate func canBlend(with other: BoxShape) -> Bool {
    switch (self, other) {
    case (.roundedRectangle(_, let first), .roundedRectangle(_, let second)): first == second
    case (.inset(let first, _), .inset(let second, _)): first.canBlend(with: second)
    default: self == other
    }
  }
}

extension Paint {
  fileprivate func canBlend(with other: Paint) -> Bool {
    switch (self, other) {
    case (.color, .color): true
    case (.linearGradient(let first, _, _), .linearGradient(let second, _, _)),
      (.radialGradient(let first, _, _, _), .radialGradient(let second, _, _, _)),
      (.angularGradient(let first, _, _, _), .angularGradient(let second, _, _, _)):
      first.stops.count == second.stops.count && first.colorSpace == second.colorSpace
    default: false
    }
  }
}

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
    var reader = VectorReader(values: vector[...])
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

/// Collects the animatable numbers of a value.
private struct VectorWriter {
  var values: [Double] = []

  mutating func add(_ color: ResolvedColor) { values += color.linearComponents.map { $0 * fineUnit } }

  mutating func add(_ point: UnitPoint) { values += [point.x * fineUnit, point.y * fineUnit] }

  mutating func add(_ shape: BoxShape) {
    switch shape {
    case .rectangle, .capsule, .circle, .ellipse, .path: break
    case .roundedRectangle(let radii, _):
      values += [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
    case .inset(let inner, let distance):
      add(inner)
      values.append(distance)
    }
  }

  mutating func add(_ gradient: Gradient) {
    for stop in gradient.stops {
      add(stop.color)
      values.append(stop.location * fineUnit)
    }
  }

  mutating func add(_ paint: Paint) {
    switch paint {
    case .color(let color): add(color)
    case .linearGradient(let gradient, let start, let end):
      add(gradient)
      add(start)
      add(end)
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      add(gradient)
      add(center)
      values += [startRadius, endRadius]
    case .angularGradient(let gradient, let center, let start, let end):
      add(gradient)
      add(center)
      values += [start.radians * fineUnit, end.radians * fineUnit]
    }
  }
}

/// Hands the numbers back in the order they were collected.
private struct VectorReader {
  var values: ArraySlice<Double>

  mutating func next() -> Double { values.removeFirst() }

  mutating func vector() -> Vector { Vector(dx: next(), dy: next()) }

  mutating func unitPoint() -> UnitPoint { UnitPoint(x: next() / fineUnit, y: next() / fineUnit) }

  mutating func color() -> ResolvedColor {
    ResolvedColor(linearComponents: (0..<4).map { _ in next() / fineUnit })
  }

  mutating func shape(_ shape: BoxShape) -> BoxShape {
    switch shape {
    case .rectangle, .capsule, .circle, .ellipse, .path: return shape
    case .roundedRectangle(_, let style):
      let radii = (0..<4).map { _ in max(0, next()) }
      return .roundedRectangle(
        CornerRadii(
          topLeading: radii[0], topTrailing: radii[1], bottomTrailing: radii[2],
          bottomLeading: radii[3]), style: style)
    case .inset(let inner, _): return .inset(self.shape(inner), by: next())
    }
  }

  mutating func gradient(_ gradient: Gradient) -> Gradient {
    var floor = 0.0
    return Gradient(
      stops: gradient.stops.map { _ in
        let color = color()
        floor = max(floor, next() / fineUnit)
        return Gradient.Stop(color: color, location: floor)
      }, colorSpace: gradient.colorSpace)
  }

  mutating func paint(_ paint: Paint) -> Paint {
    switch paint {
    case .color: return .color(color())
    case .linearGradient(let gradient, _, _):
      return .linearGradient(self.gradient(gradient), start: unitPoint(), end: unitPoint())
    case .radialGradient(let gradient, _, _, _):
      return .radialGradient(
        self.gradient(gradient), center: unitPoint(), startRadius: max(0, next()),
        endRadius: max(0, next()))
    case .angularGradient(let gradient, _, _, _):
      return .angularGradient(
        self.gradient(gradient), center: unitPoint(), start: .radians(next() / fineUnit),
        end: .radians(next() / fineUnit))
    }
  }
}
