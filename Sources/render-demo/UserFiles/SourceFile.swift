import Foundation

/// One of the user's files, as it was when it was read.
struct SourceFile: Hashable, Sendable {
  /// The path as the user wrote it.
  let path: String
  /// The contents, without a byte order mark.
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  /// What in it may be shown.
  let declarations: [Declaration]

  /// Takes a file whose contents are known.
  init(path: String, bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.path = path
    self.bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    tokens = SwiftLexer.tokens(of: self.bytes)
    declarations = SourceSurvey.declarations(in: tokens)
  }

  /// Reads a file.
  ///
  /// - Throws: A `Failure` with status 2 when there is no such file, or when it is not source.
  init(reading path: String) throws(Failure) {
    let bytes: [UInt8]
    do throws(SystemError) {
      let kind = try FileSystem.kind(of: path)
      guard kind != .folder else { throw SystemError(code: EISDIR) }
      guard kind != .other else { throw SystemError(code: EINVAL) }
      bytes = try FileSystem.read(path, atMost: Limits.sourceBytes + 1)
    } catch {
      let hint = error.code == EISDIR ? "; name the Swift files in it that belong together" : ""
      throw .badInput("cannot read \(path): \(error)\(hint)")
    }
    guard bytes.count <= Limits.sourceBytes else {
      throw .badInput("\(path) is larger than \(Limits.sourceBytes) bytes")
    }
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
      throw .badInput("\(path) is not UTF-8 text")
    }
    self.init(path: path, bytes: bytes)
  }

  /// The name of a path without folder and extension, such as `Card`.
  static func name(of path: String) -> String {
    let name = AtomicFile.split(path).name
    return name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
  }

  /// Whether a word of the command line is meant as the path of a file.
  static func isPath(_ word: String) -> Bool { word.hasSuffix(".swift") || word.contains("/") }
}
