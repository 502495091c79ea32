import HeroCore

extension TextShaper {
  /// A whole string with its line breaks, in points: what layout breaks into lines.
  func text(_ string: String, face: FontFace) -> ShapedText {
    var clusters: [ShapedText.Cluster] = []
    clusters.reserveCapacity(string.count)
    var paragraph = ""
    func flush() {
      guard !paragraph.isEmpty else { return }
      for cluster in line(paragraph, face: face).clusters {
        clusters.append(
          .init(
            text: String(cluster.text), advance: cluster.advance * face.size,
            lineBreak: cluster.allowsBreak ? .allowed : .none,
            isWhitespace: cluster.text.isBreakingSpace))
      }
      paragraph = ""
    }
    for character in string {
      if character.isNewline {
        flush()
        clusters.append(
          .init(text: String(character), advance: 0, lineBreak: .required, isWhitespace: true))
      } else {
        paragraph.append(character)
      }
    }
    flush()
    return ShapedText(
      clusters: clusters, ellipsisAdvance: line("…", face: face).advance * face.size)
  }
}

extension Character {
  /// Whether the character is a space that vanishes at the end of a line; a no-break space stays.
  fileprivate var isBreakingSpace: Bool {
    isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }
}
