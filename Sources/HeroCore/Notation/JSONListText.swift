/// The text of an object whose last member is a long list, in pieces: so the list is never in memory as a
/// whole.
///
/// The pieces together are what `JSONValue.text(breakingLevels:)` gives for the whole object, provided
/// that the elements are objects or arrays.
package struct JSONListText: Sequence, IteratorProtocol {
  private let members: [JSONValue.Member]
  private let list: String
  private let levels: Int
  private let count: Int
  private let element: (Int) -> JSONValue
  /// The number of the next element; -1 before the list is begun.
  private var position = -1

  /// Creates the text.
  ///
  /// Traps on fewer than two levels, which would not hold the list apart.
  ///
  /// - Parameters:
  ///   - members: The members before the list.
  ///   - list: The name of the list.
  ///   - count: How many elements it has; at least 1.
  ///   - levels: How many levels have one element a line; see `JSONValue.text(breakingLevels:)`.
  ///   - element: An element by its number, asked for once, in order.
  package init(
    _ members: [JSONValue.Member], list: String, count: Int, breakingLevels levels: Int,
    element: @escaping (Int) -> JSONValue
  ) {
    precondition(count >= 1 && levels >= 2, "\(count) elements, \(levels) levels")
    (self.members, self.list, self.count) = (members, list, count)
    (self.levels, self.element) = (levels, element)
  }

  /// The next piece; `nil` after the last.
  package mutating func next() -> String? {
    guard position <= count else { return nil }
    defer { position += 1 }
    if position < 0 { return start }
    if position == count { return "\n  ]\n}\n" }
    return (position == 0 ? "\n    " : ",\n    ")
      + element(position).elementText(breakingLevels: levels - 2, indent: 2)
  }

  /// Everything before the first element.
  private var start: String {
    let whole = JSONValue.object(members + [.init(list, .array([]))])
      .text(breakingLevels: levels)
    // What closes the empty list and the object comes at the end.
    return String(whole.dropLast("]\n}\n".count))
  }
}
