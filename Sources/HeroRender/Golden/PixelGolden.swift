import HeroCore

/// The fingerprint of every frame's pixels, and some of the frames as pictures.
public struct PixelGolden: Hashable, Sendable {
  /// The settings, fonts, libraries and number of frames.
  public var header: GoldenHeader
  /// The extents of every frame, in pixels.
  public var width, height: Int
  /// The fingerprint of each frame, from `Bitmap.contentHash`.
  public var hashes: [String]
  /// The frames that are kept as pictures, in order.
  public var pictures: [Picture]

  /// A frame in a file of its own.
  public struct Picture: Hashable, Sendable {
    /// The frame.
    public var frame: Int
    /// The name of the file, beside the golden.
    public var file: String
    /// The fingerprint of the file's bytes.
    public var fileHash: String

    /// Creates a record.
    public init(frame: Int, file: String, fileHash: String) {
      (self.frame, self.file, self.fileHash) = (frame, file, fileHash)
    }
  }

  /// Creates a golden; there is one hash a frame.
  public init(
    header: GoldenHeader, width: Int, height: Int, hashes: [String], pictures: [Picture]
  ) {
    (self.header, self.width, self.height) = (header, width, height)
    (self.hashes, self.pictures) = (hashes, pictures)
    self.header.frameCount = hashes.count
  }

  /// The frames to keep as pictures: the first, the last, and some between that differ from others.
  ///
  /// - Parameters:
  ///   - hashes: The fingerprint of each frame.
  ///   - count: How many at most; `nil` for one of every kind.
  /// - Returns: Frames in order, each with pixels that no earlier one has.
  public static func keyFrames(_ hashes: [String], count: Int?) -> [Int] {
    var seen: Set<String> = []
    let distinct = hashes.indices.filter { seen.insert(hashes[$0]).inserted }
    guard let count, count > 1, distinct.count > count else {
      return count == 1 ? Array(distinct.prefix(1)) : distinct
    }
    return (0..<count).map { distinct[$0 * (distinct.count - 1) / (count - 1)] }
  }
}

extension PixelGolden {
  /// The golden as the text of its file.
  public var text: String {
    var lines = header.lines(.pixels) + ["pixels \(width) \(height)", ""]
    lines += pictures.map { "picture \($0.frame) \(GoldenLine.quote($0.file)) \($0.fileHash)" }
    lines.append("")
    for (frame, hash) in hashes.enumerated() where frame == 0 || hash != hashes[frame - 1] {
      lines.append("\(frame) \(hash)")
    }
    return (lines + ["", "end", ""]).joined(separator: "\n")
  }

  /// Reads a golden.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: Its path, for messages.
  /// - Throws: `GoldenError` for anything that is not a whole golden of this version.
  public init(reading bytes: [UInt8], path: String) throws(GoldenError) {
    typealias Problem = GoldenLine.Problem
    var reader = try GoldenReader(bytes, path: path)
    let header = try reader.header(.pixels)
    let (width, height) = try reader.line("pixels") { (line) throws(Problem) in
      (try line.whole("a width", in: 1...32_767), try line.whole("a height", in: 1...32_767))
    }
    var pictures: [Picture] = []
    while reader.nextWord == "picture" {
      let picture = try reader.line("picture") { (line) throws(Problem) in
        let frame = try line.whole("a frame of the golden", in: 0...(header.frameCount - 1))
        let file = try line.text("the name of a file")
        guard !file.contains("/"), file.hasSuffix(".png") else {
          throw line.problem("“\(file)” is not the name of a picture beside the golden")
        }
        return Picture(frame: frame, file: file, fileHash: try line.word("a hash"))
      }
      pictures.append(picture)
    }
    var hashes: [String] = []
    while var line = try reader.next() {
      let (frame, hash) = try reader.checking { () throws(Problem) in
        let frame = try line.whole("a frame of the golden", in: 0...(header.frameCount - 1))
        let hash = try line.word("a hash")
        try line.finish()
        guard hash.count == 16, hash.allSatisfy(\.isHexDigit) else {
          throw line.problem("“\(hash)” is not a hash")
        }
        guard hashes.isEmpty ? frame == 0 : frame >= hashes.count else {
          throw line.problem("frame \(frame) is out of order")
        }
        return (frame, hash)
      }
      while hashes.count < frame { hashes.append(hashes[hashes.count - 1]) }
      hashes.append(hash)
    }
    guard let last = hashes.last else { throw .truncated(path: path) }
    while hashes.count < header.frameCount { hashes.append(last) }
    self.init(header: header, width: width, height: height, hashes: hashes, pictures: pictures)
  }
}
