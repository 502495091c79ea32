import HeroCore

/// Layout trees made by chance, the same for a seed: what the rules of motion are tested on.
///
/// The structure follows from the seed and the place in the tree; what may differ between two states
/// (lengths, colours, which branch is there) follows from the state as well. So the trees of two
/// states of one seed are two states of one view.
struct MotionTrees {
  let seed: UInt64
  /// Whether texts take part; they change their size at once, and break anew at every width.
  var hasText = true

  static let display = Size(width: 393, height: 852)

  /// The tree of a state.
  func node(state: Int, animation: Animation? = nil) -> LayoutNode {
    let root = node("root", depth: 4, state: state)
    let framed = LayoutNode(
      NodeID("frame"),
      .container(FrameLayout(width: 393, height: 852, alignment: .center), [root]))
    return framed.animated(animation)
  }

  /// The laid-out tree of a state.
  func placed(state: Int, animation: Animation? = nil) -> PlacedNode {
    let display = Rect(origin: .zero, size: Self.display)
    return node(state: state, animation: animation)
      .placed(in: SafeArea(container: display, safe: display))
  }

  /// The plan of a state at rest.
  func resting(state: Int) -> TransitionPlan {
    TransitionPlan(
      resting: placed(state: state), scale: 3, clock: FrameClock(framesPerSecond: 60))
  }
}

// MARK: - Structure

extension MotionTrees {
  private func node(_ path: String, depth: Int, state: Int) -> LayoutNode {
    var form = SeededGenerator(seed: seed, path)
    var chance = SeededGenerator(seed: seed &+ UInt64(state) &* 7919, path)
    guard depth > 0 else { return leaf(path, form: &form, chance: &chance) }
    func child(_ step: String) -> LayoutNode {
      node(path + "/" + step, depth: depth - 1, state: state)
    }
    func children(_ count: Int) -> [LayoutNode] { (0..<count).map { child("\($0)") } }
    func container(_ layout: any Layout, _ children: [LayoutNode], effect: Effect = .none)
      -> LayoutNode
    { LayoutNode(NodeID(path), .container(layout, children), effect: effect) }
    func length(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &chance) }

