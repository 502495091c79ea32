/// How much of a view is there, while it comes in or goes out.
///
/// A view that comes and goes the same way has one way of being absent, which is turned round when the
/// view returns or leaves half-way. One that comes in one way and goes out in another has two: each
/// runs on its own, so nothing jumps when one is begun before the other has ended.
struct Presence: Sendable {
  /// One way of being absent, from 0 (gone) to 1 (there).
  struct Way: Sendable {
    let absences: [Transition.Absence]
    var track: Track
  }

  private(set) var ways: [Way] = []

  /// The moment from which nothing of this moves any more.
  var finish: Double { ways.map(\.track.finish).max() ?? -.infinity }

  /// The moment from which a view that leaves is gone.
  var departure: Double {
    ways.filter { $0.track.target == [0] }.map(\.track.finish).max() ?? -.infinity
  }

  /// A view that comes in; `nil` when it is there at once.
  init?(inserting transition: Transition, _ animation: Animation?, in update: PlanUpdate) {
    guard !transition.insertion.isEmpty,
      let animation = transition.insertionAnimation ?? animation
    else { return nil }
    let track = update.retarget(Track(resting: [0]), to: [1], animation)
    ways = [Way(absences: transition.insertion, track: track)]
  }

  /// A view that goes out, perhaps before it has come in; `nil` when it is gone at once.
  init?(
    removing transition: Transition, _ animation: Animation?, from presence: Presence?,
    in update: PlanUpdate
  ) {
    guard !transition.removal.isEmpty, let animation = transition.removalAnimation ?? animation
    else { return nil }
    ways = presence?.running(after: update.time) ?? []
    let index = ways.firstIndex { $0.absences == transition.removal }
    let track = index.map { ways[$0].track } ?? Track(resting: [1])
    let way = Way(
      absences: transition.removal, track: update.retarget(track, to: [0], animation))
    if let index { ways[index] = way } else { ways.append(way) }
  }

  /// A view that is there after an update: what was on its way out turns round.
  func staying(_ transition: Transition?, _ animation: Animation?, in update: PlanUpdate)
    -> Presence?
  {
    let animation = transition?.insertionAnimation ?? animation
    var copy = self
    copy.ways = running(after: update.time).compactMap { way in
      guard way.track.target != [1] else { return way }
      guard let animation else { return nil }
      return Way(absences: way.absences, track: update.retarget(way.track, to: [1], animation))
    }
    return copy.ways.isEmpty ? nil : copy
  }

  private func running(after time: Double) -> [Way] { ways.filter { $0.track.finish > time } }
}
