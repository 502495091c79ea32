import Foundation

/// Where text goes: results to standard output, everything about the work to standard error.
///
/// A value of closures, so that tests can listen.
struct Console {
  /// Writes a result as it stands.
  var output: (String) throws(Failure) -> Void
  /// Writes a message, as it stands; when that is impossible there is nobody to tell.
  var message: (String) -> Void
  /// Whether messages are read by a person at a terminal that can go back in a line.
  var isTerminal: Bool

  /// The streams of this process.
  static var standard: Console { standard(output: STDOUT_FILENO) }

  /// The streams of this process, with results going to an open file of another number.
  static func standard(output file: Int32) -> Console {
    Console(
      output: { text throws(Failure) in
        do throws(SystemError) {
          try FileSystem.write(Array(text.utf8), to: file)
        } catch {
          throw .cannotWrite("standard output", error)
        }
      },
      message: { try? FileSystem.write(Array($0.utf8), to: STDERR_FILENO) },
      isTerminal: isatty(STDERR_FILENO) == 1
        && ProcessInfo.processInfo.environment["TERM"] != "dumb")
  }

  /// Writes a line that begins with the name of the tool.
  func say(_ text: String) { message("render-demo: \(text)\n") }
}
