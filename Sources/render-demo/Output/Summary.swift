import HeroCore

/// The one JSON document that `--json` prints when a command has ended.
enum Summary {
  /// A command that did what was asked.
  static func done(_ verb: Verb, _ members: [JSONValue.Member]) -> String {
    document(ok: true, verb, .done, members)
  }

  /// A command that stopped.
  static func failed(_ verb: Verb?, _ failure: Failure) -> String {
    document(ok: false, verb, failure.status, [.init("error", .string(failure.message))])
  }

  private static func document(
    ok isDone: Bool, _ verb: Verb?, _ status: Outcome, _ members: [JSONValue.Member]
  ) -> String {
    let start: [JSONValue.Member] = [
      .init("ok", .bool(isDone)),
      .init("command", verb.map { .string($0.rawValue) } ?? .null),
      .init("status", .integer(Int(status.rawValue))),
    ]
    return JSONValue.object(start + members).text(breakingLevels: 2)
  }
}
