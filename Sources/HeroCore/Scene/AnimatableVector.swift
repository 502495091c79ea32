/// The unit of unit points, scales and angles in an animated vector; colours bring it along.
let fineUnit = 128.0

/// Collects the animatable numbers of a value.
struct VectorWriter {
  var values: [Double] = []

  mutating func add(_ color: ResolvedColor) { values += color.linearComponents }

  mutating func add(_ point: UnitPoint) { values += [point.x * fineUnit, point.y * fineUnit] }

  mutating func add(_ shape: BoxShape) {
    switch shape {
    case .rectangle, .capsule, .circle, .ellipse, .path: break
    case .roundedRectangle(let radii, _):
      values += [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
    case .custom(let custom): values += custom.values
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
struct VectorReader {
  private let values: [Double]
  private var position = 0

  init(_ values: [Double]) { self.values = values }

  mutating func next() -> Double {
    defer { position += 1 }
    return values[position]
  }

  mutating func vector() -> Vector { Vector(dx: next(), dy: next()) }

  mutating func unitPoint() -> UnitPoint { UnitPoint(x: next() / fineUnit, y: next() / fineUnit) }

  mutating func color() -> ResolvedColor {
    ResolvedColor(linear: next(), next(), next(), opacity: next())
  }

  mutating func shape(_ shape: BoxShape) -> BoxShape {
    switch shape {
    case .rectangle, .capsule, .circle, .ellipse, .path: return shape
    case .roundedRectangle(_, let style):
      return .roundedRectangle(
        CornerRadii(
          topLeading: max(0, next()), topTrailing: max(0, next()), bottomTrailing: max(0, next()),
          bottomLeading: max(0, next())), style: style)
    case .custom(var custom):
      custom.values = custom.values.map { _ in next() }
      return .custom(custom)
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
