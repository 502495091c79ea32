import HeroCore

/// How frames and moments are written in messages.
public struct FrameWords: Hashable, Sendable {
  /// Frames per second.
  public let framesPerSecond: Int

  /// Creates words for a rate; at least 1.
  public init(framesPerSecond: Int) { self.framesPerSecond = framesPerSecond }

  /// The moment of a frame, as `0.200 s`.
  public func time(_ frame: Int) -> String {
    let thousandths = (Double(frame) * 1000 / Double(max(framesPerSecond, 1))).rounded()
    return fixedNumber(Int(thousandths), places: 3) + " s"
  }

  /// A frame with its moment.
  public func name(_ frame: Int) -> String { "frame \(frame) at \(time(frame))" }

  /// Several frames, runs of them joined, at most five runs.
  public func list(_ frames: [Int]) -> String {
    guard frames.count != 1 else { return name(frames[0]) }
    var runs: [ClosedRange<Int>] = []
    for frame in frames {
      if let last = runs.last, frame == last.upperBound + 1 {
        runs[runs.count - 1] = last.lowerBound...frame
      } else {
        runs.append(frame...frame)
      }
    }
    let words = runs.prefix(5).map { run in
      run.count == 1 ? "\(run.lowerBound)" : "\(run.lowerBound)–\(run.upperBound)"
    }
    return "frames " + words.joined(separator: ", ") + (runs.count > 5 ? ", …" : "")
  }
}
