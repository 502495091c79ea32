/// A font that cannot be used, with what to do about it.
public enum FontError: Error, Hashable, CustomStringConvertible {
  /// A file that every scene needs is not installed.
  case missing(file: String, package: String, searched: [String])
  /// A file is there but is not a font that can be read.
  case unreadable(path: String, package: String)
  /// The text engine chose another file than the one that was named.
  case substituted(asked: String, loaded: String)

  /// What is wrong and how to put it right.
  public var description: String {
    switch self {
    case .missing(let file, let package, let searched):
      "font file \(file) not found below \(searched.joined(separator: ", ")); "
        + "install it with: apt-get install \(package)"
    case .unreadable(let path, let package):
      "\(path) is not a readable font; install it again with: "
        + "apt-get install --reinstall \(package)"
    case .substituted(let asked, let loaded):
      "asked for \(asked) but the text engine loaded \(loaded); "
        + "remove what hides the first file from the font folders"
    }
  }
}
