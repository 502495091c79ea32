import Foundation

/// Reading and writing of single files of goldens; a file is there whole or not at all.
enum GoldenFile {
  /// What the names of half-written files end with.
  static let temporarySuffix = ".render-demo-partial"

  /// The bytes of a file.
  static func read(_ path: String) throws(GoldenError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { throw .missing(path: path) }
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { Foundation.read(file, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes += buffer[..<count]
        guard bytes.count <= GoldenReader.mostBytes else {
          throw .unreadable(path: path, reason: "it is larger than 64 MB")
        }
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw .unreadable(path: path, reason: String(cString: strerror(errno)))
      }
    }
  }

  /// Makes a folder, and those above it that are missing.
  static func makeFolder(_ path: String) throws(GoldenError) {
    guard mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    guard errno == ENOENT, !parent.isEmpty else {
      throw .unwritable(path: path, reason: String(cString: strerror(errno)))
    }
    try makeFolder(parent)
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw .unwritable(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// Writes a file: to the disk under another name first, then in its place in one step.
  static func write(_ bytes: [UInt8], to path: String) throws(GoldenError) {
    let temporary = path + ".\(getpid())" + temporarySuffix
    func failed() -> GoldenError {
      let reason = String(cString: strerror(errno))
      unlink(temporary)
      return .unwritable(path: path, reason: reason)
    }
    let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failed() }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        let error = failed()
        close(file)
        throw error
      }
    }
    let isSynchronized = fsync(file) == 0 || errno == EINVAL || errno == EROFS
    guard isSynchronized else {
      let error = failed()
      close(file)
      throw error
    }
    guard close(file) == 0, rename(temporary, path) == 0 else { throw failed() }
  }
}
