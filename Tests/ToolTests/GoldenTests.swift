import Foundation
import HeroCore
import HeroRender
import Testing

@testable import render_demo

/// The guard itself: a changed frame fails, recording never passes, nothing is left over.
@MainActor @Suite struct GoldenTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func golden(_ recording: Golden.Recording) -> Golden {
    Golden(folder: URL(fileURLWithPath: folder.path), recording: recording)
  }

  private func check(_ text: String, _ recording: Golden.Recording = .never) throws
    -> Golden.Verdict
  { try golden(recording).check(Array(text.utf8), named: "a.txt", explain: Golden.changedLine) }

  @Test("a golden that is missing fails, and recording it fails once")
  func missing() throws {
    #expect(try check("one") == .missing)
    #expect(try folder.names() == [])
    #expect(try check("one", .missing) == .recorded)
    #expect(try check("one") == .matches)
    #expect(try check("one", .missing) == .matches)
  }

  @Test("a changed text fails with its first changed line; only “changed” writes it")
  func changed() throws {
    #expect(try check("one\ntwo", .missing) == .recorded)
    #expect(try check("one\n2") == .differs("line 2\n- two\n+ 2"))
    #expect(try check("one\n2", .missing) == .differs("line 2\n- two\n+ 2"))
    #expect(try check("one\ntwo\nthree") == .differs("2 lines became 3"))
    #expect(try check("one\n2", .changed) == .recorded)
    #expect(try check("one\n2") == .matches)
  }

  @Test("an unknown wish is refused")
  func unknownWish() { #expect(throws: (any Error).self) { try Golden.ofPackage("always") } }

  @Test("a frame that differs in one component of one pixel fails, and the message counts it")
  func changedFrame() throws {
    let film = try Lisbon.film()
    let picture = try Lisbon.crop(film, frame: 0, Rect(x: 20, y: 130, width: 40, height: 30))
    let store = golden(.missing)
    func verdict(_ picture: Bitmap, _ store: Golden) throws -> Golden.Verdict {
      try store.check(
        PNGEncoder().encode(picture), named: "card.png", explain: Golden.changedPixels)
    }
    #expect(try verdict(picture, store) == .recorded)
    #expect(try verdict(picture, golden(.never)) == .matches)
    var pixels = picture.pixels
    pixels[4 * 700 + 1] ^= 1
    let changed = Bitmap(width: picture.width, height: picture.height, pixels: pixels)
    #expect(try verdict(changed, golden(.never)) == .differs("1 pixels changed, by up to 1 of 255"))
    let later = try Lisbon.crop(film, frame: 12, Rect(x: 20, y: 130, width: 40, height: 30))
    #expect(try verdict(later, golden(.never)) != .matches)
  }

  @Test("every golden belongs to a test, and is small")
  func orphans() throws {
    let goldens = Package.root.appendingPathComponent("Fixtures/Golden")
    let names = try FileManager.default.contentsOfDirectory(atPath: goldens.path)
    #expect(
      Set(names).subtracting(LisbonGoldens.names).subtracting(SceneGoldens.names) == [],
      "no test writes these")
    for name in names {
      let bytes = try Data(contentsOf: goldens.appendingPathComponent(name)).count
      #expect(bytes <= 20 * 1024, "\(name) has \(bytes) bytes")
    }
  }
}
