import Foundation

/// A file that is written piece by piece and appears at the end, whole or not at all.
final class PendingFile {
  /// Where it waits.
  let temporary: String
  private let path: String
  private let interruption: Interruption
  private var handle: Int32 = -1
  private var cleanUp: Int?
  /// How many bytes were written.
  private(set) var count = 0

  /// Opens the waiting file.
  ///
  /// - Parameters:
  ///   - path: Where it goes.
  ///   - start: The bytes with which a file begins that may be replaced without being forced to.
  ///   - isForced: Whether any file may be replaced.
  ///   - interruption: Removes the waiting file when the program is stopped.
  /// - Throws: A `Failure` with status 2 when something of somebody else stands there, else 3.
  init(
    _ path: String, replacing start: [UInt8], isForced: Bool, interruption: Interruption
  ) throws(Failure) {
    self.path = try AtomicFile.prepare(path, replacing: start, isForced: isForced)
    self.interruption = interruption
    var (folder, name) = AtomicFile.split(self.path)
    // Beside a device or pipe nothing can wait.
    if (try? FileSystem.kind(of: self.path)) == .other {
      folder = FileManager.default.temporaryDirectory.path
    }
    name = name.isEmpty ? "output" : name
    temporary = "\(folder)/.\(name).render-demo-\(getpid())"
    try open()
  }

  deinit { discard() }

  /// Adds bytes.
  func write(_ bytes: [UInt8]) throws(Failure) {
    do throws(SystemError) {
      try FileSystem.write(bytes, to: handle)
    } catch {
      throw .cannotWrite(path, error)
    }
    count += bytes.count
  }

  /// Writes over bytes that are there, from an offset on.
  func write(_ bytes: [UInt8], over offset: Int) throws(Failure) {
    precondition(offset + bytes.count <= count, "\(bytes.count) bytes at \(offset) of \(count)")
    do throws(SystemError) {
      guard lseek(handle, off_t(offset), SEEK_SET) >= 0 else { throw .last }
      try FileSystem.write(bytes, to: handle)
      guard lseek(handle, 0, SEEK_END) >= 0 else { throw .last }
    } catch {
      throw .cannotWrite(path, error)
    }
  }

  /// Starts again, with nothing written.
  func restart() throws(Failure) {
    discard()
    count = 0
    try open()
  }

  /// Puts the file in its place.
  func commit() throws(Failure) {
    let result = close(handle)
    handle = -1
    do throws(SystemError) {
      // A full disk or a broken network share may only show here.
      guard result == 0 else { throw .last }
      if try FileSystem.kind(of: path) == .other {
        try FileSystem.copy(temporary, into: path)
      } else {
        try FileSystem.move(temporary, to: path)
      }
    } catch {
      discard()
      throw .cannotWrite(path, error)
    }
    discard()
  }

  /// Removes what was written; after `commit`, does nothing.
  func discard() {
    if handle >= 0 { close(handle) }
    handle = -1
    guard let cleanUp else { return }
    unlink(temporary)
    interruption.remove(cleanUp)
    self.cleanUp = nil
  }

  private func open() throws(Failure) {
    handle = Foundation.open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard handle >= 0 else { throw .cannotWrite(path, .last) }
    cleanUp = interruption.add { [temporary] in unlink(temporary) }
  }
}
