import HeroCore

/// What all views of a stage share while they are resolved: state, labels, fonts, warnings.
@MainActor final class Resolver {
  let state: StateStore
  let measurer: TextMeasurer
  /// Pixels per point.
  let scale: Double
  let labels = LabelTable()
  /// Where styles leave their warnings.
  let sink = WarningSink()
  let properties = PropertyTable()
  /// What the views of the newest update have noted: controls, gestures, appearances.
  var registry = Registry()
  /// What is odd about the source, in order of first appearance.
  private(set) var warnings: [StageWarning] = []
  private var watched: [NodeID: any Equatable] = [:]
  private var watchedBefore: [NodeID: any Equatable] = [:]
  /// What the views said in the newest round that the whole display should be.
  private(set) var preferredColorScheme: ColorScheme?
  private var lastPlaced: PlacedNode?
  /// The views whose content has to be made anew for every frame.
  let frames: FrameMotion
  private var animatableTypes: [ObjectIdentifier: Bool] = [:]
  /// Why the tree could not be resolved.
  var failure: StageError?
  /// Where views were laid out that ask for it, as of the newest round.
  private(set) var places: [NodeID: ViewGeometry] = [:]
  /// What a view is told that asks for its place before it was ever laid out.
  let firstGuess: ViewGeometry

  /// How often an update is resolved and laid out until places stay.
  static let mostRounds = 8

  init(
    state: StateStore, measurer: TextMeasurer, display: SafeArea, scale: Double, clock: FrameClock
  ) {
    frames = FrameMotion(clock: clock)
    (self.state, self.measurer, self.scale) = (state, measurer, scale)
    firstGuess = ViewGeometry(size: display.safe.size, global: display.safe, safeArea: .zero)
  }

  /// Whether numbers of a type of view or modifier are animated by evaluating its body.
  func isAnimatable<Value>(_ type: Value.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = animatableTypes[key] { return known }
    let isAnimatable = type is any Animatable.Type && !(type is any Shape.Type)
    animatableTypes[key] = isAnimatable
    return isAnimatable
  }

  /// Whether a watched value differs from what it was in the update before.
  ///
  /// A place that is new has not changed: its views come in with their own transition.
  func hasChanged(_ value: some Equatable, at id: NodeID) -> Bool {
    watched[id] = value
    guard let before = watchedBefore[id] else { return false }
    return !isEqual(value, before)
  }

  /// Starts an update: what was watched becomes what was watched before.
  func beginUpdate() { (watchedBefore, watched) = (watched, [:]) }

  /// Resolves and lays out until every view that asks where it is was told the truth.
  ///
  /// - Parameter round: Resolves and lays out once; `nil` when that failed.
  /// - Returns: The tree of the last round.
  func settlePlaces(_ round: () -> PlacedNode?) -> PlacedNode? {
    let known = warnings
    for _ in 0..<Self.mostRounds {
      // What a round said that was not the last one is not about what is shown.
      warnings = known
      (registry, failure) = (Registry(), nil)
      let result = round()
      for warning in sink.drain() { warn(warning.message, at: warning.location) }
      guard let placed = result else { return nil }
      let survey = GeometrySurvey(
        of: placed, readers: registry.readers, names: registry.spaces, scale: scale)
      let isSettled =
        registry.preferredColorScheme == preferredColorScheme
        && survey.found.allSatisfy { id, place in
          (places[id] ?? firstGuess).isClose(to: place)
        }
      preferredColorScheme = registry.preferredColorScheme
      places.merge(survey.found) { $1 }
      guard !isSettled else {
        noteGeometryWatches()
        return placed
      }
      lastPlaced = placed
    }
    noteGeometryWatches()
    warn(
      "views that ask for their own place (GeometryReader, anchors) change it by what they show; "
        + "layout stopped after \(Self.mostRounds) rounds", at: nil)
    defer { lastPlaced = nil }
    return lastPlaced
  }

  private func noteGeometryWatches() {
    registry.watches += registry.geometryWatches.compactMap { watch in
      places[watch.id].map(watch.watch)
    }
  }

  /// Notes a warning once.
  func warn(_ message: String, at location: SourceLocation?) {
    let warning = StageWarning(message: message, location: location)
    if !warnings.contains(warning) { warnings.append(warning) }
  }
}

/// Numbers for ids that are not strings, in order of first appearance.
///
/// A `UUID` differs from run to run, and a hash may; the order in which ids are met does not.
@MainActor final class LabelTable {
  private var numbers: [AnyHashable: Int] = [:]
  private var unnamed = 0
  private var labels: [AnyHashable: String] = [:]
  private var variants: [String: [ObjectIdentifier]] = [:]

  /// The id itself if it is a string, else `#` and a number.
  func label(for id: AnyHashable) -> String {
    if let label = labels[id] { return label }
    let label: String
    if let string = id.base as? String {
      label = string
    } else {
      unnamed += 1
      label = "#\(unnamed)"
    }
    labels[id] = label
    return label
  }

  /// A short name of a type at a place, which differs from that of other types at the place.
  func variant(of type: Any.Type, at place: NodeID) -> String {
    let name = ResolveContext.name(of: type)
    let key = place.path + "/" + name
    let known = variants[key, default: []]
    let index = known.firstIndex(of: ObjectIdentifier(type)) ?? known.count
    if index == known.count { variants[key] = known + [ObjectIdentifier(type)] }
    return index == 0 ? name : "\(name)#\(index + 1)"
  }

  /// A number that stands for the id in this run.
  func number(for id: AnyHashable) -> Int {
    if let number = numbers[id] { return number }
    numbers[id] = numbers.count
    return numbers.count - 1
  }
}

/// Whether two values of the same type are equal; values of different types are not.
func isEqual<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool {
  (other as? Value) == value
}
