import Foundation

/// When a test makes goldens instead of comparing with them.
///
/// Recording is never a pass: a test that records fails, so that a person looks at what was recorded, and
/// so that a second try in continuous integration cannot turn red into green.
public enum Recording: String, Hashable, Sendable, CaseIterable {
  /// Every golden is made anew.
  case all
  /// Goldens of tests that fail are made anew.
  case failed
  /// Goldens that are not there are made.
  case missing
  /// No golden is made.
  case never

  /// The name of the variable that says when to record.
  public static let variable = "HERO_RECORD"

  /// A value of the variable that means nothing.
  public struct Unknown: Error, Hashable, CustomStringConvertible {
    /// The value.
    public let value: String

    /// What is wrong, and the choices.
    public var description: String {
      "\(Recording.variable)=\(value) is none of "
        + Recording.allCases.map(\.rawValue).joined(separator: ", ")
    }
  }

  /// What the environment says; `never` where it says nothing.
  ///
  /// - Parameter environment: The variables; those of this process unless told otherwise.
  /// - Returns: The mode.
  /// - Throws: `Unknown` for a value that is none of the cases: a typing error must not pass tests.
  public static func inEnvironment(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(Unknown) -> Recording {
    guard let value = environment[variable] else { return .never }
    guard let recording = Recording(rawValue: value) else { throw Unknown(value: value) }
    return recording
  }
}
