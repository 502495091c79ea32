/// Texts in XML and HTML.
enum Markup {
  /// A text as it may stand in XML, in attributes too; what XML cannot hold at all becomes U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value):
        result += "\u{FFFD}"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
