import HeroCore
import Testing

/// Short ways to write layout trees in tests; ids need only be unique where motion is tested.
enum Tree {
  /// A leaf that is always as big as it says.
  static func rigid(_ width: Double, _ height: Double, _ id: String = "rigid") -> LayoutNode {
    let source = ImageSource(name: id, path: nil, size: Size(width: width, height: height))
    return LayoutNode(NodeID(id), .leaf(.image(source, isResizable: false)))
  }

  /// A leaf that takes what it is offered.
  static func flexible(_ id: String = "flexible") -> LayoutNode {
    LayoutNode(NodeID(id), .leaf(.paint(.color(.black))))
  }

  /// A leaf that draws a shape.
  static func shape(_ shape: BoxShape, _ id: String = "shape") -> LayoutNode {
    LayoutNode(NodeID(id), .leaf(.shape(shape, .color(.black))))
  }

  /// Room that grows.
  static func spacer(_ axis: Axis, minLength: Double = 8) -> LayoutNode {
    LayoutNode(NodeID("spacer"), .leaf(.spacer(axis: axis, minLength: minLength)))
  }

  /// A text whose characters are each half as wide as the font is large.
  static func text(
    _ string: String, size: Double = 20, scale: Double = 2, _ id: String = "text",
    change: (inout TextBlock) -> Void = { _ in }
  ) -> LayoutNode {
    LayoutNode(NodeID(id), .leaf(.text(block(string, size: size, scale: scale, change: change))))
  }

  /// The measured text of `text`.
  static func block(
    _ string: String, size: Double = 20, scale: Double = 2,
    change: (inout TextBlock) -> Void = { _ in }
  ) -> TextBlock {
    let clusters = string.map { character in
      ShapedText.Cluster(
        text: String(character), advance: size / 2,
        lineBreak: character == "\n" ? .required : character == " " ? .allowed : .none,
        isWhitespace: character.isWhitespace)
    }
    var block = TextBlock(
      string: string, shaped: ShapedText(clusters: clusters, ellipsisAdvance: size / 2),
      face: FontFace(size: size), tracking: 0, paint: .color(.black), leading: nil, scale: scale)
    change(&block)
    return block
  }

  /// A container.
  static func container(
    _ layout: any Layout, _ children: [LayoutNode], _ id: String = "container"
  ) -> LayoutNode { LayoutNode(NodeID(id), .container(layout, children)) }

  /// A row.
  static func row(
    spacing: Double? = 0, alignment: AlignmentGuide = .verticalCenter, _ children: LayoutNode...
  ) -> LayoutNode {
    container(StackLayout(axis: .horizontal, alignment: alignment, spacing: spacing), children)
  }

  /// A column.
  static func column(
    spacing: Double? = 0, alignment: AlignmentGuide = .horizontalCenter, _ children: LayoutNode...
  ) -> LayoutNode {
    container(StackLayout(axis: .vertical, alignment: alignment, spacing: spacing), children)
  }

  /// A stack in depth.
  static func overlap(_ alignment: Alignment = .center, _ children: LayoutNode...) -> LayoutNode {
    container(OverlapLayout(alignment: alignment), children)
  }

  /// A flexible frame around a node.
  static func frame(
    _ child: LayoutNode, width: FlexibleFrameLayout.Limits = .init(min: nil, ideal: nil, max: nil),
    height: FlexibleFrameLayout.Limits = .init(min: nil, ideal: nil, max: nil),
    alignment: Alignment = .center
  ) -> LayoutNode {
    container(FlexibleFrameLayout(width: width, height: height, alignment: alignment), [child])
  }
}

extension LayoutNode {
  /// The node with a priority.
  func priority(_ priority: Double) -> LayoutNode {
    var copy = self
    copy.traits.layoutPriority = priority
    return copy
  }

  /// The node in padding.
  func padding(_ insets: Insets) -> LayoutNode {
    Tree.container(PaddingLayout(insets: insets), [self], "padding")
  }

  /// The node in a fixed frame.
  func fixed(_ width: Double?, _ height: Double?, _ alignment: Alignment = .center) -> LayoutNode {
    Tree.container(FrameLayout(width: width, height: height, alignment: alignment), [self], "frame")
  }

  /// The frames of the leaves, laid out at the origin for a proposal.
  func leafFrames(_ width: Double?, _ height: Double?) -> [Rect] {
    let area = SafeArea(container: .zero, safe: .zero)
    let placed = placed(
      at: .zero, proposal: ProposedSize(width: width, height: height), safeArea: area)
    return placed.leaves.map(\.frame)
  }

  /// The size answered to a proposal.
  func size(_ width: Double?, _ height: Double?) -> Size {
    size(for: ProposedSize(width: width, height: height))
  }
}

extension PlacedNode {
  /// The leaves in order.
  var leaves: [PlacedNode] { children.isEmpty ? [self] : children.flatMap(\.leaves) }
}

extension Rect {
  /// Four numbers in a line, rounded to hundredths, for comparison and messages.
  var numbers: String {
    [minX, minY, width, height].map { shortened($0) }.joined(separator: " ")
  }
}

extension Size {
  /// Two numbers in a line, rounded to hundredths.
  var numbers: String { "\(shortened(width)) \(shortened(height))" }
}

/// A number to at most two places.
private func shortened(_ value: Double) -> String {
  let rounded = (value * 100).rounded() / 100
  return rounded == rounded.rounded() && rounded.magnitude < 1e9 ? "\(Int(rounded))" : "\(rounded)"
}
