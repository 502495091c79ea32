import HeroCore

/// Why a script cannot be played: the place, what is wrong there, and what could stand there.
///
/// ```
/// line 2, column 1: “tpa” is not a command; did you mean “tap”?
///   2 | tpa "Close"
///     | ^^^
/// commands: tap "LABEL", wait TIME, drag "LABEL" by X,Y over TIME, drag X,Y to X,Y over TIME, settle
/// ```
public struct ScriptError: Error, Hashable {
  /// What can be wrong.
  public enum Problem: Hashable, Sendable {
    /// A word that is no command.
    case unknownCommand(String)
    /// `tap` without a label.
    case missingLabel
    /// A label without quotes.
    case unquotedLabel(String)
    /// A label with nothing in it.
    case emptyLabel
    /// A quote that the line does not close.
    case openQuote
    /// A backslash in a label before a character that needs none.
    case unknownEscape(Character)
    /// `wait` without a time.
    case missingTime
    /// `drag` without a place to start from.
    case missingPlace
    /// `drag` without `by` or `to` after its place.
    case missingWay
    /// A word that should have been two numbers of points.
    case badPoint(String)
    /// `drag` without `over` and a time after its way.
    case missingOver
    /// A word that should have been a time.
    case badTime(BadTime)
    /// Something after a complete command.
    case leftover(String)
    /// The waits of the script add up to more than a script may last.
    case tooLong
    /// The waits of the script are fractions whose common denominator is too fine.
    case tooFine
  }

  /// What is wrong.
  public let problem: Problem
  /// The line, counted from 1.
  public let line: Int
  /// The first bad character of the line, counted from 1 in characters.
  public let column: Int
  /// How many characters are bad; at least 1.
  public let width: Int
  /// The line as the author wrote it.
  public let sourceLine: String

  /// The commands there are, as they are written.
  public static let commands = [
    "tap \"LABEL\"", "wait TIME", "drag \"LABEL\" by X,Y over TIME",
    "drag X,Y to X,Y over TIME", "settle",
  ]
}

extension ScriptError: CustomStringConvertible {
  /// The place, the problem, the line with carets under the bad word, and the remedy.
  public var description: String {
    let number = String(line)
    let margin = String(repeating: " ", count: number.count)
    // Tabs are kept, so that the carets stand under the word at any tab width.
    let gap = String(sourceLine.prefix(column - 1).map { $0 == "\t" ? "\t" : " " })
    return """
      line \(line), column \(column): \(problem)
        \(number) | \(sourceLine)
        \(margin) | \(gap)\(String(repeating: "^", count: width))
      \(problem.remedy)
      """
  }
}

extension ScriptError.Problem: CustomStringConvertible {
  /// What is wrong, in a sentence without a full stop.
  public var description: String {
    switch self {
    case .unknownCommand(let word):
      "“\(word)” is not a command"
        + (closestWord(to: word, in: ScriptParser.words).map { "; did you mean “\($0)”?" } ?? "")
    case .missingLabel: "tap needs the label of a control"
    case .missingPlace: "drag needs a control or a point to start from"
    case .missingWay: "drag needs a way to go"
    case .badPoint(let word): "“\(word)” is not a point"
    case .missingOver: "drag needs the time it takes"
    case .unquotedLabel(let word): "the label “\(word)” needs quotes"
    case .emptyLabel: "the label is empty"
    case .openQuote: "the quote is never closed"
    case .unknownEscape(let character): "“\\\(character)” means nothing in a label"
    case .missingTime: "wait needs a time"
    case .badTime(let error): "“\(error.text)” \(error.problem)"
    case .leftover(let text): "“\(text)” follows a complete command"
    case .tooLong: "the script waits for more than \(ScriptTime.longestSeconds) seconds in all"
    case .tooFine: "the fractions of this script have no common denominator that is small enough"
    }
  }

  /// What to write instead.
  var remedy: String {
    switch self {
    case .unknownCommand: "commands: " + ScriptError.commands.joined(separator: ", ")
    case .missingLabel, .emptyLabel: "for example: tap \"Close\""
    case .missingPlace: "for example: drag \"Card\" by 0,300 over 0.4, or drag 200,700 …"
    case .missingWay: "write: by X,Y for a distance in points, or to X,Y for a point"
    case .badPoint: "points: two numbers with a comma between them, such as 200,-40.5"
    case .missingOver: "write: over TIME; " + BadTime.remedy
    case .unquotedLabel(let word): "write: tap \"\(word)\""
    case .openQuote: "close it on the same line"
    case .unknownEscape: "escapes: \\\" for a quote, \\\\ for a backslash, \\n for a new line"
    case .missingTime, .badTime: BadTime.remedy
    case .leftover: "a new line or ; starts the next command, # a comment"
    case .tooLong: "a script may last an hour"
    case .tooFine: "write decimals, or frames such as #12"
    }
  }
}
