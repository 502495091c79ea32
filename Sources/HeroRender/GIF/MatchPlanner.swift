/// Chooses, among the indices that are close enough to what is to be seen, those that continue a
/// string the LZW dictionary already has, so that fewer codes are written.
///
/// It keeps the same dictionary that the encoder of the file will build. At each pixel it looks for
/// the longest string whose every index is acceptable there: one whose colour is hardly further from
/// the pixel's than that of the best index, or the transparent one where what is shown already is.
///
/// Measured on gradients, a little slack saves bytes, because the edges of bands may meet strings
/// that are there; much slack costs bytes, because the noise it leaves has to be repainted later.
///
/// - Source: the dictionary is that of Terry Welch, *A technique for high-performance data
///   compression*, Computer 17 (6), 1984; the choice is the greedy one of lossy LZ coding.
struct MatchPlanner {
  /// What may be written at each pixel of a rectangle, row after row.
  struct Wish {
    /// The index that is best.
    var targets: [UInt8]
    /// The number of the colour that is to be seen.
    var colors: [Int32]
    /// The error of that index, in steps of Oklab.
    var targetErrors: [Int32]
    /// The error of what is shown already; `Int32.max` where it may not stay.
    var shownErrors: [Int32]
  }

  /// The colours by number, and those of the palette by index.
  private let points, palette: [OklabPoint]
  private let transparent: UInt8
  private let slack: Int32
  private let trie: CodeTrie

  /// The most strings that are looked at for one pixel; more find hardly anything longer.
  private static let patience = 96

  /// Creates a planner.
  ///
  /// - Parameters:
  ///   - points: The colours of the pictures by their numbers.
  ///   - palette: The colours of the palette.
  ///   - transparent: The index that lets through what is shown already.
  ///   - codeBits: The bits of an index in the file.
  ///   - slack: How much further than the best index another may be, in steps of Oklab.
  init(
    points: [OklabPoint], palette: [OklabPoint], transparent: UInt8, codeBits: Int, slack: Int32
  ) {
    (self.points, self.palette, self.transparent) = (points, palette, transparent)
    self.slack = slack
    trie = CodeTrie(roots: 1 << codeBits, firstCode: 1 << codeBits + 2)
  }

  /// The indices to write.
  func plan(_ wish: Wish) -> [UInt8] {
    let count = wish.targets.count
    trie.removeAll()
    return [UInt8](unsafeUninitializedCapacity: count) { output, filled in
      wish.withPixels(points: points, palette: palette) { pixels in
        var position = 0
        var current = -1  // the string that the encoder has matched so far
        while position < count {
          if trie.isFull {
            trie.removeAll()
            current = -1
          }
          let match = longestMatch(at: position, pixels)
          trie.write(match.code, length: match.length, to: output, at: position)
          if current >= 0 { trie.add(output[position], after: current) }
          position += match.length
          current = match.code
        }
      }
      filled = count
    }
  }

  /// The longest acceptable string of the dictionary; among those of one length, the truest.
  private func longestMatch(at position: Int, _ pixels: Pixels) -> (code: Int, length: Int) {
    let (nodes, stack) = (trie.nodes, trie.stack)
    let target = pixels.targets[position]
    var best = CodeTrie.Candidate(code: Int16(target), length: 0, error: Int32.max)
    var waiting = 0
    // The last one put there is looked at first.
    if target != transparent {
      stack[0] = .init(code: Int16(target), length: 1, error: pixels.targetErrors[position])
      waiting = 1
    }
    if pixels.shownErrors[position] != Int32.max {
      stack[waiting] = .init(
        code: Int16(transparent), length: 1, error: pixels.shownErrors[position])
      waiting += 1
    }
    var visits = 0
    while waiting > 0 {
      waiting -= 1
      let candidate = stack[waiting]
      if candidate.length > best.length
        || candidate.length == best.length && candidate.error < best.error
      {
        best = candidate
      }
      visits += 1
      let place = position + Int(candidate.length)
      guard place < pixels.count, visits < Self.patience else { continue }
      var child = nodes[Int(candidate.code)].firstChild
      while child >= 0 {
        let node = nodes[Int(child)]
        let cost = error(of: node.symbol, at: place, pixels)
        if cost != Int32.max {
          stack[waiting] = .init(
            code: child, length: candidate.length + 1, error: candidate.error &+ cost)
          waiting += 1
        }
        child = node.nextSibling
      }
    }
    return (Int(best.code), Int(best.length))
  }

  /// The error of an index at a pixel; `Int32.max` where it is not acceptable.
  @inline(__always)
  private func error(of symbol: UInt8, at place: Int, _ pixels: Pixels) -> Int32 {
    if symbol == transparent { return pixels.shownErrors[place] }
    let targetError = pixels.targetErrors[place]
    if symbol == pixels.targets[place] { return targetError }
    guard slack > 0 else { return Int32.max }
    let color = pixels.colors[place]
    guard color >= 0 else { return Int32.max }
    let limit = targetError &+ slack
    let difference =
      pixels.points[Int(color)].coordinates &- pixels.palette[Int(symbol)].coordinates
    guard difference[0] &* difference[0] <= limit &* limit else { return Int32.max }
    return (difference &* difference).wrappedSum() <= limit &* limit ? limit : Int32.max
  }
}

/// What a planner reads for every pixel, as plain memory.
private struct Pixels {
  let count: Int
  let targets: UnsafePointer<UInt8>
  let targetErrors, shownErrors, colors: UnsafePointer<Int32>
  let points, palette: UnsafePointer<OklabPoint>
}

extension MatchPlanner.Wish {
  /// Reads a wish, which has at least one pixel, without copies and checks.
  fileprivate func withPixels(
    points: [OklabPoint], palette: [OklabPoint], _ body: (Pixels) -> Void
  ) {
    targets.withUnsafeBufferPointer { targets in
      targetErrors.withUnsafeBufferPointer { targetErrors in
        shownErrors.withUnsafeBufferPointer { shownErrors in
          colors.withUnsafeBufferPointer { colors in
            points.withUnsafeBufferPointer { points in
              palette.withUnsafeBufferPointer { palette in
                guard let a = targets.baseAddress, let b = targetErrors.baseAddress,
                  let c = shownErrors.baseAddress, let d = colors.baseAddress,
                  let e = points.baseAddress, let f = palette.baseAddress
                else { return }
                body(
                  Pixels(
                    count: targets.count, targets: a, targetErrors: b, shownErrors: c, colors: d,
                    points: e, palette: f))
              }
            }
          }
        }
      }
    }
  }
}
