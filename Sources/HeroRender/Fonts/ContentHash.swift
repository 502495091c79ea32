/// A 64-bit fingerprint of bytes, for telling pictures and font files apart.
///
/// FNV-1a over little-endian words of 8 bytes instead of single bytes, four words side by side so that
/// one multiplication need not wait for the other, with a last mixing step. Every step is a bijection
/// of what it changes, so two inputs of one length that differ in a single word never share a
/// fingerprint. It guards against change, not against forgery.
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

  /// Creates the fingerprint of some bytes in memory.
  init(of bytes: UnsafeRawBufferPointer) { combine(bytes) }

  /// Goes on with the fingerprint of something else.
  mutating func combine(_ other: ContentHash) {
    withUnsafeBytes(of: other.value.littleEndian) { combine($0) }
  }

  /// Goes on with more bytes; where one call ends matters, so combine whole things.
  mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    let prime: UInt64 = 0x0000_0100_0000_01b3
    func word(_ offset: Int) -> UInt64 {
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    var (first, second, third, fourth) = (value, value ^ 1, value ^ 2, value ^ 3)
    let whole = bytes.count & ~31
    for offset in stride(from: 0, to: whole, by: 32) {
      first = (first ^ word(offset)) &* prime
      second = (second ^ word(offset &+ 8)) &* prime
      third = (third ^ word(offset &+ 16)) &* prime
      fourth = (fourth ^ word(offset &+ 24)) &* prime
    }
    var state = value
    for lane in [first, second, third, fourth] { state = (state ^ lane) &* prime }
    for offset in whole..<bytes.count {
      state = (state ^ UInt64(bytes[offset])) &* prime
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
