import HeroCore
import Synchronization

/// The one shaper that all threads of layout share, behind a lock, with its finished answers.
final class MeasuringCache: Sendable {
  private struct Key: Hashable {
    var string: String
    var face: FontFace
  }

  private struct State {
    var shaper: TextShaper
    var texts: [Key: ShapedText] = [:]
    var missing: [Key: [Character]] = [:]
  }

  private let state: Mutex<State>

  /// How many answers are remembered before all are forgotten.
  private static let capacity = 4096

  init(_ shaper: sending TextShaper) { state = Mutex(State(shaper: shaper)) }

  /// The advances and break opportunities of a string, in points.
  func shape(_ string: String, face: FontFace) -> ShapedText {
    precondition(face.size > 0 && face.size.isFinite, "a font size must be positive: \(face.size)")
    return state.withLock { state in
      let key = Key(string: string, face: face)
      if let known = state.texts[key] { return known }
      let made = state.shaper.text(string, face: face)
      if state.texts.count >= Self.capacity { state.texts.removeAll() }
      state.texts[key] = made
      return made
    }
  }

  /// The size of the box around a symbol, in points.
  func symbolSize(_ symbol: SymbolDrawing) -> Size {
    state.withLock { $0.shaper.symbol(symbol.name, weight: symbol.weight).boxSize }
      .scaled(by: symbol.pointSize)
  }

  /// The characters of a string that no font has, each once.
  func missingCharacters(in string: String, face: FontFace) -> [Character] {
    state.withLock { state in
      let key = Key(string: string, face: face)
      if let known = state.missing[key] { return known }
      var found: [Character] = []
      for paragraph in string.split(whereSeparator: \.isNewline) {
        let missing = state.shaper.line(String(paragraph), face: face).missing
        found += missing.filter { !found.contains($0) }
      }
      if state.missing.count >= Self.capacity { state.missing.removeAll() }
      state.missing[key] = found
      return found
    }
  }
}

extension Size {
  /// The size `factor` times as large in both directions.
  fileprivate func scaled(by factor: Double) -> Size {
    Size(width: width * factor, height: height * factor)
  }
}
