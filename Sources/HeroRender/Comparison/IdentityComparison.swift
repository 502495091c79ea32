/// Compares what a golden was recorded with to what is here: other fonts or libraries draw other
/// pixels, and saying so is worth more than a list of them.
public enum IdentityComparison {
  /// What differs, in words.
  ///
  /// - Parameters:
  ///   - header: The golden's.
  ///   - fonts: All fonts that are installed here, used or not.
  ///   - libraries: The libraries that draw here.
  /// - Returns: Sentences; empty when everything is the same.
  public static func messages(
    _ header: GoldenHeader, fonts: [GoldenFont], libraries: [GoldenLibrary]
  ) -> [String] {
    var messages: [String] = []
    func add(_ message: String) { if !messages.contains(message) { messages.append(message) } }
    for old in header.fonts {
      guard let new = fonts.first(where: { $0.file == old.file && $0.family == old.family }) else {
        add("recorded with \(old.name), which is not installed here")
        continue
      }
      guard new.hash != old.hash else { continue }
      if (new.package, new.version) != (old.package, old.version) {
        add("recorded with \(old.source), here \(new.source(after: old))")
      } else {
        add("recorded with another \(old.file) (\(old.hash), here \(new.hash))")
      }
    }
    for old in header.libraries {
      guard let new = libraries.first(where: { $0.name == old.name }) else {
        add("recorded with \(old.name) \(old.version), which is not used here")
        continue
      }
      if new != old { add("recorded with \(old.name) \(old.version), here \(new.version)") }
    }
    return messages
  }
}

extension GoldenFont {
  fileprivate var name: String { "\(family) (\(file) of \(source))" }

  fileprivate var source: String {
    package.isEmpty
      ? "a \(file) of no package" : version.isEmpty ? package : "\(package) \(version)"
  }

  fileprivate func source(after old: GoldenFont) -> String {
    package == old.package && !version.isEmpty ? version : source
  }
}
