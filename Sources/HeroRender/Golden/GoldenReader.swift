import HeroCore

/// Reads the lines of a golden in order; whatever it does not understand is an error with its place.
struct GoldenReader {
  private let lines: [Substring]
  private var position = 0
  let path: String

  /// The largest file that is read.
  static let mostBytes = 64 << 20
  /// The most frames a golden may tell of.
  static let frames = 1...100_000

  /// Prepares to read; the last line has to be `end`.
  init(_ bytes: [UInt8], path: String) throws(GoldenError) {
    self.path = path
    guard bytes.count <= Self.mostBytes else {
      throw .unreadable(path: path, reason: "it is larger than \(Self.mostBytes >> 20) MB")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .unreadable(path: path, reason: "it is not UTF-8 text")
    }
    guard !text.hasPrefix("version https://git-lfs.github.com/spec/") else {
      throw .largeFilePointer(path: path)
    }
    // Git may have been told to write line ends of another system.
    var lines = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" })
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard let first = lines.first else {
      throw .unreadable(path: path, reason: "the file is empty")
    }
    guard first.hasPrefix("render-demo ") else {
      throw .version(path: path, found: String(first.prefix(60)))
    }
    self.lines = lines
  }

  /// Checks the first line, then the last.
  mutating func begin(_ kind: GoldenHeader.Kind) throws(GoldenError) {
    let first = lines[0]
    guard first == GoldenHeader.firstLine(kind) else {
      throw .version(path: path, found: String(first.prefix(60)))
    }
    guard lines.count > 1, lines.last == "end" else { throw .truncated(path: path) }
    position = 1
  }

  /// The next line that is not empty; `nil` at the last.
  mutating func next() throws(GoldenError) -> GoldenLine? {
    while position < lines.count - 1 {
      defer { position += 1 }
      guard !lines[position].isEmpty else { continue }
      return try checking { () throws(GoldenLine.Problem) in
        try GoldenLine(lines[position], number: position + 1)
      }
    }
    return nil
  }

  /// The first word of the next line that is not empty; `nil` at the last.
  var nextWord: Substring? {
    lines[position..<(lines.count - 1)].first { !$0.isEmpty }
      .flatMap { $0.split(separator: " ", maxSplits: 1).first }
  }

  /// Whether the next line that is not empty is indented.
  var isNextIndented: Bool {
    lines[position..<(lines.count - 1)].first { !$0.isEmpty }?.hasPrefix(" ") ?? false
  }

  /// Reads a line that has to begin with a word.
  mutating func line<Value>(
    _ word: String, _ read: (inout GoldenLine) throws(GoldenLine.Problem) -> Value
  ) throws(GoldenError) -> Value {
    guard var line = try next() else { throw .truncated(path: path) }
    return try checking { () throws(GoldenLine.Problem) in
      guard try line.word("“\(word)”") == word else {
        throw line.problem("“\(word)” is expected here")
      }
      let value = try read(&line)
      try line.finish()
      return value
    }
  }

  /// Adds the path to a problem.
  func checking<Value>(
    _ read: () throws(GoldenLine.Problem) -> Value
  ) throws(GoldenError) -> Value {
    do throws(GoldenLine.Problem) {
      return try read()
    } catch {
      throw .malformed(path: path, line: error.line, reason: error.reason)
    }
  }
}

// MARK: - The header

extension GoldenReader {
  mutating func header(_ kind: GoldenHeader.Kind) throws(GoldenError) -> GoldenHeader {
    try begin(kind)
    typealias Problem = GoldenLine.Problem
    let scene = try line("scene") { (line) throws(Problem) in try line.text("the scene") }
    var files: [String] = []
    while nextWord == "file" {
      files.append(try line("file") { (line) throws(Problem) in try line.text("a path") })
    }
    var assets: [String] = []
    while nextWord == "assets" {
      assets.append(try line("assets") { (line) throws(Problem) in try line.text("a path") })
    }
    let preview = try optionalText("preview")
    let view = try optionalText("view")
    let script = try line("script") { (line) throws(Problem) in try line.text("the script") }
    let device = try line("device") { (line) throws(Problem) in try line.text("the device") }
    let size = try line("size") { (line) throws(Problem) in
      Size(width: try line.positive("a width"), height: try line.positive("a height"))
    }
    let scale = try line("scale") { (line) throws(Problem) in try line.positive("a scale") }
    let rate = try line("fps") { (line) throws(Problem) in
      try line.whole("a rate from 1 to 1000", in: 1...1000)
    }
    let appearance = try line("appearance") { (line) throws(Problem) in
      try line.word("light or dark")
    }
    let typeSize = try line("type-size") { (line) throws(Problem) in
      try line.word("the type size")
    }
    let reduceMotion = try line("reduce-motion") { (line) throws(Problem) in
      let word = try line.word("yes or no")
      guard word == "yes" || word == "no" else { throw line.problem("“\(word)” is not yes or no") }
      return word == "yes"
    }
    var settings = GoldenSettings(
      scene: scene, script: script, device: device, size: size, scale: scale,
      framesPerSecond: rate, appearance: appearance, typeSize: typeSize,
      reduceMotion: reduceMotion)
    (settings.files, settings.preview, settings.view) = (files, preview, view)
    settings.assets = assets
    let tolerance = try line("tolerance") { (line) throws(Problem) in
      try Self.tolerance(kind, &line)
    }
    var header = GoldenHeader(settings: settings, tolerance: tolerance, fonts: [], frameCount: 1)
    while nextWord == "font" { header.fonts.append(try font()) }
    while nextWord == "library" { header.libraries.append(try library()) }
    header.frameCount = try line("frames") { (line) throws(Problem) in
      try line.whole("a number of frames", in: Self.frames)
    }
    return header
  }

  private mutating func optionalText(_ word: String) throws(GoldenError) -> String? {
    guard nextWord.map(String.init) == word else { return nil }
    return try line(word) { (line) throws(GoldenLine.Problem) in try line.text("a name") }
  }

  private static func tolerance(
    _ kind: GoldenHeader.Kind, _ line: inout GoldenLine
  ) throws(GoldenLine.Problem) -> Tolerance {
    if line.next?.text == "none" {
      _ = try line.word("none")
      return .exact
    }
    switch kind {
    case .geometry:
      let points = try line.positive("a number of points")
      guard points <= Tolerance.mostPoints, try line.word("points") == "points" else {
        throw line.problem("a tolerance is written as “0.25 points”")
      }
      return Tolerance(points: points)
    case .pixels:
      let count = try line.whole("a number of pixels", in: 0...1_000_000)
      guard try line.word("pixels") == "pixels", try line.word("in") == "in" else {
        throw line.problem("a tolerance is written as “12 pixels in 16”")
      }
      let window = try line.whole("the side of a window", in: Tolerance.windows)
      return Tolerance(pixels: .init(count: count, window: window))
    }
  }

  private mutating func font() throws(GoldenError) -> GoldenFont {
    try line("font") { (line) throws(GoldenLine.Problem) in
      GoldenFont(
        family: try line.text("the family"), file: try line.text("the file"),
        package: try line.text("the package"), version: try line.text("the version"),
        hash: try line.word("the hash"))
    }
  }

  private mutating func library() throws(GoldenError) -> GoldenLibrary {
    try line("library") { (line) throws(GoldenLine.Problem) in
      GoldenLibrary(name: try line.text("the library"), version: try line.text("the version"))
    }
  }
}
