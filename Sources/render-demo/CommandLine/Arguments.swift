/// The words of a command line, sorted into verb, scene and options, but not yet understood.
struct Arguments: Hashable, Sendable {
  /// What to do; `nil` when only help or the version was asked for.
  var verb: Verb?
  /// The words that are neither verb nor option.
  var operands: [String] = []
  /// The options, with what follows each; empty for one that stands alone.
  var values: [Flag: String] = [:]
  /// Everything that follows an option that may be given several times, in order.
  var lists: [Flag: [String]] = [:]

  /// What follows each `-o`, in order.
  var outputs: [String] { lists[.output] ?? [] }

  /// The operands, if they are Swift files.
  var files: [String] { operands.filter(SourceFile.isPath) }

  /// Whether an option was given.
  func has(_ flag: Flag) -> Bool { values[flag] != nil }

  /// Sorts words.
  ///
  /// `--name VALUE` and `--name=VALUE` mean the same; after `--` every word is an operand.
  ///
  /// - Parameter words: The command line without the name of the program.
  /// - Throws: A `Failure` that names the bad word and the choices.
  init(_ words: [String]) throws(Failure) {
    var rest = words[...]
    var isAfterDashes = false
    while let word = rest.popFirst() {
      if word == "--", !isAfterDashes {
        isAfterDashes = true
      } else if word.hasPrefix("-"), word.count > 1, !isAfterDashes {
        try take(option: word, from: &rest)
      } else if verb == nil {
        verb = try Self.verb(word)
        if verb == nil { values[.help] = "" }
      } else {
        operands.append(word)
      }
    }
    try checkVerb()
  }

  private static func verb(_ word: String) throws(Failure) -> Verb? {
    guard word != "help" else { return nil }
    guard let verb = Verb(rawValue: word) else {
      let failure = Failure.unknown("command", word, choices: Verb.allCases.map(\.rawValue))
      throw .badInput("\(failure)\n\(Verb.render.synopsis)")
    }
    return verb
  }

  private mutating func take(
    option word: String, from rest: inout ArraySlice<String>
  ) throws(Failure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = word.hasPrefix("--") ? String(parts[0]) : word
    let attached = word.hasPrefix("--") && parts.count > 1 ? String(parts[1]) : nil
    guard let flag = Flag(word: name) else {
      throw .unknown("option", name, choices: (verb?.flags ?? Flag.allCases).map(\.rawValue))
    }
    guard values[flag] == nil || flag.isRepeatable else {
      throw .badInput("\(name) is given twice")
    }
    guard let placeholder = flag.placeholder else {
      guard attached == nil else {
        throw .badInput("\(name) stands alone; it takes no value, got “\(attached ?? "")”")
      }
      values[flag] = ""
      return
    }
    // A number may be negative here, so that the error can be about the number; another option
    // cannot be a value.
    let next = rest.first.flatMap { $0.hasPrefix("--") || Flag(word: $0) != nil ? nil : $0 }
    if attached == nil, next != nil { rest.removeFirst() }
    guard let value = attached ?? next, !value.isEmpty else {
      throw .badInput("\(name) needs a value: \(name) \(placeholder)")
    }
    values[flag] = value
    if flag.isRepeatable { lists[flag, default: []].append(value) }
  }

  /// Checks that the options go with the verb, once it is known.
  private func checkVerb() throws(Failure) {
    guard !has(.help), !has(.version) else { return }
    guard let verb else {
      throw .badInput("render-demo needs a command\n" + Help.synopses)
    }
    let foreign = values.keys.filter { !verb.flags.contains($0) }.map(\.rawValue).sorted()
    guard foreign.isEmpty else {
      let names = verb.flags.map(\.rawValue).joined(separator: ", ")
      throw .badInput(
        "\(verb.rawValue) does not take \(foreign.joined(separator: ", "))\noptions: \(names)")
    }
    switch verb.operands {
    case .none:
      guard operands.isEmpty else {
        throw .badInput("\(verb.rawValue) takes no scene, got “\(operands[0])”\n\(verb.synopsis)")
      }
    case .results: break
    case .scene, .scenes: try checkScenes(verb)
    }
  }

  private func checkScenes(_ verb: Verb) throws(Failure) {
    let scenes = operands.filter { !SourceFile.isPath($0) }
    guard scenes.isEmpty || scenes.count == operands.count else {
      throw .badInput(
        "either a scene or Swift files: “\(scenes[0])” is a scene; a file ends in .swift\n"
          + verb.synopsis)
    }
    guard scenes.count <= 1 || verb.operands == .scenes else {
      throw .badInput("one scene at a time: “\(operands[1])” is too many\n\(verb.synopsis)")
    }
  }
}
