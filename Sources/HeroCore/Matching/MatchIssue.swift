/// Something odd but legal about matched views; reported beside the result, never silently dropped.
public struct MatchIssue: Hashable, Sendable {
  /// What is odd.
  public enum Kind: Hashable, Sendable {
    /// Several views of the group that are in the tree may set its frame.
    case severalSources
    /// No view of the group may set its frame.
    case noSource
  }

  /// What is odd.
  public var kind: Kind
  /// The group.
  public var key: MatchKey
  /// The views concerned, in the order of the tree.
  public var locations: [SourceLocation]

  /// One sentence for people.
  public var message: String {
    switch kind {
    case .severalSources:
      "several inserted views in matched geometry group “\(key.label)” have isSource: true; "
        + "the newest one sets the frame"
    case .noSource:
      "no view in matched geometry group “\(key.label)” has isSource: true; the effect does nothing"
    }
  }
}
