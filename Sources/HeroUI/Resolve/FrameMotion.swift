import HeroCore

/// The views whose content has to be made anew for every frame.
///
/// A plan is in closed form and may be sampled at any time on any thread, but a body is code of the
/// author's that runs on the main actor. So the body of an animatable view, a keyframe animator or a
/// timeline is evaluated while the script is played, once for each frame of the clock, with the values
/// that the frame shows; each time the stage plans anew from what is shown, and the plan holds until
/// the next frame. A body that is evaluated after the frame at one time is thus made for the time of
/// the next. Between frames such a view stands still, as it does on a phone.
///
/// There are as many evaluations as frames in which something moves, however long the animation is.
@MainActor final class FrameMotion {
  private let clock: FrameClock
  /// The moment of the update, in seconds.
  private(set) var now = Rational.zero
  /// The time of the frame for which bodies are made.
  private(set) var frameTime = Rational.zero
  /// The time from which no body has to be made anew; infinity for endless motion.
  private(set) var finish = -Double.infinity
  /// What moves, for messages.
  private(set) var names: [String] = []
  private var tracks: [NodeID: Track] = [:]
  private var used: Set<NodeID> = []

  init(clock: FrameClock) { self.clock = clock }

  /// Starts an update.
  func beginUpdate(at now: Rational, isFirst: Bool) {
    self.now = now
    let frame = clock.firstFrame(atOrAfter: now)
    let isPast = clock.time(ofFrame: frame) <= now
    frameTime = isFirst ? now : clock.time(ofFrame: isPast ? frame + 1 : frame)
    tracks = tracks.filter { used.contains($0.key) }
    (used, finish, names) = ([], -.infinity, [])
  }

  /// The moment at which the bodies have to be made for a further frame; `nil` for none.
  var nextMoment: Rational? { finish > frameTime.value + 1e-9 ? frameTime : nil }

  /// Asks for a further evaluation in each frame until a time, in seconds.
  func request(until time: Double, named name: String) {
    guard time > now.value else { return }
    finish = max(finish, time)
    if !names.contains(name), names.count < 5 { names.append(name) }
  }

  /// The numbers of an animatable view in the frame that is made, on their way to new ones.
  func numbers(
    _ target: [Double], at id: NodeID, _ animation: HeroCore.Animation?
  ) -> [Double] {
    used.insert(id)
    var track = tracks[id] ?? Track(resting: target)
    if track.target.count != target.count { track = Track(resting: target) }
    if track.target != target {
      track = track.retargeted(
        to: target, animation: animation, at: now.value, framesPerSecond: clock.framesPerSecond)
    }
    tracks[id] = track
    request(until: track.finish, named: id.path)
    return track.value(at: frameTime.value)
  }
}

extension ResolveContext {
  /// The view or modifier with its animated numbers as the frame shows them.
  ///
  /// Shapes are left as they are: they run in closed form.
  func animated<Value>(_ value: Value) -> Value {
    guard resolver.isAnimatable(Value.self), var animatable = value as? any Animatable else {
      return value
    }
    let target = animatable.animatableData.listed
    guard !target.isEmpty else { return value }
    animatable.take(resolver.frames.numbers(target, at: id, animation))
    return animatable as? Value ?? value
  }
}
