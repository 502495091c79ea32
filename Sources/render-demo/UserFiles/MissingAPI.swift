/// Finds out whether source does not compile because of something that SwiftUI has and we do not.
struct MissingAPI {
  /// The contents of `HeroUI.swiftmodule`, in which every name it has is written out.
  let module: [UInt8]

  /// Where the list of what we have is.
  static let list = "Sources/HeroUI/HeroUI.docc/Supported.md"

  /// A sentence about the cause, if it is something we do not have.
  ///
  /// - Parameter errors: What the compiler complains about.
  /// - Returns: The sentence; `nil` when the errors are likely to be the author's own.
  func explanation(of errors: [CompilerMessage]) -> String? {
    if let asset = errors.lazy.compactMap(Self.missingAsset).first {
      return ".\(asset) is in no asset catalog; "
        + "\(Flag.assets.rawValue) DIR names the folder that holds it"
    }
    var missing: [String] = []
    for name in errors.compactMap(Self.unknownName) where !missing.contains(name.shown) {
      let isApples = name.isOfUIKit || PhoneNames.all.contains(name.name)
      if name.isModule || isApples && !hasName(name.name) {
        missing.append(name.shown)
      }
    }
    guard missing.isEmpty else {
      let verb = missing.count == 1 ? "is" : "are"
      return
        "\(Self.enumeration(missing)) \(verb) not supported yet; what is, is listed in \(Self.list)"
    }
    let isMismatch = errors.contains { error in
      Self.mismatches.contains { error.text.contains($0) }
        || Self.unknownName(error) != nil
          && Self.unknownName(error).map { hasName($0.name) && PhoneNames.all.contains($0.name) }
            == true
    }
    guard isMismatch else { return nil }
    return "if Xcode accepts this, it is a form of a SwiftUI API that is not supported yet; "
      + "what is, is listed in \(Self.list)"
  }

  private static func enumeration(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// What the compiler says when a function is there, but not with these arguments.
  private static let mismatches = [
    "extra argument", "extra trailing closure", "missing argument", "incorrect argument label",
    "no exact matches in call",
  ]

  private struct Name {
    var name: String
    var isMember = false
    var isModule = false

    /// Whether it begins like the types of UIKit, such as `UISlider`.
    var isOfUIKit: Bool {
      name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true && !isMember
    }

    /// As the author has written it.
    var shown: String { isMember ? "." + name : isModule ? "the module " + name : name }
  }

  /// The name that the compiler does not know, if that is its complaint.
  private static func unknownName(_ error: CompilerMessage) -> Name? {
    let text = error.text
    if let name = quoted(in: text, after: "no such module ") {
      return Name(name: name, isModule: true)
    }
    for start in ["has no member ", "in reference to member ", "reference to member "] {
      if let name = quoted(in: text, after: start) { return Name(name: name, isMember: true) }
    }
    for start in ["cannot find type ", "cannot find ", "unknown attribute ", "no macro named "] {
      if let name = quoted(in: text, after: start) { return Name(name: name) }
    }
    return nil
  }

  /// The picture or colour that is named by a member, if the compiler does not know it.
  private static func missingAsset(_ error: CompilerMessage) -> String? {
    ["ImageResource", "ColorResource"].lazy.compactMap { type in
      quoted(in: error.text, after: "type '\(type)' has no member ")
    }.first
  }

  private static func quoted(in text: String, after start: String) -> String? {
    guard let range = text.firstRange(of: start + "'") else { return nil }
    return text[range.upperBound...].split(separator: "'", omittingEmptySubsequences: false).first
      .map { String($0.prefix { $0 != "(" }) }
  }

  /// Whether HeroUI has something of this name.
  ///
  /// A module holds its names one after the other, each ended by a zero byte.
  private func hasName(_ name: String) -> Bool {
    let wanted = [0] + Array(name.utf8) + [0]
    return module.withUnsafeBufferPointer { bytes in
      var start = 0
      while start + wanted.count <= bytes.count {
        if bytes[start] == 0, bytes[start..<start + wanted.count].elementsEqual(wanted) {
          return true
        }
        start += 1
      }
      return false
    }
  }
}
