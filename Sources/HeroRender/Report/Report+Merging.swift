extension Report {
  /// Why parts do not make a whole.
  public struct Incomplete: Error, Hashable, CustomStringConvertible {
    /// What is missing or does not fit.
    public let description: String
  }

  /// Puts the parts of a run together.
  ///
  /// - Parameter parts: The reports of all shards, in any order.
  /// - Returns: The report of the whole run.
  /// - Throws: `Incomplete` when a part is missing, is there twice, or belongs to another run.
  public static func merging(_ parts: [Report]) throws(Incomplete) -> Report {
    guard let first = parts.first, let count = first.shard?.count else {
      throw Incomplete(description: "there is no part of a run to merge (see --shard)")
    }
    guard parts.allSatisfy({ $0.shard?.count == count && $0.goldens == first.goldens }) else {
      throw Incomplete(
        description: "the parts do not belong to one run: they differ in their goldens")
    }
    let numbers = parts.compactMap(\.shard?.number)
    let missing = Set(1...count).subtracting(numbers).sorted()
    guard missing.isEmpty else {
      let names = missing.map { "\($0)/\(count)" }.joined(separator: ", ")
      throw Incomplete(description: "of the parts of the run these are missing: \(names)")
    }
    guard Set(numbers).count == numbers.count else {
      throw Incomplete(description: "a part of the run is there twice")
    }
    var byName: [String: Entry] = [:]
    for part in parts.sorted(by: { $0.shard?.number ?? 0 < $1.shard?.number ?? 0 }) {
      for entry in part.entries {
        byName[entry.name] =
          try byName[entry.name].map { (old) throws(Incomplete) in
            try old.merged(with: entry)
          } ?? entry
      }
    }
    let entries = first.goldens.map { name in
      byName[name]?.complete ?? Entry(name: name, verdict: .unseen(name), scene: nil)
    }
    return Report(goldens: first.goldens, entries: entries)
  }
}

extension Report.Entry {
  /// This entry and that of a later shard.
  fileprivate func merged(with other: Report.Entry) throws(Report.Incomplete) -> Report.Entry {
    guard var verdict, let next = other.verdict else { return verdict == nil ? other : self }
    guard verdict.frameCount == next.frameCount, verdict.settings == next.settings else {
      throw Report.Incomplete(
        description: "\(name): the parts have seen different motions "
          + "(\(verdict.frameCount) and \(next.frameCount) frames)")
    }
    for check in next.checks {
      guard let index = verdict.checks.firstIndex(where: { $0.kind == check.kind }) else {
        verdict.checks.append(check)
        continue
      }
      var old = verdict.checks[index]
      old.messages += check.messages.filter { !old.messages.contains($0) }
      old.notes += check.notes.filter { !old.notes.contains($0) }
      let worst = Check.Outcome.allCases.last { $0 == old.outcome || $0 == check.outcome }
      old.outcome = worst ?? old.outcome
      verdict.checks[index] = old
    }
    // Ranges that do not touch leave a hole, which the end of merging finds.
    if next.frames.lowerBound == verdict.frames.upperBound {
      verdict.frames = verdict.frames.lowerBound..<next.frames.upperBound
    }
    verdict.failureStatus = [verdict.failureStatus, next.failureStatus].compactMap(\.self).max()
    return Report.Entry(
      name: name, verdict: verdict,
      scene: scene.map { $0.merged(with: other.scene) } ?? other.scene)
  }

  /// The entry, unusable unless all frames were looked at.
  fileprivate var complete: Report.Entry {
    guard var verdict, verdict.outcome != .unusable else { return self }
    if verdict.frames != 0..<verdict.frameCount {
      verdict.checks.append(
        Check(.input, messages: ["not all frames were looked at"], isUsable: false))
    }
    return Report.Entry(name: name, verdict: verdict, scene: scene)
  }
}

extension Verdict {
  /// A golden that no shard has looked at.
  fileprivate static func unseen(_ name: String) -> Verdict {
    Verdict(
      name: name, settings: nil,
      checks: [Check(.input, messages: ["no part of the run has looked at it"], isUsable: false)],
      frameCount: 0, frames: 0..<0, acceptCommand: "")
  }
}

extension ReportScene {
  /// The pictures of both.
  fileprivate func merged(with other: ReportScene?) -> ReportScene {
    guard let other, other.actual.count == actual.count else { return self }
    var result = self
    let start = pictures.count
    result.pictures += other.pictures
    func filled(_ old: [Int?], _ new: [Int?]) -> [Int?] {
      zip(old, new).map { $0 ?? $1.map { $0 + start } }
    }
    result.expected = filled(expected, other.expected)
    result.actual = filled(actual, other.actual)
    result.difference = filled(difference, other.difference)
    return result
  }
}
