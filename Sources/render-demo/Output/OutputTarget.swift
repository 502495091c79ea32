import HeroRender

/// One thing that `-o` asks for; its name says what it is.
struct OutputTarget: Hashable, Sendable {
  /// What there is to make.
  enum Kind: Hashable, Sendable {
    /// Numbered frames in a folder.
    case folder
    /// One frame, several moments beside each other, or several in one picture.
    case still, sheet, onion
    case apng, gif, webp, svg
    case video(VideoOptions.Container)
    case trace
  }

  /// Where it goes.
  var path: String
  var kind: Kind

  /// The extensions that are understood.
  static let extensions = ["png", "apng", "gif", "webp", "svg", "mp4", "webm", "json"]

  /// Understands a path.
  init(_ path: String, _ options: Options) throws(Failure) {
    self.path = path
    guard let word = Self.extension(of: path) else {
      kind = .folder
      return
    }
    switch word {
    case "png":
      kind = options.finish.onion != nil ? .onion : options.moment != nil ? .still : .sheet
    case "apng": kind = .apng
    case "gif": kind = .gif
    case "webp": kind = .webp
    case "svg": kind = options.finish.onion != nil ? .onion : .svg
    case "mp4": kind = .video(.mp4)
    case "webm": kind = .video(.webm)
    case "json": kind = .trace
    case _:
      throw .unknown("format", word, choices: Self.extensions, place: "-o \(path)")
    }
  }

  /// Everything that is asked for.
  ///
  /// - Throws: A `Failure` for an unknown format, outputs that would write over each other, or an option
  ///   that none of the outputs understands.
  static func all(_ options: Options) throws(Failure) -> [OutputTarget] {
    var targets: [OutputTarget] = []
    for path in options.outputs {
      let target = try OutputTarget(path, options)
      for other in targets { try target.checkRoom(beside: other) }
      targets.append(target)
    }
    let understood = targets.reduce(into: Set<Flag>()) { $0.formUnion($1.flags) }
    let idle = options.finish.given.intersection(Self.selective).subtracting(understood)
    guard let flag = idle.map(\.rawValue).sorted().first else { return targets }
    let paths = targets.map(\.path).joined(separator: ", ")
    throw .badInput("\(flag) has no effect on \(paths); give an output that understands it")
  }

  /// The bytes with which a file of this kind begins; it may be replaced without being forced to.
  var signature: [UInt8] {
    switch kind {
    case .folder: []
    case .still, .sheet, .apng: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    case .onion: isVector ? Array("<svg ".utf8) : [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    case .gif: Array("GIF89a".utf8)
    case .webp: Array("RIFF".utf8)
    case .svg: Array("<svg ".utf8)
    // The size of the first box differs, so what is said there is its name.
    case .video(.mp4): [0, 0, 0]
    case .video(.webm): [0x1A, 0x45, 0xDF, 0xA3]
    case .trace: TraceCommand.start
    }
  }

  /// Whether it is drawn as an SVG.
  var isVector: Bool { Self.extension(of: path) == "svg" }

  /// Options that mean nothing to some outputs.
  private static let selective: Set<Flag> = [
    .hold, .loop, .onion, .quality, .dither, .png, .maxBytes, .selectableText,
  ]

  private var flags: Set<Flag> {
    switch kind {
    case .folder, .still, .sheet: [.png]
    case .trace: []
    case .onion: isVector ? [.onion, .selectableText] : [.onion, .png]
    case .apng: [.hold, .loop, .maxBytes]
    case .gif: [.hold, .loop, .quality, .dither, .maxBytes]
    case .webp: [.hold, .loop, .quality, .maxBytes]
    case .svg: [.hold, .loop, .selectableText]
    case .video: [.hold, .quality]
    }
  }

  /// Checks that two outputs do not write over each other.
  private func checkRoom(beside other: OutputTarget) throws(Failure) {
    let (own, others) = (FileSystem.place(of: path), FileSystem.place(of: other.path))
    guard own != others else {
      throw .badInput(
        "-o \(path) is given twice"
          + (path == other.path ? "" : ": -o \(other.path) is the same place")
      )
    }
    for (outer, inner) in [(self, other), (other, self)] where outer.kind == .folder {
      let folder = FileSystem.place(of: outer.path)
      guard FileSystem.place(of: inner.path).hasPrefix(folder == "/" ? "/" : folder + "/") else {
        continue
      }
      throw .badInput(
        "-o \(inner.path) is inside -o \(outer.path), which holds frames only and is replaced as a "
          + "whole; choose a place beside it")
    }
  }

  /// The extension of a file, in small letters; `nil` for a folder.
  ///
  /// A name with a slash at its end is a folder, and so is one without an extension, one whose
  /// extension has digits only, as in `v1.2`, and one of a folder that is there.
  private static func `extension`(of path: String) -> String? {
    guard !path.hasSuffix("/") else { return nil }
    let name = AtomicFile.split(path).name.lowercased()
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let word = String(name[name.index(after: dot)...])
    guard !word.isEmpty, !word.allSatisfy(\.isWholeNumber) else { return nil }
    guard !extensions.contains(word) else { return word }
    return (try? FileSystem.kind(of: path)) == .folder ? nil : word
  }
}
