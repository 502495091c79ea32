import HeroCore
import HeroRender
import HeroUI

/// How the pictures and animations of a run are to be, whatever they show.
struct FinishOptions: Hashable, Sendable {
  /// What is behind the scene; `nil` for its own background.
  var background: ResolvedColor?
  /// How much longer the first and the last frame of an animation are shown, in seconds.
  var hold = Rational.zero
  /// How often an animation plays; 0 for ever.
  var loopCount = 0
  /// How many moments one picture shows; `nil` for one.
  var onion: Int?
  /// How true a format with loss is, from 0 to 100; `nil` for the format's own choice.
  var quality: Int?
  var isDithered = false
  /// What is saved where PNGs are written, time or bytes; `nil` for what suits their number.
  var png: PNGEncoder.Effort?
  /// The most bytes of an animation.
  var maxBytes: Int?
  /// Which of the options were given.
  var given: Set<Flag> = []

  /// Nothing asked for.
  init() {}

  /// Understands the options.
  init(
    _ arguments: Arguments, _ reader: ValueReader, framesPerSecond: Int
  ) throws(Failure) {
    background = try reader.color(.background)
    hold = try reader.time(.hold)?.seconds(framesPerSecond: framesPerSecond) ?? .zero
    loopCount = try reader.whole(.loop, in: 0...65_535) ?? 0
    onion = try reader.whole(.onion, in: 2...100)
    quality = try reader.whole(.quality, in: 0...100)
    isDithered = arguments.has(.dither)
    png = try reader.choice(.png, named: "way of writing PNGs")
    maxBytes = try reader.bytes(.maxBytes, in: 1...Int(Int32.max))
    given = Set(arguments.values.keys)
  }

  /// Whether pixels may be transparent.
  var isTransparent: Bool { background.map { $0.opacity < 1 } ?? false }
}
