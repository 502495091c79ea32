import Foundation
import HeroCore

/// Why a command stops: what is wrong, where, and what to do about it.
struct Failure: Error, Hashable, CustomStringConvertible {
  /// How the program ends.
  let status: Outcome
  /// What is wrong; further lines give the place, the choices and the remedy.
  let message: String

  var description: String { message }

  /// Input that cannot be used.
  static func badInput(_ message: String) -> Failure {
    Failure(status: .badInput, message: message)
  }

  /// A word that is not one of the choices.
  ///
  /// - Parameters:
  ///   - what: The kind of thing, such as `scene`.
  ///   - word: What was typed.
  ///   - choices: What could have been.
  ///   - place: Where it was typed, such as `--device`; `nil` where that is plain.
  /// - Returns: A failure that lists the choices, with the one that was probably meant.
  static func unknown(
    _ what: String, _ word: String, choices: [String], place: String? = nil
  ) -> Failure {
    let guess = closestWord(to: word, in: choices).map { "; did you mean “\($0)”?" } ?? ""
    let start = place.map { $0 + ": " } ?? ""
    let list = choices.isEmpty ? "none" : choices.joined(separator: ", ")
    return .badInput("\(start)there is no \(what) “\(word)”\(guess)\n\(what)s: \(list)")
  }

  /// A system call that failed on a path.
  static func cannotWrite(_ path: String, _ error: SystemError) -> Failure {
    let folder = AtomicFile.split(path).folder
    let hint = error.code == ENOENT && folder != "." ? "; make the folder \(folder) first" : ""
    return Failure(status: .cannotWrite, message: "cannot write \(path): \(error)\(hint)")
  }

  /// Does some work whose errors are failures; any other error is a bug of ours.
  static func translating<Result>(_ work: () throws -> Result) throws(Failure) -> Result {
    do {
      return try work()
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(status: .bug, message: "\(error)")
    }
  }
}
