/// Chance that is the same in every run: SplitMix64.
///
/// - Source: Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators, 2014.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// A stream of its own for a name.
  init(seed: UInt64, _ name: String) {
    self.init(seed: name.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
