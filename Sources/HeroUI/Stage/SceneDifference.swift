import HeroCore

/// What has to be done to one tree so that it becomes another.
struct SceneDifference: Sendable {
  private struct Change: Sendable {
    /// Which child to take at each level, from the root on.
    var path: [Int]
    var node: SceneNode
    /// Whether the children that are there stay.
    var keepsChildren: Bool
  }

  private var changes: [Change] = []

  /// The whole tree.
  init(whole root: SceneNode) { changes = [Change(path: [], node: root, keepsChildren: false)] }

  /// The way from one tree to another.
  init(from old: SceneNode, to new: SceneNode) { compare(old, new, at: []) }

  private mutating func compare(_ old: SceneNode, _ new: SceneNode, at path: [Int]) {
    guard old != new else { return }
    guard !new.children.isEmpty, old.children.count == new.children.count else {
      return changes.append(Change(path: path, node: new, keepsChildren: false))
    }
    var (oldAlone, newAlone) = (old, new)
    (oldAlone.children, newAlone.children) = ([], [])
    if oldAlone != newAlone {
      changes.append(Change(path: path, node: newAlone, keepsChildren: true))
    }
    for index in new.children.indices {
      compare(old.children[index], new.children[index], at: path + [index])
    }
  }

  /// Makes the new tree of the old one.
  func apply(to root: inout SceneNode) {
    for change in changes { Self.put(change, into: &root, change.path[...]) }
  }

  private static func put(
    _ change: Change, into node: inout SceneNode, _ path: ArraySlice<Int>
  ) {
    if let index = path.first {
      return put(change, into: &node.children[index], path.dropFirst())
    }
    let children = change.keepsChildren ? node.children : change.node.children
    node = change.node
    node.children = children
  }
}
