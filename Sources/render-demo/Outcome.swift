/// How the program ends, as the shell sees it.
enum Outcome: Int32, Hashable, Sendable, CaseIterable {
  /// Everything asked for was done.
  case done = 0
  /// A verification found differences, or there was a warning under `--strict`.
  case difference = 1
  /// A flag, a script, a scene or a folder is not as it should be; nothing was changed.
  case badInput = 2
  /// The result could not be written.
  case cannotWrite = 3
  /// The user's code crashed, recursed without end or ran out of time.
  case userCodeFailed = 4
  /// A bug of ours.
  case bug = 70

  /// What it means, for the help text.
  var meaning: String {
    switch self {
    case .done: "done"
    case .difference: "differences were found, or a warning under --strict"
    case .badInput: "bad input: a flag, a script, a scene, a folder of somebody else"
    case .cannotWrite: "the result could not be written"
    case .userCodeFailed: "the code of the scene crashed, recursed without end or took too long"
    case .bug: "a bug in render-demo"
    }
  }
}
