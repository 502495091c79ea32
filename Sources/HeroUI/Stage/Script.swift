import HeroCore

/// What happens to a scene and when: taps, pauses, and waiting until nothing moves any more.
///
/// ```swift
/// let script = try Script(parsing: """
///   tap "Lisbon"; settle   # the card grows
///   wait 0.5
///   tap "Close"; settle
///   drag "Card" by 0,300 over 0.4; settle   # a finger pulls it down
///   drag 200,700 to 200,300 over 1/2
///   """)
/// ```
///
/// A finger that drags moves evenly, once a frame, and leaves the display at the speed it has; so a
/// quick drag is a flick. With `by 0,0` it rests, which is a long press.
///
/// Two taps on one control with nothing between them are a double tap.
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
    /// Moves a finger over the display, while time passes.
    case drag(from: Place, Way, over: ScriptTime)
    /// Lets time pass until every animation has come to rest.
    case settle
  }

  /// Where a finger is set down.
  public enum Place: Hashable, Sendable {
    /// In the middle of the control with this label.
    case control(String)
    /// At a point of the display.
    case point(Point)
  }

  /// Where a finger goes, in points.
  public enum Way: Hashable, Sendable {
    /// So far.
    case by(Vector)
    /// To a point of the display.
    case to(Point)
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
    case .drag(let place, let way, let time): "drag \(place) \(way) over \(time)"
    case .settle: "settle"
    }
  }

  fileprivate static func quoted(_ label: String) -> String {
    var text = "\""
    for character in label {
      if character == "\"" || character == "\\" { text.append("\\") }
      if character == "\n" { text += "\\n" } else { text.append(character) }
    }
    return text + "\""
  }
}

extension Script.Place: CustomStringConvertible {
  /// The place as it would be typed.
  public var description: String {
    switch self {
    case .control(let label): Script.Command.quoted(label)
    case .point(let point): Script.Way.pair(point.x, point.y)
    }
  }
}

extension Script.Way: CustomStringConvertible {
  /// The way as it would be typed.
  public var description: String {
    switch self {
    case .by(let vector): "by " + Self.pair(vector.dx, vector.dy)
    case .to(let point): "to " + Self.pair(point.x, point.y)
    }
  }

  fileprivate static func pair(_ x: Double, _ y: Double) -> String {
    shortNumber(x, places: 3) + "," + shortNumber(y, places: 3)
  }
}
