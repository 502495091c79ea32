/// The group that views with one id in one namespace form.
public struct MatchKey: Hashable, Sendable {
  /// The namespace, numbered in order of first appearance.
  public var namespace: Int
  /// The id, numbered in order of first appearance.
  public var id: Int
  /// The id as traces and messages print it.
  public var label: String

  /// Creates a key.
  public init(namespace: Int, id: Int, label: String) {
    (self.namespace, self.id, self.label) = (namespace, id, label)
  }
}

/// A view's membership in a matched group, as `matchedGeometryEffect` writes it.
public struct MatchAttachment: Hashable, Sendable {
  /// The group.
  public var key: MatchKey
  /// Whether the view takes the group's size.
  public var takesSize: Bool
  /// Whether the view takes the group's position.
  public var takesPosition: Bool
  /// The point of the view that is put on the group's point.
  public var anchor: UnitPoint
  /// Whether the view may set the group's frame.
  public var isSource: Bool
  /// Where the author wrote it, for messages.
  public var location: SourceLocation

  /// Creates a membership.
  public init(
    key: MatchKey, takesSize: Bool = true, takesPosition: Bool = true,
    anchor: UnitPoint = .center, isSource: Bool = true, location: SourceLocation
  ) {
    (self.key, self.takesSize, self.takesPosition) = (key, takesSize, takesPosition)
    (self.anchor, self.isSource, self.location) = (anchor, isSource, location)
  }
}

/// A place in the author's source.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file, as `#fileID` gives it.
  public var file: String
  /// The line, from 1.
  public var line: Int

  /// Creates a location.
  public init(file: String, line: Int) { (self.file, self.line) = (file, line) }

  /// As `File.swift:12`.
  public var description: String {
    "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)"
  }
}
