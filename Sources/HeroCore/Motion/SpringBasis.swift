/// The two functions of which every motion of a spring is made, at one moment.
///
/// `even` starts at 1 with slope −δ, `odd` starts at 0 with slope 1; both fade as `exp(−δt)`. One
/// pair serves all components of a vector, so a track asks for it once. The three damping regimes
/// meet only here.
///
/// - Source: `x(t) = d·(even + δ·odd) + v·odd` solves `x″ = −ω²·x − 2δ·x′` with `x(0) = d` and
///   `x′(0) = v`, where `ω² = δ² + s·|s|` for the signed frequency `s` of ``Spring``.
struct SpringBasis {
  private let even, odd: Double
  private let decay, squaredFrequency: Double

  /// Evaluates the pair some seconds after the start.
  init(_ spring: Spring, at time: Double) {
    let (decay, frequency) = (spring.decay, spring.frequency)
    self.decay = decay
    squaredFrequency = decay * decay + frequency * frequency.magnitude
    if frequency > 0 {
      let fade = exponential(-decay * time)
      even = fade * cosine(frequency * time)
      odd = fade * sine(frequency * time) / frequency
    } else if frequency == 0 {
      even = exponential(-decay * time)
      odd = even * time
    } else {
      // cosh and sinh as one slow exponential times (1 ± the ratio of the two). Written this way
      // nothing overflows, and `gap` keeps its digits when the two rates are close. The slow rate
      // δ − |s| is ω² / (δ + |s|), which does not cancel for strong damping.
      let rate = -frequency
      let slow = exponential(-squaredFrequency / (decay + rate) * time)
      let gap = -exponentialMinusOne(-2 * rate * time)
      even = slow * (1 - gap / 2)
      odd = slow * gap / (2 * rate)
    }
  }

  /// The factors by which an offset and a velocity at the start appear in the offset now.
  var offsetFactors: (offset: Double, velocity: Double) { (even + decay * odd, odd) }

  /// The factors by which an offset and a velocity at the start appear in the velocity now.
  var velocityFactors: (offset: Double, velocity: Double) {
    (-squaredFrequency * odd, even - decay * odd)
  }

  /// The offset from the target now, from an offset and a velocity at the start.
  func offset(from offset: Double, velocity: Double) -> Double {
    let factors = offsetFactors
    return offset * factors.offset + velocity * factors.velocity
  }

  /// The velocity now, from an offset and a velocity at the start.
  func velocity(from offset: Double, velocity: Double) -> Double {
    let factors = velocityFactors
    return offset * factors.offset + velocity * factors.velocity
  }
  /// The factors by which an offset and a velocity at the start appear in the acceleration now.
  var accelerationFactors: (offset: Double, velocity: Double) {
    let (place, speed) = (offsetFactors, velocityFactors)
    return (
      -squaredFrequency * place.offset - 2 * decay * speed.offset,
      -squaredFrequency * place.velocity - 2 * decay * speed.velocity
    )
  }
}
