import HeroCore

/// What happens to a scene and when: taps, pauses, and waiting until nothing moves any more.
///
/// ```swift
/// let script = try Script(parsing: """
///   tap "Lisbon"; settle   # the card grows
///   wait 0.5
///   tap "Close"; settle
///   """)
/// ```
///
/// A command stands on a line of its own or is parted from the next by `;`. From a `#` before or
/// after a command to the end of the line is a comment. A label stands in quotes, straight or curly;
/// inside straight ones `\"` is a quote and `\\` a backslash.
public struct Script: Hashable, Sendable {
  /// One thing to do.
  public enum Command: Hashable, Sendable {
    /// Taps the control with this label.
    case tap(String)
    /// Lets time pass.
    case wait(ScriptTime)
    /// Lets time pass until every animation has come to rest.
    case settle
  }

  /// A command and where it stands.
  public struct Step: Hashable, Sendable {
    /// What to do.
    public var command: Command
    /// The line of the script, counted from 1.
    public var line: Int

    /// Creates a step.
    public init(command: Command, line: Int) { (self.command, self.line) = (command, line) }
  }

  /// The steps in order.
  public let steps: [Step]

  /// Creates a script from steps.
  ///
  /// The times are taken as they are; only those of a parsed script are known to be in range.
  public init(steps: [Step]) { self.steps = steps }

  /// Reads a script.
  ///
  /// - Parameter text: The script. An empty one is legal, and shows the scene at rest.
  /// - Throws: `ScriptError`, which names the place, what is wrong there, and what could stand there.
  public init(parsing text: String) throws(ScriptError) {
    var parser = ScriptParser(text)
    self.init(steps: try parser.parse())
  }
}

extension Script: CustomStringConvertible {
  /// The script on one line; parsing it gives the same commands.
  public var description: String { steps.map(\.command.description).joined(separator: "; ") }
}

extension Script.Command: CustomStringConvertible {
  /// The command as it would be typed.
  public var description: String {
    switch self {
    case .tap(let label): "tap " + Self.quoted(label)
    case .wait(let time): "wait \(time)"
    case .settle: "settle"
    }
  }

  private static func quoted(_ label: String) -> String {
    var text = "\""
    for character in label {
      if character == "\"" || character == "\\" { text.append("\\") }
      if character == "\n" { text += "\\n" } else { text.append(character) }
    }
    return text + "\""
  }
}
