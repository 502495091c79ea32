import HeroCore
import Testing

/// Breaking, cutting and shrinking text whose characters are 10 points wide, its lines 23.87 high.
@Suite struct TextBlockTests {
  private func lines(
    _ string: String, _ width: Double?, _ height: Double? = nil,
    change: (inout TextBlock) -> Void = { _ in }
  ) -> [String] {
    let block = Tree.block(string, change: change)
    let size = block.size(for: ProposedSize(width: width, height: height))
    return block.drawing(in: size).lines.map(\.string)
  }

  @Test("breaks between words, inside a word only where it does not fit")
  func breaking() {
    #expect(lines("one two three", nil) == ["one two three"])
    #expect(lines("one two three", .infinity) == ["one two three"])
    #expect(lines("one two three", 75) == ["one two", "three"])
    #expect(lines("one two three", 69) == ["one", "two", "three"])
    #expect(lines("one three", 40) == ["one", "thre", "e"])
    #expect(lines("abc", 0) == ["a", "b", "c"])
    #expect(lines("a\n\nb", nil) == ["a", "", "b"])
    #expect(lines("", 50) == [""])
  }

  @Test("is as wide as its widest line, not as the proposal, rounded up to a pixel")
  func width() {
    #expect(Tree.block("one two three").size(for: .init(width: 75, height: nil)).width == 70)
    let third = Tree.block("a", size: 20.3, scale: 3).size(for: .unspecified)
    #expect(isNear(third.width, 31 / 3.0, within: 1e-9))
    #expect(Tree.block("").size(for: .unspecified).numbers == "0 24")
  }

  @Test("a text fits into the width it has answered", arguments: 0..<60)
  func answersAgain(seed: Int) {
    var chance = SeededGenerator(seed: UInt64(seed))
    let words = (0..<Int.random(in: 1...12, using: &chance)).map { _ in
      String(repeating: "m", count: Int.random(in: 1...9, using: &chance))
    }
    let size = Double.random(in: 9...40, using: &chance)
    let block = Tree.block(words.joined(separator: " "), size: size, scale: 3)
    let width = Double.random(in: 0...400, using: &chance)
    let answer = block.size(for: ProposedSize(width: width, height: nil))
    #expect(block.size(for: ProposedSize(answer)) == answer)
    let longest = Double(words.map(\.count).max() ?? 0) * size / 2
    if width >= longest { #expect(answer.width <= width + 1 / 3.0) }
  }

  @Test("further lines add the leading of a text style, or the font's own box")
  func heights() {
    let style = Tree.block("a\nb\nc", size: 17, scale: 3) { $0.leading = 22 }
    #expect(isNear(style.size(for: .unspecified).height, 64.333, within: 5e-4))
    let plain = Tree.block("a\nb", size: 16) { $0.lineSpacing = 2.4 }
    let lines = plain.drawing(in: plain.size(for: .unspecified)).lines
    #expect(isNear(lines[1].origin.y - lines[0].origin.y, 21.5, within: 0.05))
  }

  @Test("a text without room is cut with an ellipsis where it says")
  func truncation() {
    #expect(lines("one two three", 75, 24) == ["one tw…"])
    #expect(lines("one two three four", 75, 48) == ["one two", "three…"])
    #expect(lines("one two three", 75) { $0.lineLimit = 1 } == ["one tw…"])
    func cut(_ truncation: TextBlock.Truncation) -> [String] {
      lines("abcdefghij", 60) {
        $0.lineLimit = 1
        $0.truncation = truncation
      }
    }
    #expect(cut(.tail) == ["abcde…"])
    #expect(cut(.head) == ["…fghij"])
    #expect(cut(.middle) == ["ab…hij"])
  }

  @Test("at least one line is shown, however little room there is")
  func oneLine() {
    for height in [0, 1, 23, -5.0] { #expect(lines("one two", 75, height) == ["one two"]) }
    #expect(lines("one two", 75, .infinity) == ["one two"])
    #expect(lines("one", 0, 0) == ["…"])
  }

  @Test("a limit may keep the room of all its lines")
  func reservedSpace() {
    let block = Tree.block("a") {
      $0.lineLimit = 3
      $0.reservesSpace = true
    }
    let three = Tree.block("a\nb\nc")
    #expect(block.size(for: .unspecified).height == three.size(for: .unspecified).height)
  }

  @Test("text shrinks as little as it must before it is cut")
  func scaleFactor() {
    func block(_ factor: Double) -> TextBlock {
      Tree.block("1234567890") {
        $0.lineLimit = 1
        $0.minimumScaleFactor = factor
      }
    }
    let fits = block(0.5)
    let drawing = fits.drawing(in: fits.size(for: ProposedSize(width: 80, height: nil)))
    #expect(drawing.lines.map(\.string) == ["1234567890"])
    #expect(isNear(drawing.face.size, 16, within: 0.01))
    let cut = block(0.9)
    let size = cut.size(for: ProposedSize(width: 80, height: nil))
    #expect(cut.drawing(in: size).lines.map(\.string) == ["1234567…"])
    #expect(isNear(cut.drawing(in: size).face.size, 18, within: 1e-9))
    let whole = block(0.5).drawing(in: Size(width: 100, height: 24))
    #expect(whole.face.size == 20)
  }

  @Test("short lines stand where they are told within the text's own width")
  func lineAlignment() {
    func starts(_ alignment: TextBlock.LineAlignment) -> [Double] {
      let block = Tree.block("abcd\nab") { $0.lineAlignment = alignment }
      return block.drawing(in: block.size(for: .unspecified)).lines.map(\.origin.x)
    }
    #expect(starts(.leading) == [0, 0])
    #expect(starts(.center) == [0, 10])
    #expect(starts(.trailing) == [0, 20])
  }

  @Test("a font without size takes no room and asks for none")
  func noSize() {
    let block = Tree.block("a b", size: 0)
    #expect(block.size(for: ProposedSize(width: 0, height: 0)) == .zero)
  }
}
