/// A prefix code in which frequent symbols are short, as deflate stores it: by its lengths alone.
///
/// - Source: lengths as in A. Moffat and J. Katajainen, *In-place calculation of minimum-redundancy
///   codes*, WADS 1995; codes from lengths as in RFC 1951, section 3.2.2.
struct HuffmanCode {
  /// The bits of each symbol's code; 0 for a symbol that does not occur.
  private(set) var lengths: [UInt8]
  /// The code of each symbol, its first bit lowest, as deflate writes it.
  private(set) var codes: [UInt16]

  /// Creates the code for some counts.
  ///
  /// - Parameters:
  ///   - counts: How often each symbol occurs.
  ///   - limit: The most bits that a code may have; 2 to the power of it is at least the number of
  ///     symbols.
  init(counts: UnsafeBufferPointer<UInt32>, limit: Int) {
    lengths = [UInt8](repeating: 0, count: counts.count)
    codes = [UInt16](repeating: 0, count: counts.count)
    // Sorted by count and, where that is equal, by symbol: the same counts give the same code.
    var order = counts.indices.filter { counts[$0] > 0 }
      .map { UInt64(counts[$0]) << 16 | UInt64($0) }
    order.sort()
    // A code needs two symbols to be complete, which some readers insist on.
    if order.count < 2 {
      let used = order.first.map { Int($0 & 0xFFFF) } ?? 0
      lengths[used] = 1
      lengths[used == 0 ? 1 : 0] = 1
    } else {
      let bits = Self.limited(Self.depths(of: order.map { $0 >> 16 }), to: limit)
      for (entry, length) in zip(order, bits) { lengths[Int(entry & 0xFFFF)] = length }
    }
    assignCodes()
  }

  /// The depths of the leaves of Huffman's tree over weights in ascending order.
  private static func depths(of weights: [UInt64]) -> [Int] {
    var tree = weights
    let count = tree.count
    // Joins the two lightest, again and again; a joined node remembers its parent in its own place.
    var (root, leaf) = (0, 0)
    for next in 0..<(count - 1) {
      var sum: UInt64 = 0
      for _ in 0..<2 {
        if leaf >= count || root < next && tree[root] < tree[leaf] {
          sum += tree[root]
          tree[root] = UInt64(next)
          root += 1
        } else {
          sum += tree[leaf]
          leaf += 1
        }
      }
      tree[next] = sum
    }
    // From the root downwards: how many inner nodes are at each depth, and so how many leaves.
    tree[count - 2] = 0
    for node in stride(from: count - 3, through: 0, by: -1) {
      tree[node] = tree[Int(tree[node])] + 1
    }
    var depths = [Int](repeating: 0, count: count)
    var (room, depth, inner, next) = (1, 0, count - 2, count - 1)
    while room > 0 {
      var used = 0
      while inner >= 0, tree[inner] == UInt64(depth) {
        used += 1
        inner -= 1
      }
      for _ in 0..<max(0, room - used) {
        depths[next] = depth
        next -= 1
      }
      room = 2 * used
      depth += 1
    }
    return depths
  }

  /// Lengths of at most `limit` bits that still make a complete code; longest first, as given.
  private static func limited(_ depths: [Int], to limit: Int) -> [UInt8] {
    var counts = [Int](repeating: 0, count: limit + 1)
    for depth in depths { counts[min(depth, limit)] += 1 }
    // Cutting long codes takes more room than there is; each step makes the deepest code above the
    // limit one longer, which gives room for one that was cut.
    var room = counts.indices.dropFirst().reduce(0) { $0 + counts[$1] << (limit - $1) }
    while room > 1 << limit {
      counts[limit] -= 1
      let depth = (1..<limit).last { counts[$0] > 0 } ?? 1
      counts[depth] -= 1
      counts[depth + 1] += 2
      room -= 1
    }
    var lengths: [UInt8] = []
    for depth in stride(from: limit, through: 1, by: -1) {
      lengths += [UInt8](repeating: UInt8(depth), count: counts[depth])
    }
    return lengths
  }

  private mutating func assignCodes() {
    var counts = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt16](repeating: 0, count: 17)
    for length in 1..<16 { next[length + 1] = (next[length] &+ counts[length]) << 1 }
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let code = next[Int(length)]
      next[Int(length)] &+= 1
      codes[symbol] = code.bitsReversed >> (16 - UInt16(length))
    }
  }
}

extension UInt16 {
  /// The bits in the opposite order.
  fileprivate var bitsReversed: UInt16 {
    var bits = self
    bits = (bits & 0x5555) << 1 | bits >> 1 & 0x5555
    bits = (bits & 0x3333) << 2 | bits >> 2 & 0x3333
    bits = (bits & 0x0F0F) << 4 | bits >> 4 & 0x0F0F
    return bits.byteSwapped
  }
}
