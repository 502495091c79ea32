/// A 64-bit fingerprint of bytes, for telling pictures and font files apart.
///
/// FNV-1a over little-endian words of 8 bytes instead of single bytes, which reads eight times as
/// fast, with a last mixing step. Every step is a bijection of the state, so two inputs of one
/// length that differ in a single word never share a fingerprint. It guards against change, not
/// against forgery.
///
/// - Source: the constants and the order "xor, then multiply" are those of Fowler, Noll and Vo.
public struct ContentHash: Hashable, Sendable, CustomStringConvertible {
  /// The fingerprint so far.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the fingerprint of nothing.
  public init() {}

  /// Creates the fingerprint of some bytes.
  public init(of bytes: [UInt8]) {
    bytes.withUnsafeBytes { combine($0) }
  }

  /// Goes on with more bytes; where one call ends matters, so combine whole things.
  mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    var state = value
    let whole = bytes.count & ~7
    var offset = 0
    while offset < whole {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      state = (state ^ word) &* 0x0000_0100_0000_01b3
      offset += 8
    }
    for offset in whole..<bytes.count {
      state = (state ^ UInt64(bytes[offset])) &* 0x0000_0100_0000_01b3
    }
    // The product only carries differences upward; folding brings the high bits down again.
    state ^= UInt64(bytes.count)
    state = (state ^ state >> 32) &* 0x9e37_79b9_7f4a_7c15
    value = state ^ state >> 29
  }

  /// Sixteen hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
