extension BitWriter {
  /// Writes what a block with codes of its own begins with: the lengths of the codes.
  ///
  /// - Source: RFC 1951, section 3.2.7.
  mutating func putHeader(_ literals: HuffmanCode, _ distances: HuffmanCode) {
    let literalLengths = literals.lengths.droppingZeros(keeping: 257)
    let distanceLengths = distances.lengths.droppingZeros(keeping: 1)
    let words = CodeLengthWord.words(for: literalLengths + distanceLengths)
    var counts = [UInt32](repeating: 0, count: 19)
    for word in words { counts[word.symbol] += 1 }
    let code = counts.withUnsafeBufferPointer { HuffmanCode(counts: $0, limit: 7) }
    let lengths = CodeLengthWord.order.map { code.lengths[$0] }.droppingZeros(keeping: 4)
    put(0b100, 3)  // not the last block; codes of its own
    put(UInt64(literalLengths.count - 257), 5)
    put(UInt64(distanceLengths.count - 1), 5)
    put(UInt64(lengths.count - 4), 4)
    drain()
    for length in lengths {
      put(UInt64(length), 3)
      drain()
    }
    for word in words {
      put(UInt64(code.codes[word.symbol]), UInt64(code.lengths[word.symbol]))
      put(UInt64(word.extra), UInt64(word.extraBits))
      drain()
    }
  }
}

/// A code length, or several that are equal.
private struct CodeLengthWord {
  /// The length, or 16 for the last once more, 17 and 18 for some zeros.
  var symbol: Int
  var extra = 0
  var extraBits = 0

  /// The order in which the lengths of the words' own codes are written.
  static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The words for a list of lengths.
  static func words(for lengths: [UInt8]) -> [CodeLengthWord] {
    var words: [CodeLengthWord] = []
    var start = 0
    while start < lengths.count {
      let length = lengths[start]
      let end = lengths[start...].firstIndex { $0 != length } ?? lengths.count
      var rest = end - start
      start = end
      if length > 0 {
        words.append(CodeLengthWord(symbol: Int(length)))
        rest -= 1
      }
      let (most, least) = length > 0 ? (6, 3) : (138, 3)
      while rest >= least {
        let run = min(rest, most)
        rest -= run
        if length > 0 {
          words.append(CodeLengthWord(symbol: 16, extra: run - 3, extraBits: 2))
        } else if run < 11 {
          words.append(CodeLengthWord(symbol: 17, extra: run - 3, extraBits: 3))
        } else {
          words.append(CodeLengthWord(symbol: 18, extra: run - 11, extraBits: 7))
        }
      }
      for _ in 0..<rest { words.append(CodeLengthWord(symbol: Int(length))) }
    }
    return words
  }
}

extension [UInt8] {
  /// Without the zeros at the end, but never shorter than told.
  fileprivate func droppingZeros(keeping count: Int) -> [UInt8] {
    let end = lastIndex { $0 > 0 } ?? 0
    return Array(prefix(Swift.max(count, end + 1)))
  }
}
