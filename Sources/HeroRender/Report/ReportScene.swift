import Foundation
import HeroCore

/// Everything that a report shows of one motion: pictures, and the ways of its views.
public struct ReportScene: Hashable, Sendable, Codable {
  /// The extents of the display, in points.
  public var width, height: Double
  /// Frames per second.
  public var framesPerSecond: Int
  /// How many frames the golden has; `nil` where there is none.
  public var expectedCount: Int?
  /// How many frames there are.
  public var actualCount: Int
  /// PNG files in base 64.
  public var pictures: [String]
  /// For each frame which picture shows it; `nil` where there is none.
  public var expected, actual, difference: [Int?]
  /// The views.
  public var tracks: [ReportTrack]
  /// The moments at which the state changes, in seconds.
  public var changes: [Double]

  /// Draws what a report shows.
  ///
  /// - Parameters:
  ///   - evidence: What was found.
  ///   - frames: The frames to show; `nil` for all.
  ///   - store: Where the golden's pictures are; `nil` where there is no golden.
  ///   - draw: Draws frames.
  /// - Throws: What drawing throws.
  public init(
    _ evidence: MotionJudge.Evidence, frames: Range<Int>? = nil, store: GoldenStore?,
    draw: (FrameRequest) throws -> Void
  ) throws {
    let motion = evidence.motion
    let golden = evidence.tally?.golden
    let size = motion.scene(.zero).size
    (width, height, framesPerSecond) = (size.width, size.height, motion.framesPerSecond)
    expectedCount = evidence.geometry?.header.frameCount ?? golden?.hashes.count
    actualCount = motion.frameCount
    tracks = ReportTrack.all(expected: evidence.geometry, actual: evidence.actual)
    changes = motion.updates.map(\.time.value)
    let count = max(actualCount, expectedCount ?? 0)
    var album = Album(count: count, golden: golden, store: store)
    let shown = frames ?? 0..<actualCount
    let scene: @Sendable (Int) -> Scene = { motion.scene(motion.time(ofFrame: $0)) }
    try withoutActuallyEscaping({ (frame: Int, drawn: DrawnFrame) throws in
      try album.add(frame, drawn)
    }) { deliver in
      try draw(
        FrameRequest(
          frames: Array(shown), scene: scene, wantsPicture: { _, _ in true }, deliver: deliver))
    }
    pictures = album.pictures
    (expected, actual, difference) = (album.expected, album.actual, album.difference)
  }
}

/// Collects pictures, each once.
private struct Album {
  private(set) var pictures: [String] = []
  private(set) var expected, actual, difference: [Int?]
  private let golden: PixelGolden?
  private let store: GoldenStore?
  private var byHash: [String: Int] = [:]
  private let kept: [String: PixelGolden.Picture]

  /// The widest picture that is shown; a report is to be looked at, not to be measured.
  private static let mostWidth = 480

  init(count: Int, golden: PixelGolden?, store: GoldenStore?) {
    (self.golden, self.store) = (golden, store)
    expected = Array(repeating: nil, count: count)
    (actual, difference) = (expected, expected)
    kept = Dictionary(
      (golden?.pictures ?? []).map { picture in (golden?.hashes[picture.frame] ?? "", picture) },
      uniquingKeysWith: { first, _ in first })
    // Frames of the golden that have no counterpart are shown where their pictures are kept.
    for frame in 0..<(golden?.hashes.count ?? 0) { showKept(frame) }
  }

  private mutating func showKept(_ frame: Int) {
    guard let hash = golden?.hashes[frame], let picture = kept[hash] else { return }
    if let number = byHash[hash] { return expected[frame] = number }
    guard let bitmap = try? store?.picture(picture) else { return }
    expected[frame] = place(bitmap, hash: hash)
  }

  private mutating func place(_ picture: Bitmap, hash: String) -> Int {
    if let number = byHash[hash] { return number }
    pictures.append(Self.encode(picture.reduced(to: Self.mostWidth, keepingMarks: false)))
    byHash[hash] = pictures.count - 1
    return pictures.count - 1
  }

  private static func encode(_ picture: Bitmap) -> String {
    Data(PNGEncoder.small.encode(picture)).base64EncodedString()
  }

  mutating func add(_ frame: Int, _ drawn: DrawnFrame) throws {
    guard let picture = drawn.picture else { return }
    actual[frame] = place(picture, hash: drawn.hash)
    guard let golden, frame < golden.hashes.count else { return }
    let hash = golden.hashes[frame]
    guard hash != drawn.hash else { return expected[frame] = actual[frame] }
    guard let original = kept[hash], let store else { return }
    let before = try store.picture(original)
    guard before.width == picture.width, before.height == picture.height else { return }
    let name = hash + drawn.hash
    if let number = byHash[name] { return difference[frame] = number }
    let marks = picture.marking(differencesFrom: before)
    pictures.append(Self.encode(marks.reduced(to: Self.mostWidth, keepingMarks: true)))
    byHash[name] = pictures.count - 1
    difference[frame] = pictures.count - 1
  }
}
