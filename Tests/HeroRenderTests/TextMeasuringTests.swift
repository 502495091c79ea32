import HeroCore
import HeroRender
import Testing

/// What layout learns about text: widths near Apple's, breaks where lines may end.
@Suite struct TextMeasuringTests {
  let measurer = fonts.textMeasurer

  private func width(_ string: String, face: FontFace, tracking: Double) -> Double {
    measurer.shape(string, face).clusters.reduce(0) { $0 + $1.advance + tracking }
  }

  @Test("body widths are SwiftUI's within 2 %, and within 0.1 % on the average")
  func widthsAreNearApples() throws {
    let rows = try oracle("text-widths.tsv")
    #expect(rows.count == 30)
    let errors = try rows.map { row in
      let measured = try #require(Double(row[0]))
      let ours = width(row[1], face: FontFace(size: 17), tracking: -0.43) * 3
      return (ours - (measured - 0.5)) / measured  // the pictures round up: half a pixel on average
    }
    let mean = errors.reduce(0, +) / Double(errors.count)
    let rms = (errors.map { $0 * $0 }.reduce(0, +) / Double(errors.count)).squareRoot()
    #expect(mean.magnitude < 0.001)
    #expect(rms < 0.0105)
    #expect(errors.allSatisfy { $0.magnitude < 0.02 })
  }

  @Test("advances grow exactly with the size, as nothing is hinted", arguments: [11.0, 13, 19.9])
  func advancesScale(size: Double) {
    let small = measurer.shape("Waves & fjords", FontFace(size: size)).clusters
    let large = measurer.shape("Waves & fjords", FontFace(size: 10)).clusters
    for (first, second) in zip(small, large) {
      #expect((first.advance / size - second.advance / 10).magnitude < 1e-12)
    }
  }

  @Test("lines may end after spaces and hyphens, and must end at a newline")
  func breaks() {
    let clusters = measurer.shape("to-do list\nnext", FontFace(size: 17)).clusters
    #expect(clusters.map(\.text).joined() == "to-do list\nnext")
    let allowed = clusters.indices.filter { clusters[$0].lineBreak == .allowed }
    #expect(allowed == [2, 5])
    #expect(clusters.indices.filter { clusters[$0].lineBreak == .required } == [10])
    #expect(clusters.indices.filter { clusters[$0].isWhitespace } == [5, 10])
    #expect(clusters[10].advance == 0)
  }

  @Test("a no-break space keeps its line together and its width")
  func noBreakSpace() {
    let clusters = measurer.shape("10\u{A0}km", FontFace(size: 17)).clusters
    #expect(clusters.allSatisfy { $0.lineBreak == .none && !$0.isWhitespace })
  }

  @Test(
    "clusters are the characters a person sees", arguments: ["e\u{301}te", "नमस्ते", "👩‍👩‍👧 ok", "مرحبا"])
  func clustersAreCharacters(string: String) {
    let clusters = measurer.shape(string, FontFace(size: 17)).clusters
    #expect(clusters.map(\.text) == string.map(String.init))
    #expect(clusters.allSatisfy { $0.advance >= 0 })
  }

  @Test("an empty string has no clusters, but its font has an ellipsis")
  func emptyString() {
    let text = measurer.shape("", FontFace(size: 17))
    #expect(text.clusters.isEmpty)
    #expect(text.ellipsisAdvance > 5)
  }

  @Test("Inter Display takes over at 20 pt, Quicksand is used for the rounded design")
  func opticalSizes() {
    func em(_ face: FontFace) -> Double { width("Lisbon", face: face, tracking: 0) / face.size }
    #expect(em(FontFace(size: 19.99)) == em(FontFace(size: 12)))
    #expect(em(FontFace(size: 20)) == em(FontFace(size: 60)))
    #expect(em(FontFace(size: 20)) < em(FontFace(size: 19.99)))
    #expect(em(FontFace(design: .rounded, size: 20)) != em(FontFace(size: 20)))
  }

  @Test("characters that no font has are named, once each")
  func missingCharacters() {
    let face = FontFace(size: 17)
    // What layout asks is answered by the fonts, or nobody would be warned.
    #expect(fonts.textMeasurer.missingCharacters("a\u{F8FF}", face) == ["\u{F8FF}"])
    #expect(!fonts.textMeasurer.hasSymbol("no.such.symbol") && fonts.textMeasurer.hasSymbol("tram"))
    #expect(fonts.missingCharacters(in: "plain text\nno trouble", face: face) == [])
    let missing = fonts.missingCharacters(in: "a\u{E0100}b\u{F8FF}\u{F8FF}", face: face)
    #expect(missing.filter { $0 == "\u{F8FF}" }.count == 1)
  }

  @Test("many threads measure the same")
  func threads() async {
    let measurer = measurer
    let expected = measurer.shape("Many threads", FontFace(size: 17))
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<8 {
        group.addTask {
          (0..<50).allSatisfy { round in
            _ = measurer.shape("noise \(index) \(round)", FontFace(size: 15))
            return measurer.shape("Many threads", FontFace(size: 17)) == expected
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
