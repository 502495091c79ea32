/// A view without children: how big it is and what it draws in the box it gets.
public enum Leaf: Hashable, Sendable {
  /// Nothing, of no size.
  case empty
  /// A colour or a gradient that fills what it is offered.
  case paint(Paint)
  /// A shape filled with a paint.
  case shape(BoxShape, Paint)
  /// The line around a shape.
  case stroke(BoxShape, StrokeStyle, Paint)
  /// A text.
  case text(TextBlock)
  /// A symbol and the size of its box, in points.
  case symbol(SymbolDrawing, Size)
  /// A symbol that takes what it is offered, and the size of its box at its own point size.
  case stretchedSymbol(SymbolDrawing, Size)
  /// A bitmap; a resizable one takes what it is offered.
  case image(ImageSource, isResizable: Bool)
  /// Room that grows along the axis of its stack, at least `minLength` long.
  case spacer(axis: Axis?, minLength: Double)
}

extension Leaf {
  /// The size the leaf answers to a proposal.
  func size(for proposal: ProposedSize) -> Size {
    switch self {
    case .empty: return .zero
    case .paint: return proposal.replacingUnspecified()
    case .shape(let shape, _), .stroke(let shape, _, _):
      guard case .circle = shape else { return proposal.replacingUnspecified() }
      let side = [proposal.width, proposal.height].compactMap { $0 }.min() ?? 10
      return Size(width: side, height: side)
    case .text(let block): return block.size(for: proposal)
    case .symbol(_, let size): return size
    case .stretchedSymbol(_, let size):
      return Size(
        width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    case .image(let source, let isResizable):
      guard isResizable else { return source.size }
      return Size(
        width: proposal.width ?? source.size.width, height: proposal.height ?? source.size.height)
    case .spacer(let axis, let minLength):
      func length(_ side: Axis) -> Double {
        axis == side.cross ? 0 : max(proposal[side] ?? minLength, minLength)
      }
      return Size(width: length(.horizontal), height: length(.vertical))
    }
  }

  /// What the leaf draws in a box of a size.
  func drawing(in size: Size) -> Drawing {
    switch self {
    case .empty, .spacer: .nothing
    case .paint(let paint): .fill(.rectangle, paint)
    case .shape(let shape, let paint): .fill(shape, paint)
    case .stroke(let shape, let style, let paint): .stroke(shape, style, paint)
    case .text(let block): .text(block.drawing(in: size))
    case .symbol(let symbol, _): .symbol(symbol)
    case .stretchedSymbol(let symbol, let own): .symbol(symbol.fitting(own, into: size))
    case .image(let source, _): .image(source)
    }
  }

  /// Whether `drawing(in:)` depends on the size.
  var drawingFollowsSize: Bool {
    switch self {
    case .text, .stretchedSymbol: true
    case .empty, .paint, .shape, .stroke, .symbol, .image, .spacer: false
    }
  }

  /// A guide the leaf sets itself: text has baselines, and a symbol stands on one.
  func guide(_ guide: AlignmentGuide, in size: Size) -> Double? {
    switch (self, guide.fallback) {
    case (.text(let block), .firstBaseline): block.baselines(in: size).first
    case (.text(let block), .lastBaseline): block.baselines(in: size).last
    case (.symbol(let symbol, _), .firstBaseline), (.symbol(let symbol, _), .lastBaseline):
      // A symbol's middle is at the middle of the capital letters of its font.
      size.height / 2 + symbol.pointSize * TypeTable.capHeight / 2
    default: nil
    }
  }

  /// The room the leaf prefers above and below.
  var edgeSpacing: EdgeSpacing {
    switch self {
    case .empty, .paint, .shape, .stroke, .symbol, .stretchedSymbol, .image: .plain
    case .spacer: .spacer
    case .text(let block):
      .text(
        size: block.face.size, leading: block.leading ?? block.face.size * TypeTable.lineBox,
        scale: block.scale)
    }
  }
}

extension SymbolDrawing {
  /// The symbol as large as a box allows; its shape is kept.
  fileprivate func fitting(_ own: Size, into box: Size) -> SymbolDrawing {
    guard own.width > 0, own.height > 0 else { return self }
    var copy = self
    copy.pointSize *= min(box.width / own.width, box.height / own.height)
    return copy
  }
}
