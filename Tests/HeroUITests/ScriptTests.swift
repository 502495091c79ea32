import HeroCore
import HeroUI
import Testing

@Suite struct ScriptTests {
  static let scripts: [(text: String, means: String)] = [
    ("", ""),
    ("  \n\n ; ;\t", ""),
    ("# only a comment\n   # another", ""),
    ("settle", "settle"),
    (
      "tap \"Lisbon\"; settle; tap \"Close\"; settle", #"tap "Lisbon"; settle; tap "Close"; settle"#
    ),
    ("tap \"Lisbon\"\nsettle", #"tap "Lisbon"; settle"#),
    ("tap\"a; b # c\"", #"tap "a; b # c""#),
    ("tap “Don't”", #"tap "Don't""#),
    ("tap 'say \"hi\"'", #"tap "say \"hi\"""#),
    (#"tap "a \"b\" \\ \n""#, #"tap "a \"b\" \\ \n""#),
    ("tap \"Größe 🏛\" # a comment", #"tap "Größe 🏛""#),
    ("wait 0.3", "wait 3/10"),
    ("wait 0.300000000", "wait 3/10"),
    ("wait 2", "wait 2"),
    ("wait 0", "wait 0"),
    ("wait 7/12", "wait 7/12"),
    ("wait 14/24;wait #12", "wait 7/12; wait #12"),
    ("wait 3600", "wait 3600"),
    ("settle # then\r\nwait 1", "settle; wait 1"),
  ]

  @Test("a script means its commands", arguments: scripts)
  func means(text: String, means: String) throws {
    let script = try Script(parsing: text)
    #expect(script.description == means)
    #expect(try Script(parsing: script.description).description == means)
  }

  static let badScripts: [(text: String, line: Int, column: Int, width: Int, says: String)] = [
    ("tpa \"Close\"", 1, 1, 3, "“tpa” is not a command; did you mean “tap”?"),
    ("settle\n  Tap \"x\"", 2, 3, 3, "did you mean “tap”?"),
    ("\"Close\"", 1, 1, 7, "“\"Close\"” is not a command"),
    ("frobnicate", 1, 1, 10, "commands: tap \"LABEL\", wait TIME, drag \"LABEL\" by X,Y over TIME"),
    ("tap", 1, 1, 3, "tap needs the label"),
    ("tap ; settle", 1, 1, 4, "tap needs the label"),
    ("tap Lisbon now ", 1, 5, 10, "write: tap \"Lisbon now\""),
    ("tap \"\"", 1, 5, 2, "the label is empty"),
    ("tap \"Lisbon\nsettle", 1, 5, 7, "the quote is never closed"),
    ("tap “Lisbon\"", 1, 5, 8, "the quote is never closed"),
    (#"tap "a\qb""#, 1, 7, 2, "“\\q” means nothing"),
    ("tap \"a\" \"b\"", 1, 9, 3, "“\"b\"” follows a complete command"),
    ("tap \"a\"settle", 1, 8, 6, "“settle” follows a complete command"),
    ("settle now", 1, 8, 3, "“now” follows a complete command"),
    ("wait", 1, 1, 4, "wait needs a time"),
    ("wait soon", 1, 6, 4, "“soon” is not a time"),
    ("wait 0.3s", 1, 6, 4, "“0.3s” is not a time"),
    ("wait -1", 1, 6, 2, "is negative"),
    ("wait 1/-2", 1, 6, 4, "is negative"),
    ("wait #-3", 1, 6, 3, "is negative"),
    ("wait nan", 1, 6, 3, "is not a time"),
    ("wait inf", 1, 6, 3, "is not a time"),
    ("wait 1e9", 1, 6, 3, "is not a time"),
    ("wait 0x10", 1, 6, 4, "is not a time"),
    ("wait 1/0", 1, 6, 3, "denominator of 0"),
    ("wait 1/2/3", 1, 6, 5, "is not a time"),
    ("wait .5", 1, 6, 2, "is not a time"),
    ("wait 5.", 1, 6, 2, "is not a time"),
    ("wait ٣", 1, 6, 1, "is not a time"),
    ("wait 3601", 1, 6, 4, "is more than 3600 seconds"),
    ("wait 3600.000001", 1, 6, 11, "is more than 3600 seconds"),
    ("wait 99999999999999999999999", 1, 6, 23, "is more than 3600 seconds"),
    ("wait 99999999999999999999999/7", 1, 6, 25, "is more than"),
    ("wait 1/99999999999999999999999", 1, 6, 25, "is more than 1000000 parts"),
    ("wait #99999999999999999999999", 1, 6, 24, "is more than 1000000 frames"),
    ("wait 0.1234567", 1, 6, 9, "more than six decimals"),
    ("wait 3000\nwait 3000", 2, 1, 9, "more than 3600 seconds in all"),
    ("wait 1/999983; wait 1/999979", 1, 16, 13, "no common denominator"),
    ("\ttap x", 1, 6, 1, "needs quotes"),
  ]

  @Test("a bad script is refused at the place, with a remedy", arguments: badScripts)
  func refused(text: String, line: Int, column: Int, width: Int, says: String) throws {
    let error = try #require(throws: ScriptError.self) { try Script(parsing: text) }
    #expect(error.line == line && error.column == column && error.width == width, "\(error)")
    #expect(error.description.contains(says), "\(error)")
  }

  @Test("an error shows its line with carets under the bad word")
  func carets() throws {
    let error = try #require(throws: ScriptError.self) {
      try Script(parsing: "settle\n  wait 1/0 # oops")
    }
    #expect(
      error.description == """
        line 2, column 8: “1/0” has a denominator of 0
          2 |   wait 1/0 # oops
            |        ^^^
        times: seconds 0.3, a fraction 7/12, or frames #12
        """)
  }

  @Test("steps know their line")
  func lines() throws {
    let script = try Script(parsing: "settle; wait 1\n\n# x\nsettle")
    #expect(script.steps.map(\.line) == [1, 1, 4])
  }

  @Test("frames become seconds by the rate")
  func frames() {
    #expect(ScriptTime.frames(12).seconds(framesPerSecond: 60) == Rational(1, 5))
    #expect(ScriptTime.seconds(Rational(7, 12)).seconds(framesPerSecond: 60) == Rational(7, 12))
  }
}
