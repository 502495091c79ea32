/// The identity of a view across updates: the way to it from the root, as text.
///
/// The same way means the same view, so its state and its running animations go on. Chance never
/// enters: an id that is not a string is written as `#1`, `#2` … in order of first appearance.
public struct NodeID: Hashable, Sendable, CustomStringConvertible {
  /// The steps from the root, separated by slashes.
  public let path: String

  /// Creates an identity from its path.
  public init(_ path: String) { self.path = path }

  /// The identity one step further down.
  public func appending(_ step: String) -> NodeID { NodeID(path + "/" + step) }

  /// The path itself.
  public var description: String { path }
}
