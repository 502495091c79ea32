import Foundation
import HeroCore

@testable import HeroRender
@testable import HeroUI
@testable import render_demo

/// A parser of something that comes from outside.
enum Target: String, CaseIterable {
  /// Goldens, and the list of a folder of them.
  case geometry, pixels, index
  /// What `verify --result` writes and `merge` reads.
  case result
  /// Scripts, and the words of a command line.
  case script, arguments
  /// Pictures, and what asset catalogs hold.
  case png, jpeg, assets
  /// Swift files, and what the compiler says of them.
  case swift, compiler

  /// Reads an input, and does with what could be read what the program would do with it.
  ///
  /// Traps when something that was read is written and does not read back as the same.
  func feed(_ bytes: [UInt8]) {
    switch self {
    case .geometry: Self.geometry(bytes)
    case .pixels:
      guard let golden = try? PixelGolden(reading: bytes, path: "p") else { return }
      _ = PixelGolden.keyFrames(golden.hashes, count: 5)
      let again = try? PixelGolden(reading: Array(golden.text.utf8), path: "p")
      Self.hold(again == golden, "another golden is read back")
      replay(golden.header.settings)
    case .index:
      guard let index = try? GoldenIndex(reading: bytes, path: "i") else { return }
      let again = try? GoldenIndex(reading: Array(index.text.utf8), path: "i")
      Self.hold(again == index, "another list is read back")
    case .result: Self.result(bytes)
    case .script:
      guard let script = try? Script(parsing: String(decoding: bytes, as: UTF8.self)) else {
        return
      }
      let again = try? Script(parsing: script.description)
      Self.hold(again?.description == script.description, "another script is read back")
    case .arguments:
      let words = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      guard let arguments = try? Arguments(words) else { return }
      _ = try? Options(arguments, readFile: { (_) throws(Failure) in nil })
    case .png: _ = try? PNGDecoder().decode(Self.withChecksums(bytes))
    case .jpeg: _ = try? JPEGDecoder().decode(bytes)
    case .assets: Self.assets(bytes)
    case .swift:
      let file = SourceFile(path: "File.swift", bytes: bytes)
      _ = SourceCopy(file: file, number: 0, entries: file.declarations).bytes
      _ = AssetSymbols(for: [file], colorNames: ["card"], imageNames: ["portrait"]).source
    case .compiler: _ = CompilerMessage.messages(in: String(decoding: bytes, as: UTF8.self))
    }
  }
}

extension Target {
  /// A precondition that says what it is about in an optimised build as well.
  private static func hold(_ isTrue: Bool, _ message: String) {
    guard isTrue else { fatalError(message) }
  }
}

// MARK: - What is done with what could be read

extension Target {
  private static func geometry(_ bytes: [UInt8]) {
    guard let golden = try? GeometryGolden(reading: bytes, path: "g") else { return }
    let again = try? GeometryGolden(reading: Array(golden.text.utf8), path: "g")
    hold(again == golden, "another golden is read back")
    let comparison = GeometryComparison(expected: golden, actual: golden)
    hold(comparison.isEqual, "a golden differs from itself")
    var other = golden
    if !other.views.isEmpty { other.views.removeFirst() }
    let clock = FrameWords(framesPerSecond: golden.header.settings.framesPerSecond)
    _ = GeometryComparison(expected: golden, actual: other).messages(clock)
    _ = ReportTrack.all(expected: golden, actual: other)
    replay(golden.header.settings)
  }

  /// Understands the settings of a golden as `verify` and `record` do.
  private static func replay(_ settings: GoldenSettings) {
    MainActor.assumeIsolated {
      guard let arguments = try? Arguments(["verify", "--all", "--goldens", "x"]),
        let options = try? Options(arguments, readFile: { (_) throws(Failure) in nil }),
        let replayed = try? options.replaying(settings)
      else { return }
      _ = settings.words
      _ = try? replayed.display(preferred: .iPhone16)
    }
  }

  private func replay(_ settings: GoldenSettings) { Self.replay(settings) }

  private static func result(_ bytes: [UInt8]) {
    guard let report = try? Report(reading: bytes, path: "r") else { return }
    tell(report)
    if let merged = try? Report.merging([report]) { tell(merged) }
    var other = report
    if let shard = report.shard {
      other.shard?.number = shard.number % shard.count + 1
      if let merged = try? Report.merging([report, other]) { tell(merged) }
    }
  }

  /// Writes everything that is written of a report.
  private static func tell(_ report: Report) {
    let verdicts = report.verdicts
    _ = ReportPage(report).html
    _ = JUnit.document(verdicts)
    _ = MarkdownSummary.document(verdicts)
    _ = VerdictText.total(verdicts)
    for verdict in verdicts {
      _ = GitHubAnnotations.lines(verdict)
      _ = VerdictText.lines(verdict)
      _ = Outcome(rawValue: Int32(verdict.status))
    }
  }

  /// A PNG with the right checksum behind each chunk, which no change by chance would hit.
  private static func withChecksums(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var start = 8
    while start + 12 <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + length
      guard end + 4 <= bytes.count else { break }
      var sum: UInt32 = .max
      for byte in bytes[start + 4..<end] {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
      }
      withUnsafeBytes(of: (~sum).bigEndian) { bytes.replaceSubrange(end..<end + 4, with: $0) }
      start = end + 4
    }
    return bytes
  }

  private static func assets(_ bytes: [UInt8]) {
    _ = PictureSize(header: bytes)
    guard let contents = try? JSONDecoder().decode(ContentsFile.self, from: Data(bytes)) else {
      return
    }
    for shade in contents.colors ?? [] {
      _ = shade.color?.resolved?.hexDescription
      _ = shade.appearance
    }
    for image in contents.images ?? [] { _ = image.appearance }
  }
}
