import HeroCore

/// What the views of one update have noted about the nodes they became.
struct Registry {
  /// What happens when a node is touched.
  var actions: [NodeID: @MainActor () -> Void] = [:]
  /// The gestures of a node.
  var gestures: [NodeID: [GestureEntry]] = [:]
  /// The area of a node that reacts to touches, where it is not what is drawn.
  var contentShapes: [NodeID: BoxShape] = [:]
  /// Nodes that touches pass through.
  var untouchable: Set<NodeID> = []
  /// What a person can find, in reading order of the source.
  var elements: [AccessibilityElement] = []
  /// What the page of a navigation stack that is being resolved says about itself.
  var page = PageNotes()
  /// What covers the display, in the order of the source.
  var covers: [Cover] = []
  /// What a view that covers the display says about itself.
  var coverNotes = CoverNotes()
  /// What to do when a view comes in, in the order of the source.
  var appearances: [(id: NodeID, action: @MainActor () -> Void)] = []
  /// What to do when a view has gone out.
  var disappearances: [NodeID: @MainActor () -> Void] = [:]
  /// Values that are watched, with what to do when they differ from the update before.
  var watches: [Watch] = []
  /// Values that are watched and depend on the place of a view.
  var geometryWatches: [GeometryWatch] = []
  /// The views that asked where they are.
  var readers: Set<NodeID> = []
  /// The views in whose space others may ask where they are, by name.
  var spaces: [NodeID: AnyHashable] = [:]
  /// What the views say the whole display should be; the outermost counts.
  var preferredColorScheme: ColorScheme?
  /// Whether a view asks for the bar of tabs around it to be hidden.
  var hidesTabBar = false
  /// What views have told those around them, in the order of the source.
  var preferences: [ToldPreference] = []

  /// A value that is watched.
  struct Watch {
    var id: NodeID
    var value: any Equatable
    /// Whether the action runs when the view comes in, too.
    var isInitial: Bool
    /// What to do, given the value before.
    var action: @MainActor (Any) -> Void
  }
}

/// One thing on the display that a person, or a script, can name.
struct AccessibilityElement: Equatable {
  /// What it is.
  enum Kind: Hashable { case text, image, button }

  var kind: Kind
  /// What it is called.
  var label: String
  /// A name for tests, never spoken.
  var identifier: String?
  /// The node whose frame is its place.
  var id: NodeID
  /// Whether it reacts.
  var isEnabled = true
}

extension Registry {
  /// Takes back what views have noted that are not shown after all.
  mutating func forget(_ nodes: [LayoutNode]) {
    var ids: Set<NodeID> = []
    func visit(_ node: LayoutNode) {
      ids.insert(node.id)
      node.children.forEach(visit)
    }
    nodes.forEach(visit)
    elements.removeAll { ids.contains($0.id) }
    appearances.removeAll { ids.contains($0.id) }
    watches.removeAll { ids.contains($0.id) }
    readers.subtract(ids)
    for id in ids {
      actions[id] = nil
      disappearances[id] = nil
    }
  }
}
