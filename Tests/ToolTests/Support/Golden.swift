import Foundation
import HeroCore
import HeroRender
import Testing

/// What we draw today, kept in `Fixtures/Golden`, and the rules by which it may change.
///
/// `HERO_GOLDEN=missing` writes goldens that are not there, `HERO_GOLDEN=changed` also those that
/// differ. Recording never passes: a person looks at what was written and runs the test again.
struct Golden {
  /// What a test may write.
  enum Recording: String { case never, missing, changed }

  /// What a comparison found.
  enum Verdict: Equatable {
    case matches
    case missing
    case recorded
    case differs(String)
  }

  /// A setting that is none.
  struct UnknownWish: Error, CustomStringConvertible {
    let wish: String
    var description: String { "HERO_GOLDEN is “\(wish)”, not never, missing or changed" }
  }

  let folder: URL
  let recording: Recording

  /// The goldens of this package, recorded as the environment says.
  static func ofPackage(_ wish: String? = nil) throws -> Golden {
    let wish = wish ?? ProcessInfo.processInfo.environment["HERO_GOLDEN"] ?? "never"
    guard let recording = Recording(rawValue: wish) else { throw UnknownWish(wish: wish) }
    return Golden(
      folder: Package.root.appendingPathComponent("Fixtures/Golden"), recording: recording)
  }

  /// Compares bytes with a golden; `explain` says how two that differ do, `nil` if it does not matter.
  func check(
    _ bytes: [UInt8], named name: String, explain: ([UInt8], [UInt8]) throws -> String?
  ) throws -> Verdict {
    let file = folder.appendingPathComponent(name)
    guard let golden = try? Data(contentsOf: file) else {
      guard recording != .never else { return .missing }
      try write(bytes, to: file)
      return .recorded
    }
    guard let difference = try explain(Array(golden), bytes) else { return .matches }
    guard recording == .changed else { return .differs(difference) }
    try write(bytes, to: file)
    return .recorded
  }

  private func write(_ bytes: [UInt8], to file: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
}

extension Golden {
  /// The first line in which two texts differ; `nil` when they are equal.
  static func changedLine(_ golden: [UInt8], _ current: [UInt8]) -> String? {
    guard golden != current else { return nil }
    func lines(_ bytes: [UInt8]) -> [Substring] {
      String(decoding: bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
    }
    let (old, new) = (lines(golden), lines(current))
    for (index, pair) in zip(old, new).enumerated() where pair.0 != pair.1 {
      return "line \(index + 1)\n- \(pair.0)\n+ \(pair.1)"
    }
    return "\(old.count) lines became \(new.count)"
  }

  /// How many pixels of two pictures differ and by how much; `nil` when none does.
  static func changedPixels(_ golden: [UInt8], _ current: [UInt8]) throws -> String? {
    let (old, new) = (try PNGDecoder().decode(golden), try PNGDecoder().decode(current))
    guard old.width == new.width, old.height == new.height else {
      return "\(old.width)×\(old.height) became \(new.width)×\(new.height)"
    }
    var (count, largest) = (0, 0)
    for start in stride(from: 0, to: old.pixels.count, by: 4) {
      let difference =
        (start..<start + 4)
        .map { abs(Int(old.pixels[$0]) - Int(new.pixels[$0])) }.max() ?? 0
      if difference > 0 { count += 1 }
      largest = max(largest, difference)
    }
    return count == 0 ? nil : "\(count) pixels changed, by up to \(largest) of 255"
  }
}

/// Fails the test unless a text equals its golden.
func expectGolden(
  _ text: String, named name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let verdict = try Golden.ofPackage().check(
    Array((text + "\n").utf8), named: name + ".txt", explain: Golden.changedLine)
  report(verdict, name, sourceLocation)
}

/// Fails the test unless a picture has the pixels of its golden.
func expectGolden(
  _ picture: Bitmap, named name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let verdict = try Golden.ofPackage().check(
    PNGEncoder().encode(picture), named: name + ".png", explain: Golden.changedPixels)
  report(verdict, name, sourceLocation)
}

private func report(
  _ verdict: Golden.Verdict, _ name: String, _ sourceLocation: Testing.SourceLocation
) {
  let complaint: String
  switch verdict {
  case .matches: return
  case .missing: complaint = "no golden “\(name)”: record it with HERO_GOLDEN=missing ./test"
  case .recorded: complaint = "recorded “\(name)”: look at it, then run without HERO_GOLDEN"
  case .differs(let how): complaint = "“\(name)” changed: \(how)"
  }
  Issue.record(Comment(rawValue: complaint), sourceLocation: sourceLocation)
}

/// The folder of this package.
enum Package {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
