import HeroCore

/// Keyframes as a curve in closed form.
///
/// - Source: the four ways as SwiftUI documents them. The velocity of a cubic keyframe that gives
///   none is that of a Catmull-Rom spline between two cubic ones, that of the way before after any
///   other, and 0 at both ends of the track.
struct KeyframeMotion {
  private struct Piece {
    let start: Double
    let duration: Double
    let from, to: [Double]
    let startVelocity, endVelocity: [Double]
    let way: Keyframe.Way
  }

  private var pieces: [Piece] = []
  private let initial: [Double]
  /// How long all ways take, in seconds.
  private(set) var duration = 0.0

  init(from initial: [Double], _ keyframes: [Keyframe]) {
    self.initial = initial
    var (value, velocity) = (initial, initial.map { _ in 0.0 })
    for (index, keyframe) in keyframes.enumerated() where keyframe.target.count == initial.count {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      let end = Self.endVelocity(of: keyframe, from: value, next: next)
      let piece = Piece(
        start: duration, duration: keyframe.duration, from: value, to: keyframe.target,
        startVelocity: keyframe.startVelocity ?? velocity, endVelocity: end, way: keyframe.way)
      pieces.append(piece)
      duration += keyframe.duration
      value = Self.value(of: piece, after: keyframe.duration)
      velocity = Self.velocity(of: piece, after: keyframe.duration)
    }
  }

  /// The value after a time, in seconds.
  func value(at time: Double) -> [Double] {
    guard let piece = pieces.last(where: { $0.start <= time }) else { return initial }
    return Self.value(of: piece, after: min(time - piece.start, piece.duration))
  }

  private static func endVelocity(
    of keyframe: Keyframe, from value: [Double], next: Keyframe?
  ) -> [Double] {
    guard case .cubic(_, let end) = keyframe.way else { return value.map { _ in 0 } }
    if let end { return end }
    guard let next, case .cubic(let start, _) = next.way, next.target.count == value.count else {
      return value.map { _ in 0 }
    }
    if let start { return start }
    let span = keyframe.duration + next.duration
    return zip(next.target, value).map { span > 0 ? ($0 - $1) / span : 0 }
  }

  private static func value(of piece: Piece, after time: Double) -> [Double] {
    let part = piece.duration > 0 ? time / piece.duration : 1
    switch piece.way {
    case .move: return piece.to
    case .linear(let curve):
      let progress = curve.value(at: part)
      return zip(piece.from, piece.to).map { $0 + ($1 - $0) * progress }
    case .cubic:
      // Hermite's form, with velocities per second scaled to the length of the piece.
      let (t, d) = (part, piece.duration)
      let (a, b) = (2 * t * t * t - 3 * t * t + 1, t * t * t - 2 * t * t + t)
      let (c, e) = (-2 * t * t * t + 3 * t * t, t * t * t - t * t)
      return piece.from.indices.map {
        a * piece.from[$0] + b * d * piece.startVelocity[$0] + c * piece.to[$0]
          + e * d * piece.endVelocity[$0]
      }
    case .spring(let spring, _):
      return piece.from.indices.map {
        piece.from[$0]
          + spring.value(
            target: piece.to[$0] - piece.from[$0], initialVelocity: piece.startVelocity[$0],
            time: time)
      }
    }
  }

  private static func velocity(of piece: Piece, after time: Double) -> [Double] {
    switch piece.way {
    case .move: piece.from.map { _ in 0 }
    case .linear(let curve):
      zip(piece.from, piece.to).map {
        piece.duration > 0
          ? ($1 - $0) * curve.velocity(at: time / piece.duration) / piece.duration : 0
      }
    case .cubic: piece.endVelocity
    case .spring(let spring, _):
      piece.from.indices.map {
        spring.velocity(
          target: piece.to[$0] - piece.from[$0], initialVelocity: piece.startVelocity[$0],
          time: time)
      }
    }
  }
}

extension Keyframe {
  /// The velocity the author gives for the start.
  fileprivate var startVelocity: [Double]? {
    switch way {
    case .cubic(let start, _), .spring(_, let start): start
    case .linear, .move: nil
    }
  }
}
