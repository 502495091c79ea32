import HeroCore

/// What all views of a stage share while they are resolved: state, labels, fonts, warnings.
@MainActor final class Resolver {
  let state: StateStore
  let measurer: TextMeasurer
  let labels = LabelTable()
  let properties = PropertyTable()
  /// What the views of the newest update have noted: controls, gestures, appearances.
  var registry = Registry()
  /// What is odd about the source, in order of first appearance.
  private(set) var warnings: [StageWarning] = []
  private var watched: [NodeID: any Equatable] = [:]
  private var watchedBefore: [NodeID: any Equatable] = [:]
  /// Why the tree could not be resolved.
  var failure: StageError?

  init(state: StateStore, measurer: TextMeasurer) {
    (self.state, self.measurer) = (state, measurer)
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
  func beginUpdate() {
    registry = Registry()
    failure = nil
    (watchedBefore, watched) = (watched, [:])
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
