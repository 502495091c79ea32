/// How often and how large an animation shows its frames.
struct AnimationPlan: Hashable, Sendable {
  /// Every how-many-th frame is shown.
  var step: Int
  /// The size of the pictures relative to what was asked for; at most 1.
  var reduction = 1.0
  /// Whether this is less than was asked for.
  var isReduced = false
  /// The rate of the run.
  let framesPerSecond: Int

  /// The rate that is lowered no further: below it motion falls apart into pictures.
  private static let lowestRate = 10
  /// The width that is lowered no further, in pixels.
  private static let narrowest = 64

  /// The plan for a format that shows at most so many frames a second.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The rate of the run.
  ///   - usual: The rate above which frames are left out; `nil` for never.
  init(framesPerSecond: Int, usual: Int?) {
    self.framesPerSecond = framesPerSecond
    step = usual.map { max(1, (framesPerSecond + $0 - 1) / $0) } ?? 1
  }

  /// A plan for fewer bytes: first fewer frames, then smaller ones; `nil` when neither is left.
  ///
  /// - Parameters:
  ///   - bytes: What this plan took.
  ///   - limit: What it may take.
  ///   - width: The width of its pictures, in pixels.
  /// - Returns: The next plan to try.
  func reduced(bytes: Int, limit: Int, width: Int) -> AnimationPlan? {
    var plan = self
    plan.isReduced = true
    if framesPerSecond / (step * 2) >= Self.lowestRate {
      plan.step *= 2
      return plan
    }
    guard width > Self.narrowest else { return nil }
    // Bytes grow about as the area; a little less than that is aimed at.
    let wanted = (Double(limit) / Double(bytes)).squareRoot() * 0.97
    let factor = max(min(wanted, 0.9), Double(Self.narrowest) / Double(width))
    plan.reduction *= factor
    return plan
  }
}
