/// A page or a cover on its way in or out: how far each part of its transition has come.
///
/// Several springs run side by side, since a page grows faster in width than in height, and its
/// source has faded long before it stands. Each is counted in `unit` points, the height of the page,
/// so that they finish when nothing moves by a visible amount.
///
/// - Source: zoom: a fit to films of the transition on iPhone (centre and width 0.317 s, height 0.406 s
///   with damping 0.925, back 0.34 s with damping 0.92, source fades in 0.156 s); push: UIKit's
///   constants, response 0.3 s and damping 1.1; covers: critically damped and there in half a second,
///   from memory of UIKit.
struct PageMotion: Sendable {
  let transition: PageTransition
  private let unit: Double
  private var main: Track
  private var height: Track
  private var fade: Track
  private var dimming: Track

  /// A page that is not there yet.
  init(absent transition: PageTransition, unit: Double) {
    self.init(transition, unit: max(unit, 1), value: 0)
  }

  /// A page that is there.
  init(present transition: PageTransition, unit: Double) {
    self.init(transition, unit: max(unit, 1), value: max(unit, 1))
  }

  private init(_ transition: PageTransition, unit: Double, value: Double) {
    (self.transition, self.unit) = (transition, unit)
    main = Track(resting: [value])
    (height, fade, dimming) = (main, main, main)
  }

  /// The page on its way in.
  func opening(in update: PlanUpdate) -> PageMotion {
    switch transition {
    case .push:
      running(to: unit, Self.pushSpring, Self.pushSpring, Self.pushSpring, Self.pushSpring, update)
    case .zoom:
      running(
        to: unit, .spring(response: 0.317, dampingFraction: 1),
        .spring(response: 0.406, dampingFraction: 0.925),
        .spring(response: 0.156, dampingFraction: 1).delay(0.01),
        .spring(response: 0.34, dampingFraction: 1), update)
    case .cover, .sheet: sliding(to: unit, update)
    }
  }

  /// The page on its way out.
  func closing(in update: PlanUpdate) -> PageMotion {
    switch transition {
    case .push:
      running(to: 0, Self.pushSpring, Self.pushSpring, Self.pushSpring, Self.pushSpring, update)
    case .zoom:
      running(
        to: 0, Self.zoomBack, Self.zoomBack, .spring(response: 0.191, dampingFraction: 1),
        Self.zoomBack, update)
    case .cover, .sheet: sliding(to: 0, update)
    }
  }

  private func sliding(to target: Double, _ update: PlanUpdate) -> PageMotion {
    let spring = Animation.spring(response: 0.4, dampingFraction: 1)
    return running(to: target, spring, spring, spring, spring, update)
  }

  private static let pushSpring = Animation.spring(response: 0.3, dampingFraction: 1.1)
  private static let zoomBack = Animation.spring(response: 0.34, dampingFraction: 0.92)

  private func running(
    to target: Double, _ main: Animation, _ height: Animation, _ fade: Animation,
    _ dimming: Animation, _ update: PlanUpdate
  ) -> PageMotion {
    var next = self
    next.main = update.retarget(self.main, to: [target], main)
    next.height = update.retarget(self.height, to: [target], height)
    next.fade = update.retarget(self.fade, to: [target], fade)
    next.dimming = update.retarget(self.dimming, to: [target], dimming)
    return next
  }

  /// The time of the first frame from which nothing of it moves, in seconds.
  var finish: Double { max(main.finish, height.finish, fade.finish, dimming.finish) }

  /// How far centre and width have come, from 0 to 1 and a little over.
  func progress(at time: Double) -> Double { main.value(at: time)[0] / unit }
  /// How far the height has come.
  func heightProgress(at time: Double) -> Double { height.value(at: time)[0] / unit }
  /// How much of the page is seen instead of its source.
  func fadeProgress(at time: Double) -> Double {
    min(max(fade.value(at: time)[0] / unit, 0), 1)
  }
  /// How dark the page below is, as a part of the darkest.
  func dimmingProgress(at time: Double) -> Double {
    min(max(dimming.value(at: time)[0] / unit, 0), 1)
  }
}
