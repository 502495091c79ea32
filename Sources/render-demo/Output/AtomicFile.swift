import Foundation

/// A file that appears whole or not at all.
enum AtomicFile {
  /// Writes a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: Where; a device or pipe there is written to, a file is replaced in one step.
  ///   - start: The bytes with which a file begins that may be replaced without being forced to.
  ///   - isForced: Whether any file may be replaced.
  ///   - interruption: Removes the half-written file when the program is stopped.
  /// - Throws: A `Failure` with status 2 when something of somebody else stands there, else 3.
  static func write(
    _ bytes: [UInt8], to path: String, replacing start: [UInt8], isForced: Bool,
    interruption: Interruption
  ) throws(Failure) {
    let path = try prepare(path, replacing: start, isForced: isForced)
    do throws(SystemError) {
      guard try FileSystem.kind(of: path) != .other else {
        return try FileSystem.write(bytes, to: path)
      }
      let (folder, name) = split(path)
      let temporary = "\(folder)/.\(name).render-demo-\(getpid())"
      let number = interruption.add { unlink(temporary) }
      defer { interruption.remove(number) }
      do throws(SystemError) {
        try FileSystem.write(bytes, to: temporary)
        try FileSystem.move(temporary, to: path)
      } catch {
        unlink(temporary)
        throw error
      }
    } catch {
      throw .cannotWrite(path, error)
    }
  }

  /// Checks that a file may be written; made before long work, so that it is not done for nothing.
  ///
  /// - Returns: The path of the file itself, behind any symbolic link.
  @discardableResult
  static func prepare(
    _ path: String, replacing start: [UInt8], isForced: Bool
  ) throws(Failure) -> String {
    let kind: FileSystem.Kind
    let found: [UInt8]
    let target: String
    do throws(SystemError) {
      kind = try FileSystem.kind(of: path)
      found = kind == .file ? try FileSystem.read(path, atMost: start.count) : []
      target = kind == .file ? try FileSystem.resolved(path) : path
      // What is replaced in one step is written beside its place first.
      if kind != .other, kind != .folder { try FileSystem.checkWritable(split(target).folder) }
    } catch {
      throw .cannotWrite(path, error)
    }
    guard kind != .folder else {
      throw .badInput("\(path) is a folder; -o needs the name of a file here")
    }
    guard isForced || found.isEmpty || found == start else {
      throw .badInput("\(path) is not a file that render-demo wrote; --force replaces it")
    }
    return target
  }

  /// The folder and the name of a path.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
  }
}
