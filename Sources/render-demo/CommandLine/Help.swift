/// The texts of `--help` and `--version`.
enum Help {
  /// The version of the tool, which manifests name too.
  static let version = "0.1.0"

  /// One line for each command.
  static var synopses: String { Verb.allCases.map { "  " + $0.synopsis }.joined(separator: "\n") }

  /// The help for one command, or for all.
  static func text(for verb: Verb?) -> String {
    guard let verb else {
      let width = Verb.allCases.map(\.rawValue.count).max() ?? 0
      let verbs = Verb.allCases.map { "  \(padded($0.rawValue, to: width))  \($0.summary)" }
      return """
        Turns SwiftUI source into the frames of its motion.

        \(synopses)

        commands
        \(verbs.joined(separator: "\n"))

        \(flags(Flag.allCases))

        \(scripts)

        \(statuses)
        """
    }
    let scripts = verb.takesScene ? "\n\n" + scripts : ""
    return """
      \(verb.synopsis)
      \(verb.summary)

      \(flags(verb.flags))\(scripts)
      """
  }

  private static let scripts = """
    scripts
      Commands on lines of their own or parted by ; as in  tap "Lisbon"; settle; wait 0.5
      tap "LABEL"  taps the control with this label
      wait TIME    lets time pass: seconds 0.3, a fraction 7/12, or frames #12
      settle       lets time pass until nothing moves any more
      drag "LABEL" by X,Y over TIME
                   moves a finger, from a control or from a place X,Y, by a way or to a place X,Y
      # …          a comment
    """

  private static var statuses: String {
    let lines = Outcome.allCases.map { status in
      let number = padded(String(status.rawValue), to: 2)
      return "  \(number)  \(status.meaning)"
    }
    return "exit status\n" + lines.joined(separator: "\n")
  }

  private static func flags(_ flags: [Flag]) -> String {
    let heads = flags.map { $0.rawValue + ($0.placeholder.map { " " + $0 } ?? "") }
    let width = heads.map(\.count).max() ?? 0
    let lines = zip(flags, heads).flatMap { flag, head in
      wrapped(flag.summary, after: "  " + padded(head, to: width) + "  ")
    }
    return "options\n" + lines.joined(separator: "\n")
  }

  /// Lines of at most 100 columns; those after the first are indented to stand under its text.
  private static func wrapped(_ text: String, after head: String) -> [String] {
    var lines: [String] = []
    var line = head
    for word in text.split(separator: " ") {
      if line.count + 1 + word.count > 100 {
        lines.append(line)
        line = padded("", to: head.count)
      }
      line += line.count == head.count ? word : " " + word
    }
    return lines + [line]
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
