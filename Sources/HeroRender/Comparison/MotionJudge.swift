import HeroCore

/// Asks a motion every question there is about it: what its goldens say, and what holds for all motion.
///
/// ```swift
/// let judge = MotionJudge(store: GoldenStore(folder: "Goldens"), fonts: fonts.goldenFonts) {
///   try FramePipeline(fonts: fonts).draw($0)
/// }
/// let judgement = try judge.judge("lisbon", kinds: [.geometry], motion: film.motion)
/// print(judgement.verdict.outcome)
/// ```
///
/// Pixels are drawn only where there is a golden of pixels; geometry is decided from the plan alone.
public struct MotionJudge {
  /// Where the goldens are.
  public let store: GoldenStore
  /// All fonts that are installed here.
  public let fonts: [GoldenFont]
  /// Draws frames.
  public let draw: (FrameRequest) throws -> Void

  /// Creates a judge.
  public init(
    store: GoldenStore, fonts: [GoldenFont], draw: @escaping (FrameRequest) throws -> Void
  ) {
    (self.store, self.fonts, self.draw) = (store, fonts, draw)
  }

  /// A verdict, and what a report shows of it.
  public struct Judgement {
    /// The verdict.
    public var verdict: Verdict
    /// What was found.
    public var evidence: Evidence
  }

  /// What a verdict rests on.
  public struct Evidence {
    /// The motion.
    public var motion: PlayedMotion
    /// What was expected, where there is a golden of it that can be read.
    public var geometry: GeometryGolden?
    /// What is there.
    public var actual: GeometryGolden
    /// How the pixels differ, where there is a golden of them that can be read.
    public var tally: PixelTally?

    /// Creates evidence.
    public init(
      motion: PlayedMotion, geometry: GeometryGolden?, actual: GeometryGolden, tally: PixelTally?
    ) {
      (self.motion, self.geometry, self.actual, self.tally) = (motion, geometry, actual, tally)
    }
  }

  /// Judges a motion.
  ///
  /// - Parameters:
  ///   - name: The name of its golden.
  ///   - kinds: The goldens to compare with; a kind that is not there is unusable, never a pass.
  ///   - settings: How it was played.
  ///   - motion: The motion.
  ///   - frames: The frames whose pixels are to be looked at; `nil` for all of them.
  ///   - includesWhole: Whether the questions about the whole motion are asked, too.
  ///   - acceptCommand: The command that makes the motion the golden.
  /// - Returns: The verdict and what it rests on.
  /// - Throws: What drawing throws.
  public func judge(
    _ name: String, kinds: [GoldenHeader.Kind], settings: GoldenSettings, motion: PlayedMotion,
    frames: Range<Int>? = nil, includesWhole: Bool = true, acceptCommand: String
  ) throws -> Judgement {
    let traced = motion.traceFrames
    let actual = GeometryGolden(
      of: traced, header: GoldenHeader(settings: settings, fonts: fonts, frameCount: 1))
    var evidence = Evidence(motion: motion, geometry: nil, actual: actual, tally: nil)
    var checks: [Check] = []
    // A shard may start beyond the end of a motion that has become shorter; then nothing is left.
    let all = 0..<motion.frameCount
    let looked = frames.map { $0.clamped(to: all) } ?? all
    for kind in kinds where includesWhole || kind == .pixels {
      do {
        let check: Check
        switch kind {
        case .geometry:
          let golden = try store.geometry(name)
          evidence.geometry = golden
          check =
            refusal(golden.header, settings, .geometry) ?? .geometry(golden, actual, fonts: fonts)
        case .pixels:
          let golden = try store.pixels(name)
          if let refusal = refusal(golden.header, settings, .pixels) {
            check = refusal
          } else {
            let tally = try tally(golden, motion, looked)
            evidence.tally = tally
            check = .pixels(
              tally, frameCount: motion.frameCount, isWhole: looked == all, fonts: fonts)
          }
        }
        checks.append(check)
      } catch let error as GoldenError {
        checks.append(
          Check(
            kind == .geometry ? .geometry : .pixels, messages: [error.description],
            isUsable: false))
      }
    }
    if includesWhole { checks.append(.physics(MotionPhysics(motion, frames: traced))) }
    return Judgement(
      verdict: Verdict(
        name: name, settings: settings, checks: checks, frameCount: motion.frameCount,
        frames: looked, acceptCommand: acceptCommand), evidence: evidence)
  }

  /// Refuses to compare what was played otherwise.
  private func refusal(
    _ header: GoldenHeader, _ settings: GoldenSettings, _ kind: Check.Kind
  ) -> Check? {
    let differences = settings.differences(from: header.settings)
    guard !differences.isEmpty else { return nil }
    return Check(
      kind,
      messages: ["the golden was recorded otherwise: " + differences.joined(separator: "; ")],
      isUsable: false)
  }

  private func tally(
    _ golden: PixelGolden, _ motion: PlayedMotion, _ frames: Range<Int>
  ) throws -> PixelTally {
    var tally = PixelTally(golden: golden)
    let kept = Dictionary(
      golden.pictures.map { ($0.frame, $0) }, uniquingKeysWith: { first, _ in first })
    let (hashes, scene) = (golden.hashes, motion.scene)
    // Of equal frames only the first has a picture.
    let originals = Dictionary(
      golden.pictures.map { (hashes[$0.frame], $0) }, uniquingKeysWith: { first, _ in first })
    try withoutActuallyEscaping({ (frame: Int, drawn: DrawnFrame) throws in
      var expected: Bitmap?
      if frame < hashes.count, hashes[frame] != drawn.hash,
        let picture = kept[frame] ?? originals[hashes[frame]]
      {
        expected = try store.picture(picture)
      }
      tally.add(
        frame, hash: drawn.hash, size: PixelSize(width: drawn.width, height: drawn.height),
        picture: drawn.picture, expected: expected)
    }) { deliver in
      try draw(
        FrameRequest(
          frames: Array(frames), scene: { scene(motion.time(ofFrame: $0)) },
          wantsPicture: { $0 < hashes.count && hashes[$0] != $1 }, deliver: deliver))
    }
    return tally
  }
}
