import HeroCore

/// Why a scene cannot be played to its end.
public enum StageError: Error, Hashable, Sendable {
  /// No control has the label; `choices` are those there are.
  case noControl(label: String, line: Int, choices: [String])
  /// The control is covered, switched off, or outside the display.
  case notHittable(label: String, line: Int)
  /// Nothing under a point reacts to a finger.
  case nothingToDrag(x: Double, y: Double, line: Int)
  /// Something still moves after the longest time a script waits.
  case neverSettles(line: Int, moving: [String])
  /// The body of a view contains itself without end.
  case endlessBody(view: String)
  /// A view wants an object from its environment that no view around has put there.
  case missingObject(type: String)
  /// Changes of state cause others without end.
  case endlessUpdates
  /// The times of the script are too long or too finely divided to be added exactly.
  case timeOutOfRange(line: Int)
}

extension StageError: CustomStringConvertible {
  /// One sentence that says what is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .noControl(let label, let line, let choices):
      "script line \(line): nothing to tap is called “\(label)”; "
        + (choices.isEmpty
          ? "the view has no controls"
          : "there is " + choices.map { "“\($0)”" }.joined(separator: ", "))
    case .notHittable(let label, let line):
      "script line \(line): “\(label)” is there, but a tap in its middle does not reach it: it is "
        + "covered, disabled or outside the display"
    case .nothingToDrag(let x, let y, let line):
      "script line \(line): nothing at \(shortNumber(x, places: 1)),\(shortNumber(y, places: 1)) "
        + "reacts to a finger"
    case .neverSettles(let line, let moving):
      "script line \(line): after \(Stage.longestSettle) s something still moves: "
        + moving.joined(separator: ", ") + "; use “wait” with a time instead of “settle”"
    case .endlessBody(let view):
      "the body of \(view) contains itself without end "
        + "(\(ResolveContext.deepestNesting) views inside each other)"
    case .missingObject(let type):
      "a view wants a \(type) from its environment, but no view around has put one there; "
        + "add .environmentObject(…) or .environment(…) where the view is shown"
    case .endlessUpdates:
      "changes of state in onChange, onAppear or a DispatchQueue cause each other without end"
    case .timeOutOfRange(let line):
      "script line \(line): the times add up to more than can be told exactly"
    }
  }
}

/// Something odd but legal about a scene.
public struct StageWarning: Hashable, Sendable, CustomStringConvertible {
  /// What is odd, in one sentence.
  public var message: String
  /// Where the author wrote it, when that is known.
  public var location: SourceLocation?

  /// Creates a warning.
  public init(message: String, location: SourceLocation?) {
    (self.message, self.location) = (message, location)
  }

  /// The place, if known, and the message.
  public var description: String { (location.map { "\($0): " } ?? "") + message }
}
