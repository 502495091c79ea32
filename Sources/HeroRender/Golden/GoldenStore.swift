import Foundation

/// A folder of goldens.
///
/// The text of a golden is replaced in one step, and the pictures it names have names of their own
/// that tell their contents; so at every moment the folder holds whole goldens, whatever happens to the
/// program that writes.
public struct GoldenStore: Sendable {
  /// The path of the folder.
  public let folder: String

  /// Names a folder, which need not be there.
  public init(folder: String) {
    var folder = folder
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    self.folder = folder
  }

  /// The path of a file in the folder.
  public func path(_ file: String) -> String { folder + "/" + file }

  /// All names of files in the folder, sorted.
  private func files() throws(GoldenError) -> [String] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT { throw .missing(path: folder) }
      throw .unreadable(path: folder, reason: String(cString: strerror(errno)))
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
            String(cString: $0)
          }
        })
    }
    return names.sorted()
  }

  /// A golden of the folder.
  public struct Item: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The kinds that there are, or have to be, of it.
    public var kinds: [GoldenHeader.Kind]
    /// Whether it is in the list of the folder; one that is not may be a leftover.
    public var isListed: Bool
  }

  /// The goldens of the folder: those that are listed, there or not, and those that are only there.
  public func contents() throws(GoldenError) -> [Item] {
    var present: [String: Set<GoldenHeader.Kind>] = [:]
    for file in try files() {
      for kind in GoldenHeader.Kind.allCases {
        if let name = GoldenName.name(of: file, kind) { present[name, default: []].insert(kind) }
      }
    }
    let index: GoldenIndex
    do throws(GoldenError) {
      index = try readIndex()
    } catch {
      // Without goldens there need not be a list; with some, nobody knows which have gone.
      guard case .missing = error, present.isEmpty else { throw error }
      return []
    }
    let listed = index.kinds.map { name, kinds in
      Item(name: name, kinds: GoldenHeader.Kind.allCases.filter(kinds.contains), isListed: true)
    }
    let others = present.compactMap { name, kinds -> Item? in
      let extra = kinds.subtracting(index.kinds[name] ?? [])
      guard !extra.isEmpty else { return nil }
      return Item(
        name: name, kinds: GoldenHeader.Kind.allCases.filter(extra.contains), isListed: false)
    }
    return (listed + others).sorted {
      ($0.name, $0.isListed ? 0 : 1) < ($1.name, $1.isListed ? 0 : 1)
    }
  }

  private func readIndex() throws(GoldenError) -> GoldenIndex {
    let path = path(GoldenIndex.fileName)
    return try GoldenIndex(reading: GoldenFile.read(path), path: path)
  }

  /// Changes the list of the folder.
  private func list(_ change: (inout GoldenIndex) -> Void) throws(GoldenError) {
    var index: GoldenIndex
    do throws(GoldenError) {
      index = try readIndex()
    } catch {
      guard case .missing = error else { throw error }
      index = GoldenIndex()
    }
    change(&index)
    _ = try write(index.text, to: path(GoldenIndex.fileName))
  }

  /// Takes a golden into the list of the folder, so that it is missed when it has gone.
  public func list(_ name: String, _ kinds: [GoldenHeader.Kind]) throws(GoldenError) {
    try list { $0.kinds[name, default: []].formUnion(kinds) }
  }

  /// Takes a golden from the list.
  public func unlist(_ name: String) throws(GoldenError) {
    try list { $0.kinds[name] = nil }
  }

  /// The file of a golden as it is.
  public func bytes(
    of name: String, _ kind: GoldenHeader.Kind
  ) throws(GoldenError) -> [UInt8] {
    try GoldenFile.read(path(GoldenName.fileName(name, kind)))
  }

  /// Reads the geometry of a golden.
  public func geometry(_ name: String) throws(GoldenError) -> GeometryGolden {
    let path = path(GoldenName.fileName(name, .geometry))
    return try GeometryGolden(reading: GoldenFile.read(path), path: path)
  }

  /// Reads the hashes of a golden, and makes sure that its pictures are there unchanged.
  public func pixels(_ name: String) throws(GoldenError) -> PixelGolden {
    let path = path(GoldenName.fileName(name, .pixels))
    let golden = try PixelGolden(reading: GoldenFile.read(path), path: path)
    for picture in golden.pictures { _ = try bytes(of: picture) }
    return golden
  }

  private func bytes(of picture: PixelGolden.Picture) throws(GoldenError) -> [UInt8] {
    let path = path(picture.file)
    let bytes = try GoldenFile.read(path)
    guard !bytes.starts(with: Array("version https://git-lfs".utf8)) else {
      throw .largeFilePointer(path: path)
    }
    guard ContentHash(of: bytes).description == picture.fileHash else {
      throw .unreadable(
        path: path, reason: "it is not the picture that was recorded (cut off or changed)")
    }
    return bytes
  }

  /// Reads a picture of a golden.
  public func picture(_ picture: PixelGolden.Picture) throws(GoldenError) -> Bitmap {
    let bytes = try bytes(of: picture)
    do throws(PNGDecoder.Failure) {
      return try PNGDecoder().decode(bytes)
    } catch {
      throw .unreadable(path: path(picture.file), reason: error.description)
    }
  }
}

// MARK: - Writing

extension GoldenStore {
  /// What recording did to a golden.
  public enum Change: String, Hashable, Sendable {
    /// There was none; it was another one; it was the same.
    case new, changed, unchanged
  }

