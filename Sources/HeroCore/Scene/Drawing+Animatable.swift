// What of a drawing moves by itself between two states: colours, gradients, radii, line widths.
//
// Each becomes numbers in the order they are met, so that one track animates them together; two
// drawings of the same make have equally many. Colours go through linear light, as on a phone; they
// and unit points count 128-fold, the unit in which SwiftUI decides that an animation has finished.

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
    var reader = VectorReader(vector)
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
  func canBlend(with other: BoxShape) -> Bool {
    switch (self, other) {
    case (.roundedRectangle(_, let first), .roundedRectangle(_, let second)): first == second
    case (.custom(let first), .custom(let second)):
      first.name == second.name && first.values.count == second.values.count
    case (.inset(let first, _), .inset(let second, _)): first.canBlend(with: second)
    default: self == other
    }
  }
}

extension Paint {
  func canBlend(with other: Paint) -> Bool {
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
