import Foundation

/// The result of a run: verdicts and what there is to see of them; of a whole run or of a shard.
public struct Report: Hashable, Sendable, Codable {
  /// One scene.
  public struct Entry: Hashable, Sendable, Codable {
    /// The name of the golden or scene.
    public var name: String
    /// What was found out; `nil` for a motion that is only to be looked at.
    public var verdict: Verdict?
    /// What there is to see; `nil` where nothing differs.
    public var scene: ReportScene?

    /// Creates an entry.
    public init(name: String, verdict: Verdict?, scene: ReportScene?) {
      (self.name, self.verdict, self.scene) = (name, verdict, scene)
    }
  }

  /// A part of a run that is spread over machines.
  public struct Shard: Hashable, Sendable, Codable, CustomStringConvertible {
    /// Which part it is, from 1, and how many there are.
    public var number, count: Int

    /// Creates a shard.
    ///
    /// Traps out of range; numbers from a flag are checked where they are read.
    public init(number: Int, count: Int) {
      precondition(number >= 1 && number <= count, "no shard: \(number)/\(count)")
      (self.number, self.count) = (number, count)
    }

    /// As `2/3`.
    public var description: String { "\(number)/\(count)" }

    /// What of a row of things falls to this part; together the parts have everything once.
    public func slice(of total: Int) -> Range<Int> {
      (number - 1) * total / count..<number * total / count
    }
  }

  /// The version of the document.
  public static let currentVersion = 1

  /// The version of the document.
  public var version = Report.currentVersion
  /// The part this is; `nil` for a whole run.
  public var shard: Shard?
  /// The names of all goldens of the run, those of other shards too.
  public var goldens: [String]
  /// The scenes, in order of their names.
  public var entries: [Entry]

  /// Creates a report.
  public init(shard: Shard? = nil, goldens: [String], entries: [Entry]) {
    (self.shard, self.goldens, self.entries) = (shard, goldens, entries)
  }

  /// The verdicts.
  public var verdicts: [Verdict] { entries.compactMap(\.verdict) }

  /// The document; the same bytes for the same report.
  public func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return [UInt8](try encoder.encode(self)) + [0x0A]
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: Its path, for messages.
  /// - Throws: `GoldenError` for anything that is not such a document.
  public init(reading bytes: [UInt8], path: String) throws(GoldenError) {
    struct Head: Decodable { var version: Int }
    do {
      let head = try JSONDecoder().decode(Head.self, from: Data(bytes))
      guard head.version == Report.currentVersion else {
        throw GoldenError.unreadable(
          path: path, reason: "version \(head.version) of the document is unknown")
      }
      self = try JSONDecoder().decode(Report.self, from: Data(bytes))
    } catch let error as GoldenError {
      throw error
    } catch {
      throw .unreadable(path: path, reason: "it is not the result of a verification")
    }
    guard let problem else { return }
    throw .unreadable(path: path, reason: problem)
  }
}

// MARK: - Soundness

extension Report {
  /// The parts that a run may be spread over.
  public static let shards = 1...1000

  /// What contradicts itself in a document; `nil` when nothing that is read can trap, or pass for
  /// something that nobody has looked at.
  private var problem: String? {
    if let shard, !Self.shards.contains(shard.count) || !(1...shard.count).contains(shard.number) {
      return "there is no part \(shard.number)/\(shard.count) of a run"
    }
    let names = entries.map(\.name)
    guard Set(names).count == names.count, Set(goldens).count == goldens.count else {
      return "a golden is there twice"
    }
    if let name = Set(names).subtracting(goldens).min() {
      return "“\(name)” is not in its list of goldens"
    }
    return entries.first { !$0.isSound }
      .map { "what it says of “\($0.name)” contradicts itself" }
  }
}

extension Report.Entry {
  /// Whether there is a verdict, and every number refers to something.
  fileprivate var isSound: Bool {
    guard let verdict, verdict.name == name, verdict.isSound else { return false }
    guard let scene else { return true }
    let counts = [scene.expected.count, scene.actual.count, scene.difference.count]
    let numbers = (scene.expected + scene.actual + scene.difference).compactMap(\.self)
    return Set(counts).count == 1 && numbers.allSatisfy(scene.pictures.indices.contains)
      && scene.framesPerSecond >= 1 && (0...counts[0]).contains(scene.actualCount)
      && (0...counts[0]).contains(scene.expectedCount ?? 0)
  }
}

extension Verdict {
  /// Whether it can be the verdict of a run: frames that there are, and no pass with a complaint or of
  /// nothing.
  fileprivate var isSound: Bool {
    let statuses = [2, 3, 4, 70]
    return (0...GoldenReader.frames.upperBound).contains(frameCount)
      && (0...frameCount).contains(frames.lowerBound)
      && (0...frameCount).contains(frames.upperBound)
      && (failureStatus.map(statuses.contains) ?? true)
      && checks.allSatisfy { ($0.outcome == .passed) == $0.messages.isEmpty }
      && (outcome != .passed || frameCount > 0)
  }
}
