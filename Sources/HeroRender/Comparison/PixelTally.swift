/// Compares frames with a pixel golden, one after the other.
///
/// A frame whose hash is the golden's is equal, and is not looked at. For any other, the kept picture
/// says by how much it differs; a frame of which no picture is kept differs by an unknown amount, which
/// is a difference and never a pass.
public struct PixelTally: Sendable {
  /// What a frame that differs is like.
  public enum Finding: Hashable, Sendable {
    /// It differs by this much.
    case measured(PictureDifference)
    /// It differs within the tolerance that was asked for; `densest` pixels in the worst window.
    case tolerated(PictureDifference, densest: Int)
    /// Its extents differ.
    case size(expected: PixelSize, actual: PixelSize)
    /// The golden keeps only its hash.
    case unmeasured
    /// There is nothing on it; the golden has something there.
    case blank
    /// The picture is the one that is kept, whose hash the golden gives otherwise.
    case contradiction
  }

  /// The golden.
  public let golden: PixelGolden
  /// The frames that differ.
  public private(set) var findings: [Int: Finding] = [:]
  private var hashes: [Int: String] = [:]

  /// Prepares to compare.
  public init(golden: PixelGolden) { self.golden = golden }

  /// Whether a frame is equal by its hash alone.
  public func isEqual(_ frame: Int, hash: String) -> Bool {
    frame < golden.hashes.count && golden.hashes[frame] == hash
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - hash: The fingerprint of its pixels.
  ///   - size: Its extents.
  ///   - picture: Its pixels, when it is not equal by its hash.
  ///   - expected: The picture that the golden keeps of it, if it does.
  public mutating func add(
    _ frame: Int, hash: String, size: PixelSize, picture: Bitmap?, expected: Bitmap?
  ) {
    hashes[frame] = hash
    guard frame < golden.hashes.count else { return }
    let wanted = PixelSize(width: golden.width, height: golden.height)
    if isEqual(frame, hash: hash) {
      if size != wanted { findings[frame] = .size(expected: wanted, actual: size) }
      return
    }
    guard let picture else { return findings[frame] = .unmeasured }
    if picture.isBlank { return findings[frame] = .blank }
    guard size == wanted else { return findings[frame] = .size(expected: wanted, actual: size) }
    guard let expected else { return findings[frame] = .unmeasured }
    switch PictureComparison(expected: expected, actual: picture) {
    case .equal: findings[frame] = .contradiction
    case .size(let expected, let actual):
      findings[frame] = .size(expected: expected, actual: actual)
    case .different(let difference):
      findings[frame] = judged(difference, expected: expected, actual: picture)
    }
  }

  private func judged(
    _ difference: PictureDifference, expected: Bitmap, actual: Bitmap
  ) -> Finding {
    guard let local = golden.header.tolerance.pixels else { return .measured(difference) }
    let perceived = PerceivedDifference(expected: expected, actual: actual, window: local.window)
    return perceived.densest <= local.count
      ? .tolerated(difference, densest: perceived.densest) : .measured(difference)
  }

  /// The frames that differ by more than is tolerated, in order.
  public var failing: [Int] {
    findings.filter { _, finding in
      switch finding {
      case .measured, .size, .unmeasured, .blank, .contradiction: true
      case .tolerated: false
      }
    }.keys.sorted()
  }

  /// What differs, in words; empty when nothing does.
  ///
  /// - Parameters:
  ///   - frameCount: How many frames there are here.
  ///   - isWhole: Whether all frames were added, and not only those of a shard.
  /// - Returns: Sentences.
  public func messages(frameCount: Int, isWhole: Bool) -> [String] {
    let clock = FrameWords(framesPerSecond: golden.header.settings.framesPerSecond)
    var messages: [String] = []
    if frameCount != golden.hashes.count {
      messages.append("the golden has \(golden.hashes.count) frames, here are \(frameCount)")
    }
    let frames = failing
    if isWhole, !frames.isEmpty || frameCount != golden.hashes.count {
      let actual = (0..<frameCount).map { hashes[$0] ?? "" }
      if let alignment = FrameAlignment.find(golden.hashes, actual) {
        return messages + [alignment.message(clock)]
      }
    }
    guard let first = frames.first else { return messages }
    let blank = frames.filter { findings[$0] == .blank }
    if !blank.isEmpty {
      messages.append("\(clock.list(blank)) \(blank.count == 1 ? "is" : "are") blank")
    }
    if case .size(let expected, let actual)? = findings[first] {
      return messages + [
        "the frames have \(actual.width)×\(actual.height) pixels, "
          + "those of the golden \(expected.width)×\(expected.height)"
      ]
    }
    let contradictions = frames.filter { findings[$0] == .contradiction }
    if !contradictions.isEmpty {
      messages.append(
        "the golden contradicts itself: its picture and its hash of \(clock.list(contradictions)) "
          + "do not belong together; record it again")
    }
    let unmeasured = frames.filter { findings[$0] == .unmeasured }
    messages.append(
      frames.count == 1
        ? "1 frame differs: \(clock.name(first))"
        : "\(frames.count) frames differ, the first is \(clock.name(first)): \(clock.list(frames))")
    if let (frame, worst) = worst {
      messages.append("the worst is \(clock.name(frame)): \(worst.words)")
    }
    if !unmeasured.isEmpty {
      messages.append(
        "of \(clock.list(unmeasured)) only the hash is kept, so by how much is not known; "
          + "record with --frames all keeps every picture")
    }
    return messages
  }

  /// The frame of which most pixels differ.
  private var worst: (Int, PictureDifference)? {
    failing.compactMap { frame -> (Int, PictureDifference)? in
      guard case .measured(let difference)? = findings[frame] else { return nil }
      return (frame, difference)
    }.max { ($0.1.count, -$0.0) < ($1.1.count, -$1.0) }
  }

  /// What was tolerated, in words; `nil` when nothing had to be.
  public var toleranceNote: String? {
    let tolerated = findings.compactMap { _, finding -> Int? in
      guard case .tolerated(_, let densest) = finding else { return nil }
      return densest
    }
    guard let local = golden.header.tolerance.pixels, let worst = tolerated.max() else {
      return nil
    }
    return
      "\(tolerated.count) frames differ within the tolerance: at most \(worst) pixels in a window "
      + "of \(local.window)×\(local.window), \(local.count) are allowed"
  }
}

extension Bitmap {
  /// Whether all pixels are the same.
  public var isBlank: Bool {
    pixels.withUnsafeBytes { bytes in
      let first = bytes.loadUnaligned(as: UInt32.self)
      for offset in stride(from: 4, to: bytes.count, by: 4)
      where bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self) != first {
        return false
      }
      return true
    }
  }
}
