import Foundation
import HeroCore
import HeroRender
import Testing

/// Results of shards as `merge` reads them: what contradicts itself is refused, and never a pass.
@Suite struct ReportReadingTests {
  private static func verdict(_ name: String) -> Verdict {
    Verdict(
      name: name, settings: nil, checks: [Check(.geometry, messages: [])], frameCount: 12,
      frames: 0..<12, acceptCommand: "")
  }

  private static let report = Report(
    shard: .init(number: 1, count: 2), goldens: ["card", "door"],
    entries: [.init(name: "card", verdict: verdict("card"), scene: nil)])

  private static func text(_ report: Report) throws -> String {
    String(decoding: try report.json(), as: UTF8.self)
  }

  @Test("a result is read back as it was")
  func roundTrip() throws {
    #expect(try Report(reading: Self.report.json(), path: "r") == Self.report)
  }

  static let changes: [(old: String, new: String, says: String)] = [
    ("\"count\":2", "\"count\":0", "there is no part 1/0"),
    ("\"count\":2", "\"count\":1000000000000", "there is no part 1/1000000000000"),
    ("\"number\":1", "\"number\":-1", "there is no part -1/2"),
    ("\"version\":1", "\"version\":2", "version 2"),
    ("\"frameCount\":12", "\"frameCount\":-1", "“card” contradicts itself"),
    ("\"frameCount\":12", "\"frameCount\":9000000000000000000", "“card” contradicts itself"),
    ("\"frames\":[0,12]", "\"frames\":[-5,12]", "“card” contradicts itself"),
    ("\"frames\":[0,12]", "\"frames\":[5,2]", "not the result of a verification"),
    ("\"messages\":[]", "\"messages\":[\"x differs\"]", "“card” contradicts itself"),
    ("\"passed\"", "\"failed\"", "“card” contradicts itself"),
    ("\"frameCount\":12", "\"frameCount\":12,\"failureStatus\":0", "“card” contradicts itself"),
    (
      "\"frameCount\":12", "\"frameCount\":12,\"failureStatus\":99999999999",
      "“card” contradicts itself"
    ),
    ("[\"card\",\"door\"]", "[\"door\"]", "“card” is not in its list of goldens"),
    ("[\"card\",\"door\"]", "[\"card\",\"card\"]", "a golden is there twice"),
    ("\"verdict\":", "\"verdikt\":", "“card” contradicts itself"),
  ]

  @Test("a result that contradicts itself is refused", arguments: changes.indices)
  func contradictions(index: Int) throws {
    let (old, new, says) = Self.changes[index]
    let text = try Self.text(Self.report)
    try #require(text.contains(old), "\(text)")
    let error = #expect(throws: GoldenError.self) {
      _ = try Report(reading: Array(text.replacing(old, with: new).utf8), path: "r")
    }
    #expect(error?.description.contains(says) == true, "\(new): \(String(describing: error))")
  }

  @Test("a pass of no frames is no pass")
  func nothing() throws {
    var report = Self.report
    report.entries[0].verdict?.frameCount = 0
    report.entries[0].verdict?.frames = 0..<0
    let bytes = try report.json()
    #expect(throws: GoldenError.self) { _ = try Report(reading: bytes, path: "r") }
  }
}
