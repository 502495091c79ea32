import HeroCore
import HeroUI

/// Builds the script of a test, one call a command.
///
/// ```swift
/// { $0.tap("Lisbon"); $0.settle(); $0.wait(0.5); $0.tap("Close"); $0.settle() }
/// ```
public struct ScriptBuilder {
  private var lines: [String] = []

  /// Creates an empty script.
  public init() {}

  /// Taps the control with a label.
  public mutating func tap(_ label: String) {
    lines.append(Script.Command.tap(label).description)
  }

  /// Lets time pass until nothing moves any more.
  public mutating func settle() { lines.append(Script.Command.settle.description) }

  /// Lets time pass.
  ///
  /// - Parameter seconds: How long; what is finer than a millionth of a second is rounded.
  public mutating func wait(_ seconds: Double) {
    // What cannot be a time is left to the reader of scripts, which says why.
    guard seconds.isFinite, seconds >= 0, seconds < 1e6 else { return run("wait \(seconds)") }
    run("wait \(Int((seconds * 1_000_000).rounded()))/1000000")
  }

  /// Lets some frames pass.
  public mutating func wait(frames: Int) { run("wait #\(frames)") }

  /// Adds commands as they are written in scripts.
  public mutating func run(_ text: String) { lines.append(text) }

  /// The script.
  ///
  /// - Throws: `ScriptError` for a command that cannot be understood.
  func script() throws(ScriptError) -> Script {
    try Script(parsing: lines.joined(separator: "\n"))
  }
}
