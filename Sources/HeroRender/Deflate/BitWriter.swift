/// Writes bits into memory, the first in the lowest place of each byte, as deflate reads them.
struct BitWriter {
  private let memory: UnsafeMutablePointer<UInt8>
  /// The whole bytes written.
  private(set) var count = 0
  private var waiting: UInt64 = 0
  private var waitingBits: UInt64 = 0

  /// Writes into memory that the caller keeps, with 8 bytes to spare behind what is written.
  init(to memory: UnsafeMutablePointer<UInt8>) { self.memory = memory }

  /// Adds some bits of a number; at most 56 between two calls of `drain`.
  @inline(__always) mutating func put(_ bits: UInt64, _ count: UInt64) {
    waiting |= bits &<< waitingBits
    waitingBits &+= count
  }

  /// Adds a code with what follows it.
  @inline(__always) mutating func put(_ code: PackedCode) { put(code.bits, code.count) }

  /// Moves whole bytes to memory.
  @inline(__always) mutating func drain() {
    UnsafeMutableRawPointer(memory + count).storeBytes(of: waiting.littleEndian, as: UInt64.self)
    let whole = waitingBits &>> 3
    count &+= Int(truncatingIfNeeded: whole)
    waiting &>>= whole &<< 3
    waitingBits &= 7
  }

  /// Fills up the last byte with zeros.
  mutating func align() {
    drain()
    if waitingBits > 0 { waitingBits = 8 }
    drain()
  }
}

/// Bits that are written together: a code, and numbers that follow it.
struct PackedCode {
  private let value: UInt32

  /// At most 27 bits.
  init(_ bits: UInt64, _ count: UInt64) { value = UInt32(bits << 5 | count) }

  @inline(__always) var bits: UInt64 { UInt64(value &>> 5) }
  @inline(__always) var count: UInt64 { UInt64(value & 31) }

  /// The code with another one behind it; together at most 27 bits.
  func followed(by next: PackedCode) -> PackedCode {
    PackedCode(bits | next.bits << count, count + next.count)
  }
}