  /// Makes the folder and holds it, so that two programs do not record into it at once.
  ///
  /// - Parameters:
  ///   - failure: Makes an error of the caller's kind when the folder cannot be made or held.
  ///   - work: What is done meanwhile.
  /// - Returns: What `work` returns.
  /// - Throws: What `failure` makes, and what `work` throws.
  public func locked<Value, Failure: Error>(
    orThrow failure: (GoldenError) -> Failure, _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    do throws(GoldenError) {
      try GoldenFile.makeFolder(folder)
    } catch {
      throw failure(error)
    }
    let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else {
      throw failure(.unwritable(path: folder, reason: String(cString: strerror(errno))))
    }
    defer { close(file) }
    // Known before anything is drawn, not after.
    guard access(folder, W_OK) == 0 else {
      throw failure(.unwritable(path: folder, reason: String(cString: strerror(errno))))
    }
    while flock(file, LOCK_EX) != 0 {
      guard errno == EINTR else {
        throw failure(.unwritable(path: folder, reason: String(cString: strerror(errno))))
      }
    }
    return try work()
  }

  /// Writes the geometry of a golden.
  public func write(_ golden: GeometryGolden, as name: String) throws(GoldenError) -> Change {
    try write(golden.text, to: path(GoldenName.fileName(name, .geometry)))
  }

  /// Writes the hashes of a golden and its pictures, and removes pictures that it had before.
  ///
  /// - Parameters:
  ///   - golden: The golden; its list of pictures is replaced.
  ///   - pictures: PNG files by frame.
  ///   - name: The name of the golden.
  /// - Returns: What it did.
  /// - Throws: `GoldenError` when a file cannot be written; the old golden is whole then.
  public func write(
    _ golden: PixelGolden, pictures: [Int: [UInt8]], as name: String
  ) throws(GoldenError) -> Change {
    let path = path(GoldenName.fileName(name, .pixels))
    var golden = golden
    golden.pictures = []
    for (frame, bytes) in pictures.sorted(by: { $0.key < $1.key }) {
      let hash = ContentHash(of: bytes).description
      let digits = String(frame)
      let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      let file = "\(name).\(number)-\(hash.prefix(8)).png"
      golden.pictures.append(.init(frame: frame, file: file, fileHash: hash))
      if (try? GoldenFile.read(self.path(file))) != bytes {
        try GoldenFile.write(bytes, to: self.path(file))
      }
    }
    let change = try write(golden.text, to: path)
    // Only now does nothing name the old ones any more.
    let kept = Set(golden.pictures.map(\.file))
    for file in try files() where Self.isPicture(file, of: name) && !kept.contains(file) {
      unlink(self.path(file))
    }
    return change
  }

  private func write(_ text: String, to path: String) throws(GoldenError) -> Change {
    let bytes = Array(text.utf8)
    let old: [UInt8]?
    do throws(GoldenError) {
      old = try GoldenFile.read(path)
    } catch {
      guard case .missing = error else { throw error }
      old = nil
    }
    guard old != bytes else { return .unchanged }
    try GoldenFile.write(bytes, to: path)
    return old == nil ? .new : .changed
  }

  /// Whether a file is a picture of a golden by its name: `lisbon.0012-89abcdef.png`.
  private static func isPicture(_ file: String, of name: String) -> Bool {
    owner(ofPicture: file) == name
  }

  /// The name of the golden whose picture a file is by its name; `nil` for any other file.
  private static func owner(ofPicture file: String) -> String? {
    guard file.hasSuffix(".png") else { return nil }
    let stem = file.dropLast(4)
    guard let dot = stem.lastIndex(of: ".") else { return nil }
    let parts = stem[stem.index(after: dot)...].split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count >= 4, parts[0].allSatisfy(\.isNumber),
      parts[1].count == 8, parts[1].allSatisfy(\.isHexDigit)
    else { return nil }
    return String(stem[..<dot])
  }

  /// Pictures that no golden names, and what programs that were stopped have left half-written.
  public func orphans() throws(GoldenError) -> [String] {
    let files = try files()
    var named: Set<String> = []
    var unreadable: Set<String> = []
    for file in files {
      guard let name = GoldenName.name(of: file, .pixels) else { continue }
      do throws(GoldenError) {
        let path = path(file)
        let golden = try PixelGolden(reading: GoldenFile.read(path), path: path)
        named.formUnion(golden.pictures.map(\.file))
      } catch {
        // What it names is not known, so nothing of it is taken away.
        unreadable.insert(name)
      }
    }
    return files.filter { file in
      if file.hasSuffix(GoldenFile.temporarySuffix) { return true }
      guard let owner = Self.owner(ofPicture: file) else { return false }
      return !named.contains(file) && !unreadable.contains(owner)
    }
  }

  /// The files of a golden.
  public func files(of name: String) throws(GoldenError) -> [String] {
    try files().filter { file in
      GoldenHeader.Kind.allCases.contains { GoldenName.fileName(name, $0) == file }
        || Self.isPicture(file, of: name)
    }
  }

  /// Removes a file.
  public func remove(_ file: String) throws(GoldenError) {
    guard unlink(path(file)) == 0 || errno == ENOENT else {
      throw .unwritable(path: path(file), reason: String(cString: strerror(errno)))
    }
  }
}
