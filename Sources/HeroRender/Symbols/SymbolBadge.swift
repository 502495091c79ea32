import HeroCore

/// A letter or a number in a circle or a square, such as `1.circle` or `a.square.fill`.
struct SymbolBadge: Hashable {
  /// The shapes a badge may have.
  enum Plate: String { case circle, square }

  /// What is written: a capital letter or a number.
  let text: String
  /// What is around it.
  let plate: Plate
  /// Whether the plate is filled and the text cut out of it.
  let isFilled: Bool

  /// Reads a symbol's name; `nil` if it is not that of a badge.
  init?(_ name: String) {
    var parts = name.split(separator: ".")
    isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    guard parts.count == 2, let plate = Plate(rawValue: String(parts[1])) else { return nil }
    let isNumber = parts[0].allSatisfy(\.isASCIIDigit) && parts[0].count <= 2
    let isLetter = parts[0].count == 1 && parts[0].allSatisfy { $0.isASCII && $0.isLetter }
    guard isNumber || isLetter else { return nil }
    (text, self.plate) = (parts[0].uppercased(), plate)
  }

  /// The outline in em around the given outline of the text, whose capitals are 1 em high or less.
  func outline(text glyphs: Path) -> Path {
    let radius = 0.9961 / 2
    let bounds = glyphs.bounds
    let scale = min(0.56 / max(bounds.height, 0.01), 0.66 / max(bounds.width, 0.01))
    let middle = Affine.translation(Point.zero - bounds.center)
    let written = glyphs.applying(middle.then(.scale(x: scale, y: scale, about: .zero)))
    var path = plateOutline(halfSide: radius)
    if isFilled {
      // A hole winds against the plate; which way glyphs wind depends on the font's format.
      let isAgainst = written.signedArea * path.signedArea < 0
      path.append(isAgainst ? written : written.reversed)
    } else {
      path.append(plateOutline(halfSide: radius - 0.085).reversed)
      path.append(written)
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

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
