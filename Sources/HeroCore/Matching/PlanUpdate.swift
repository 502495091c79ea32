/// What is common to all changes of one update: when it happens and on which grid it is seen.
struct PlanUpdate {
  let time: Double
  let scale: Double
  let clock: FrameClock
  /// Whether pages come and go at once.
  var pagesJump = false

  func retarget(_ track: Track, to target: [Double], _ animation: Animation?) -> Track {
    track.target == target
      ? track
      : track.retargeted(
        to: target, animation: animation, at: time, framesPerSecond: clock.framesPerSecond)
  }
}
