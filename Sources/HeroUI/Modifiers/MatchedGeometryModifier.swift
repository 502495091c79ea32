import HeroCore

/// What of a frame views share that are matched by id.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// One bit for each property.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place on the display.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The extent.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Has views with one id in one namespace share a frame.
struct MatchedGeometryModifier<ID: Hashable>: PrimitiveModifier {
  let id: ID
  let namespace: Namespace.ID
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
  let location: SourceLocation

  static var step: String { "matched" }

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    let labels = context.resolver.labels
    let key = MatchKey(
      namespace: labels.number(for: namespace), id: labels.number(for: id),
      label: labels.label(for: id))
    let match = MatchAttachment(
      key: key, takesSize: properties.contains(.size),
      takesPosition: properties.contains(.position), anchor: anchor, isSource: isSource,
      location: location)
    return context.resolve(content).map { context.wrap($0, step: Self.step, match: match) }
  }
}

extension View {
  /// Has this view share its frame with others of the same id, while one turns into the other.
  ///
  /// - Parameters:
  ///   - id: The id; equal ids of one namespace form a group.
  ///   - namespace: The namespace.
  ///   - properties: What is shared.
  ///   - anchor: The point of this view that is put on the group's point.
  ///   - isSource: Whether this view may set the frame of the group.
  ///   - file: Where the call stands, for messages.
  ///   - line: Where the call stands, for messages.
  /// - Returns: The view in its group.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true, file: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource,
        location: SourceLocation(file: file, line: line)))
  }
}
