import Foundation

// Swift takes a function for a call that could also mean the type of that name, so the type stays
// Foundation's and its values can be handed to everything that takes one.

/// Makes an id that no other has: on a stage the same in every run, elsewhere by chance.
public func UUID() -> Foundation.UUID {
  guard let clock = StageClock.current else { return Foundation.UUID() }
  let (high, low) = (clock.random(), clock.random())
  var bytes = [high, low].flatMap { word in
    (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * UInt64($0))) }
  }
  // Version 4, variant 1, as RFC 9562 has them in an id made by chance.
  bytes[6] = bytes[6] & 0x0F | 0x40
  bytes[8] = bytes[8] & 0x3F | 0x80
  return Foundation.UUID(
    uuid: (
      bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8],
      bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
    ))
}
