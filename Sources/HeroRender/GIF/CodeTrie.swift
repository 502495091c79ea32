/// The strings of an LZW dictionary, as a tree: each code is its parent's string and one symbol.
///
/// Plain memory instead of arrays: every pixel of every picture goes through here, and checks of
/// bounds and uniqueness would take half of the time. All codes stay below `capacity`.
final class CodeTrie {
  /// One string.
  struct Node {
    /// Its first extension, and the next extension of its parent; -1 where there is none.
    var firstChild, nextSibling: Int16
    /// The string without its last symbol.
    var parent: Int16
    /// The last symbol.
    var symbol: UInt8
  }

  /// A string that a search has still to look at.
  struct Candidate {
    var code: Int16
    var length: Int32
    /// The sum of its errors.
    var error: Int32
  }

  /// The strings by code.
  let nodes: UnsafeMutablePointer<Node>
  /// Room for a search: a string is put there at most once, a root at most twice.
  let stack: UnsafeMutablePointer<Candidate>
  private let firstCode: Int
  private var next: Int

  /// The dictionary is emptied instead of getting this code; giflib's choice.
  private static let capacity = 4095

  /// Creates a dictionary.
  ///
  /// - Parameters:
  ///   - roots: The number of symbols, which are codes themselves; at most 256.
  ///   - firstCode: The first code of a longer string.
  init(roots: Int, firstCode: Int) {
    nodes = .allocate(capacity: Self.capacity)
    stack = .allocate(capacity: Self.capacity + 2)
    (next, self.firstCode) = (firstCode, firstCode)
    for code in 0..<Self.capacity {
      (nodes + code).initialize(
        to: Node(
          firstChild: -1, nextSibling: -1, parent: -1,
          symbol: UInt8(truncatingIfNeeded: code < roots ? code : 0)))
    }
  }

  deinit {
    nodes.deallocate()
    stack.deallocate()
  }

  /// Whether the next string makes the encoder begin anew.
  var isFull: Bool { next >= Self.capacity }

  /// Forgets all strings.
  func removeAll() {
    for code in 0..<next { nodes[code].firstChild = -1 }
    next = firstCode
  }

  /// Adds a string, where there is room.
  func add(_ symbol: UInt8, after parent: Int) {
    guard !isFull else { return }
    nodes[next] = Node(
      firstChild: -1, nextSibling: nodes[parent].firstChild, parent: Int16(parent), symbol: symbol)
    nodes[parent].firstChild = Int16(next)
    next += 1
  }

  /// Writes a string.
  func write(
    _ code: Int, length: Int, to output: UnsafeMutableBufferPointer<UInt8>, at position: Int
  ) {
    var code = code
    for place in stride(from: position + length - 1, through: position, by: -1) {
      output[place] = nodes[code].symbol
      code = Int(nodes[code].parent)
    }
  }
}