    switch Int.random(in: 0..<11, using: &form) {
    case 0, 1, 2:
      let axis: Axis = Bool.random(using: &form) ? .horizontal : .vertical
      let guide: AlignmentGuide = axis == .horizontal ? .verticalCenter : .leading
      let count = Int.random(in: 2...3, using: &form)
      return container(
        StackLayout(axis: axis, alignment: guide, spacing: length(0...20)), children(count))
    case 3:
      let alignment: Alignment = Bool.random(using: &chance) ? .center : .topLeading
      return container(OverlapLayout(alignment: alignment), children(2))
    case 4: return container(PaddingLayout(insets: Insets(all: length(0...30))), [child("0")])
    case 5:
      let frame = FrameLayout(
        width: length(20...300), height: length(20...300), alignment: .center)
      return container(frame, [child("0")])
    case 6:
      return container(WrapperLayout(), [child("0")], effect: .opacity(length(0.2...1)))
    case 7:
      let radii = CornerRadii(all: length(0...40))
      return container(
        WrapperLayout(), [child("0")],
        effect: .clip(.roundedRectangle(radii, style: .continuous)))
    case 8:
      return container(
        SecondaryLayout(primary: 0, alignment: .center), [child("0"), child("1")])
    case 9: return container(OverlapLayout(alignment: .center), branches(path, depth, state, form))
    default: return container(OverlapLayout(alignment: .center), matched(path, state, form))
    }
  }

  /// A view with an `if`: one branch, the other, or none.
  private func branches(
    _ path: String, _ depth: Int, _ state: Int, _ form: SeededGenerator
  ) -> [LayoutNode] {
    var form = form
    let names = Bool.random(using: &form) ? ["true", "false"] : ["some", ""]
    let name = names[state % 2]
    guard !name.isEmpty else { return [node(path + "/0", depth: 1, state: state)] }
    var branch = node(path + "/" + name, depth: depth - 1, state: state)
    branch.traits.transition = Self.transitions.randomElement(using: &form)
    branch.traits.zIndex = Double(Int.random(in: 0...1, using: &form))
    return [node(path + "/0", depth: 1, state: state), branch]
  }

  /// Two views of one matched group, one in each state.
  private func matched(_ path: String, _ state: Int, _ form: SeededGenerator) -> [LayoutNode] {
    var form = form
    let copy = path + "/copy\(state % 2)"
    var chance = SeededGenerator(seed: seed, copy)
    let key = MatchKey(namespace: 0, id: 0, label: path)
    let inner = leaf(copy + "/leaf", form: &form, chance: &chance, hasText: false)
    let match = LayoutNode(
      NodeID(copy), .container(WrapperLayout(), [inner]),
      match: MatchAttachment(key: key, location: SourceLocation(file: "Test.swift", line: 1)))
    var framed = LayoutNode(
      NodeID(copy + ".frame"),
      .container(
        FrameLayout(
          width: .random(in: 20...200, using: &chance),
          height: .random(in: 20...200, using: &chance), alignment: .center), [match]))
    framed.traits.transition = .opacity
    let inset = Insets(
      top: .random(in: 0...90, using: &chance), leading: .random(in: 0...90, using: &chance))
    var padded = LayoutNode(
      NodeID(copy + ".padding"), .container(PaddingLayout(insets: inset), [framed]))
    padded.traits.transition = .opacity
    return [padded]
  }

  private func leaf(
    _ path: String, form: inout SeededGenerator, chance: inout SeededGenerator,
    hasText: Bool? = nil
  ) -> LayoutNode {
    let color = Paint.color(
      ResolvedColor(hex: UInt32.random(in: 0...0xFFFFFF, using: &chance)))
    let kinds = hasText ?? self.hasText ? 4 : 3
    let content: Leaf
    switch Int.random(in: 0..<kinds, using: &form) {
    case 0: content = .paint(color)
    case 1:
      let radii = CornerRadii(all: .random(in: 0...20, using: &chance))
      content = .shape(.roundedRectangle(radii, style: .continuous), color)
    case 2:
      let size = Size(
        width: .random(in: 5...60, using: &form), height: .random(in: 5...60, using: &form))
      let symbol = SymbolDrawing(name: "star", pointSize: 20, weight: .regular, paint: color)
      content = .symbol(symbol, size)
    default: content = .text(Tree.block("some words to break", size: 15, scale: 3))
    }
    return LayoutNode(NodeID(path), .leaf(content))
  }

  static let transitions: [Transition] = [
    .opacity, .opacity, .identity,
    Transition(insertion: [.scale(x: 0, y: 0, anchor: .center)], removal: [.opacity(0)]),
    Transition(insertion: [.edge(.leading)], removal: [.edge(.trailing), .opacity(0)]),
    Transition(
      insertion: [.offset(Vector(dx: 0, dy: 80)), .opacity(0)], removal: [.blur(radius: 9)],
      insertionAnimation: .easeInOut(duration: 0.4),
      removalAnimation: .easeInOut(duration: 0.4)),
  ]
}

// MARK: - Single trees

extension MotionTrees {
  /// A tree for tests of layout alone.
  static func tree(depth: Int, using chance: inout SeededGenerator) -> LayoutNode {
    MotionTrees(seed: chance.next()).node("tree", depth: depth, state: 0)
  }

  /// A leaf for tests of layout alone.
  static func leaf(using chance: inout SeededGenerator) -> LayoutNode {
    var (form, state) = (SeededGenerator(seed: chance.next()), SeededGenerator(seed: chance.next()))
    return MotionTrees(seed: 0).leaf("leaf", form: &form, chance: &state)
  }
}

extension LayoutNode {
  /// The tree with the animation of an update on every node.
  func animated(_ animation: Animation?) -> LayoutNode {
    var copy = self
    copy.animation = animation
    if case .container(let layout, let children) = content {
      copy.content = .container(layout, children.map { $0.animated(animation) })
    }
    return copy
  }
}
