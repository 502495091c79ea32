import HeroCore

/// A letter, a number or another symbol in a circle or a square, such as `1.circle.fill`.
struct SymbolBadge: Hashable {
  /// The shapes a badge may have.
  enum Plate: String { case circle, square }

  /// What is written or shown: a number, a capital letter or the name of a symbol.
  let content: String
  /// Whether the content is text.
  let isText: Bool
  /// What is around it.
  let plate: Plate
  /// Whether the plate is filled and the content cut out of it.
  let isFilled: Bool

  /// Reads a symbol's name; `nil` if it is not that of a badge.
  init?(_ name: String) {
    var parts = name.split(separator: ".")
    isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    guard parts.count >= 2, let plate = Plate(rawValue: String(parts.removeLast())) else {
      return nil
    }
    self.plate = plate
    let base = parts.joined(separator: ".")
    let isNumber = base.count <= 2 && base.allSatisfy { $0.isASCII && $0.isNumber }
    let isLetter = base.count == 1 && base.allSatisfy { $0.isASCII && $0.isLetter }
    isText = isNumber || isLetter
    content = isText ? base.uppercased() : base
  }

  /// The outline in em around that of the content.
  func outline(around content: Path) -> Path {
    let radius = 0.9961 / 2  // the size of `circle.fill`
    let bounds = content.bounds
    let scale = min(0.56 / max(bounds.height, 0.01), 0.6 / max(bounds.width, 0.01))
    let middle = Affine.translation(Point.zero - bounds.center)
    let inner = content.applying(middle.then(.scale(x: scale, y: scale, about: .zero)))
    var path = plateOutline(halfSide: radius)
    if isFilled {
      // A hole winds against the plate; which way glyphs wind depends on the font's format.
      let isAgainst = inner.signedArea * path.signedArea < 0
      path.append(isAgainst ? inner : inner.reversed)
    } else {
      path.append(plateOutline(halfSide: radius - 0.085).reversed)
      path.append(inner)
    }
    return path
  }

  private func plateOutline(halfSide: Double) -> Path {
    let box = Rect(x: -halfSide, y: -halfSide, width: 2 * halfSide, height: 2 * halfSide)
    switch plate {
    case .circle: return BoxShape.circle.path(in: box)
    case .square:
      let corners = CornerRadii(all: halfSide * 0.4)
      return BoxShape.roundedRectangle(corners, style: .continuous).path(in: box)
    }
  }
}
