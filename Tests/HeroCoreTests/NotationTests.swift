import Testing

@testable import HeroCore

@Suite struct NotationTests {
  @Test("strings are escaped as JSON asks, and nothing else is")
  func strings() {
    let text = "a\"b\\c\n\r\t\u{1}/é🏛"
    #expect(
      JSONValue.string(text).text(breakingLevels: 0)
        == "\"a\\\"b\\\\c\\n\\r\\t\\u0001/é🏛\"\n")
  }

  static let numbers: [(Double, String)] = [
    (40.0 + 2.0 / 3, "40.666667"), (20, "20"), (-0.0000001, "0"), (0.5, "0.5"),
    (-1.25, "-1.25"), (.infinity, "null"), (.nan, "null"), (123_456_789.125, "123456789.125"),
  ]

  @Test("numbers have at most six decimals and no needless ones", arguments: numbers)
  func number(value: Double, text: String) {
    #expect(JSONValue.number(value).text(breakingLevels: 0) == text + "\n")
  }

  @Test("members keep their order; what holds only plain values stands on one line")
  func layout() {
    let value = JSONValue.object([
      .init("z", .array([.integer(1), .null])), .init("a", .object([])),
      .init("list", .array([.object([.init("deep", .array([.array([])]))])])),
    ])
    #expect(
      value.text(breakingLevels: 2) == """
        {
          "z": [1,null],
          "a": {},
          "list": [
            {"deep":[[]]}
          ]
        }

        """)
  }

  static let guesses: [(word: String, choices: [String], guess: String?)] = [
    ("lisbn", ["lisbon", "places"], "lisbon"), ("LISBON", ["lisbon"], "lisbon"),
    ("ilsbon", ["lisbon"], "lisbon"), ("acc", ["large", "accessibility1"], "accessibility1"),
    ("zzzz", ["lisbon", "places"], nil), ("", ["lisbon"], nil), ("x", [], nil),
    ("tpa", ["tap", "wait"], "tap"), ("iphone16", ["iPhone 15", "iPhone 16"], "iPhone 16"),
    ("tabs", ["tab1", "tab2"], "tab1"),
  ]

  @Test(
    "the nearest choice is guessed, the first of several, none where all are far",
    arguments: guesses)
  func guess(word: String, choices: [String], guess: String?) {
    #expect(closestWord(to: word, in: choices) == guess)
  }

  @Test("a list in pieces is the text of the whole", arguments: [1, 2, 7], [2, 4])
  func pieces(count: Int, levels: Int) {
    func element(_ index: Int) -> JSONValue {
      .object([
        .init("index", .integer(index)),
        .init("nodes", .array((0..<index).map { .object([.init("id", .integer($0))]) })),
      ])
    }
    let members: [JSONValue.Member] = [
      .init("version", .integer(1)), .init("size", .object([.init("width", .integer(2))])),
    ]
    let whole = JSONValue.object(members + [.init("frames", .array((0..<count).map(element)))])
    let pieces = Array(
      JSONListText(members, list: "frames", count: count, breakingLevels: levels, element: element))
    #expect(pieces.joined() == whole.text(breakingLevels: levels))
    #expect(pieces.count == count + 2)
  }
}
