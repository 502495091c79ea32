/// A golden that cannot be used, and what to do about it.
public enum GoldenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no file.
  case missing(path: String)
  /// The file cannot be read.
  case unreadable(path: String, reason: String)
  /// The file is the note that Git LFS leaves where it has not fetched the contents.
  case largeFilePointer(path: String)
  /// The file is of another kind or version than this program writes.
  case version(path: String, found: String)
  /// A line says nothing that a golden can say.
  case malformed(path: String, line: Int, reason: String)
  /// The file ends too early.
  case truncated(path: String)
  /// The golden cannot be written.
  case unwritable(path: String, reason: String)

  /// What is wrong, where, and the remedy.
  public var description: String {
    switch self {
    case .missing(let path):
      "\(path): there is no golden; render-demo record makes one"
    case .unreadable(let path, let reason):
      "\(path): the golden cannot be read: \(reason)"
    case .largeFilePointer(let path):
      "\(path): this is a Git LFS pointer, not the golden itself; fetch it with: git lfs pull"
    case .version(let path, let found):
      "\(path): “\(found)” is not a golden of this version (\(GoldenHeader.version)); "
        + "record it again"
    case .malformed(let path, let line, let reason):
      "\(path):\(line): \(reason); restore the file or record it again"
    case .truncated(let path):
      "\(path): the golden is cut off: its last line is not “end”; "
        + "restore the file or record it again"
    case .unwritable(let path, let reason):
      "\(path): the golden cannot be written: \(reason)"
    }
  }
}
