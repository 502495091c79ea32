import HeroCore

/// One node at all moments, in order, without children, mask and match.
///
/// Most nodes rest most of the time, and those that move change little else than their place. So each
/// attribute is kept by itself, where it changes.
struct SVGStates: Sequence {
  private var first: SceneNode?
  private var presence = Changes<Bool>()
  private var frame = Changes<Rect>()
  private var opacity = Changes<Double>()
  private var transform = Changes<Affine>()
  private var clip = Changes<BoxShape?>()
  private var blurRadius = Changes<Double>()
  private var shadow = Changes<SceneNode.Shadow?>()
  private var drawing = Changes<Drawing>()
  /// The moment after the last that was added, and how many there are.
  private var end = 0
  private var count = 0

  /// Adds the node at a moment, later than all before.
  mutating func add(_ node: SceneNode, at moment: Int) {
    if first == nil {
      var node = node
      (node.children, node.mask, node.match, node.isLeaving) = ([], [], nil, false)
      first = node
    }
    if moment > end { presence.add(false, at: end) }
    end = moment + 1
    presence.add(true, at: moment)
    frame.add(node.frame, at: moment)
    opacity.add(node.opacity, at: moment)
    transform.add(node.transform, at: moment)
    clip.add(node.clip, at: moment)
    blurRadius.add(node.blurRadius, at: moment)
    shadow.add(node.shadow, at: moment)
    drawing.add(node.drawing, at: moment)
  }

  /// Says how many moments there are.
  mutating func close(after count: Int) {
    if end < count { presence.add(false, at: end) }
    self.count = count
  }

  func makeIterator() -> Iterator { Iterator(states: self) }

  /// Goes through all moments; `nil` where the node is not there.
  struct Iterator: IteratorProtocol {
    private let states: SVGStates
    private var moment = 0
    private var node: SceneNode?
    private var isThere = false
    private var presence = 0, frame = 0, opacity = 0, transform = 0
    private var clip = 0, blurRadius = 0, shadow = 0, drawing = 0

    fileprivate init(states: SVGStates) { (self.states, node) = (states, states.first) }

    mutating func next() -> SceneNode?? {
      guard moment < states.count, var next = node else { return .none }
      states.presence.update(&isThere, at: moment, &presence)
      states.frame.update(&next.frame, at: moment, &frame)
      states.opacity.update(&next.opacity, at: moment, &opacity)
      states.transform.update(&next.transform, at: moment, &transform)
      states.clip.update(&next.clip, at: moment, &clip)
      states.blurRadius.update(&next.blurRadius, at: moment, &blurRadius)
      states.shadow.update(&next.shadow, at: moment, &shadow)
      states.drawing.update(&next.drawing, at: moment, &drawing)
      node = next
      moment += 1
      return .some(isThere ? next : nil)
    }
  }
}

/// The values of one attribute, each with the moment from which on it holds.
private struct Changes<Value: Hashable> {
  private var moments: [Int32] = []
  private var values: [Value] = []

  /// Adds a value, unless it is the one that holds already.
  mutating func add(_ value: Value, at moment: Int) {
    guard values.isEmpty || values[values.count - 1] != value else { return }
    moments.append(Int32(moment))
    values.append(value)
  }

  /// Puts a new value in the place of an old one, if there is one at this moment.
  func update(_ value: inout Value, at moment: Int, _ index: inout Int) {
    guard index < moments.count, moments[index] == moment else { return }
    value = values[index]
    index += 1
  }
}
