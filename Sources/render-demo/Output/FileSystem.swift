import Foundation

/// The few calls to the file system that writing results needs; each throws the error number.
enum FileSystem {
  /// What stands at a path.
  enum Kind: Hashable, Sendable {
    case nothing, folder, file, other
  }

  /// What stands at a path, symbolic links followed.
  static func kind(of path: String) throws(SystemError) -> Kind {
    guard let status = try status(of: path) else { return .nothing }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    case _: return .other
    }
  }

  /// The number of the file system on which a path lies; `nil` when there is nothing.
  static func volume(of path: String) throws(SystemError) -> UInt? {
    try status(of: path).map { UInt(bitPattern: Int(truncatingIfNeeded: $0.st_dev)) }
  }

  private static func status(of path: String) throws(SystemError) -> stat? {
    var status = stat()
    guard stat(path, &status) != 0 else { return status }
    let error = SystemError.last
    guard error.code == ENOENT else { throw error }
    return nil
  }

  /// The path without symbolic links, `.` and `..`.
  static func resolved(_ path: String) throws(SystemError) -> String {
    guard let buffer = realpath(path, nil) else { throw .last }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// The place that a path means, whether something is there or not: two paths with the same one would
  /// write over each other.
  static func place(of path: String) -> String {
    var (head, rest) = (path, "")
    while head.count > 1, head.hasSuffix("/") { head.removeLast() }
    while true {
      if let found = try? resolved(head) { return (found == "/" ? "" : found) + rest }
      let (folder, name) = AtomicFile.split(head)
      guard folder != head else { return head + rest }
      (head, rest) = (folder, "/" + name + rest)
      while head.count > 1, head.hasSuffix("/") { head.removeLast() }
    }
  }

  /// The names in a folder, sorted, without `.` and `..`.
  static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Makes one folder.
  static func makeFolder(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o777) == 0 else { throw .last }
  }

  /// Makes a folder, and those above it that are missing.
  static func makeFolders(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    let parent = AtomicFile.split(path).folder
    guard errno == ENOENT, parent != path else { throw .last }
    try makeFolders(parent)
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
  }

  /// Throws unless files can be made in a folder.
  static func checkWritable(_ folder: String) throws(SystemError) {
    guard access(folder, W_OK | X_OK) == 0 else { throw .last }
  }

  /// Removes an empty folder.
  static func removeFolder(_ path: String) throws(SystemError) {
    guard rmdir(path) == 0 else { throw .last }
  }

  /// Removes a file.
  static func removeFile(_ path: String) throws(SystemError) {
    guard unlink(path) == 0 else { throw .last }
  }

  /// Removes a folder that contains files only; what cannot be removed stays.
  static func removeFlatFolder(_ path: String) {
    for name in (try? names(in: path)) ?? [] { unlink(path + "/" + name) }
    rmdir(path)
  }

  /// Gives a file or folder another name, in one step; a file of that name is replaced.
  static func move(_ old: String, to new: String) throws(SystemError) {
    guard rename(old, new) == 0 else { throw .last }
  }

  /// Swaps two files or folders in one step, so that at every moment both names exist.
  ///
  /// - Returns: Whether it was done; not every system and file system can.
  static func exchange(_ first: String, _ second: String) -> Bool {
    #if canImport(Darwin)
      return renamex_np(first, second, UInt32(RENAME_SWAP)) == 0
    #else
      // The call is in glibc and musl, but Swift's module of glibc does not show it.
      typealias Rename =
        @convention(c) (
          Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
        ) -> Int32
      guard let symbol = dlsym(nil, "renameat2") else { return false }
      let swap: UInt32 = 2  // RENAME_EXCHANGE
      return unsafeBitCast(symbol, to: Rename.self)(AT_FDCWD, first, AT_FDCWD, second, swap) == 0
    #endif
  }

  /// Writes a whole file; one of that name is overwritten.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    try write(CollectionOfOne(bytes), to: path)
  }

  /// Writes a whole file from its pieces; one of that name is overwritten.
  static func write(_ pieces: some Sequence<[UInt8]>, to path: String) throws(SystemError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .last }
    do throws(SystemError) {
      for piece in pieces { try write(piece, to: file) }
    } catch {
      close(file)
      throw error
    }
    // A full disk or a broken network share may only show here.
    guard close(file) == 0 else { throw .last }
  }

  /// Writes bytes to an open file.
  static func write(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        guard errno == EINTR else { throw .last }
      } else {
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Writes what is in a file into another, such as a device or a pipe.
  static func copy(_ path: String, into target: String) throws(SystemError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    let output = open(target, O_WRONLY | O_CLOEXEC)
    guard output >= 0 else { throw .last }
    defer { close(output) }
    while true {
      let bytes = try readSome(of: file, atMost: 65_536)
      guard !bytes.isEmpty else { return }
      try write(bytes, to: output)
    }
  }

  /// The first bytes of a file, at most so many.
  static func read(_ path: String, atMost limit: Int) throws(SystemError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let some = try readSome(of: file, atMost: min(limit - bytes.count, 65_536))
      guard !some.isEmpty else { break }
      bytes += some
    }
    return bytes
  }

  /// The next bytes of an open file; none at its end.
  private static func readSome(of file: Int32, atMost limit: Int) throws(SystemError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: limit)
    while true {
      let count = buffer.withUnsafeMutableBytes { Foundation.read(file, $0.baseAddress, $0.count) }
      if count >= 0 { return Array(buffer.prefix(count)) }
      guard errno == EINTR else { throw .last }
    }
  }
}
