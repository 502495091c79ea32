/// The style sheet of a file: keyframes and the classes of the elements that run through them.
final class SVGStyleSheet {
  private let prefix: String
  private let duration: Double
  private let loopCount: Int?
  private var keyframes: [String: String] = [:]
  private var rules: [(name: String, body: String)] = []
  private var classes: [[String]: String] = [:]
  private var selectors: [(name: String, keyframes: [String])] = []

  init(prefix: String, duration: Double, loopCount: Int?) {
    (self.prefix, self.duration, self.loopCount) = (prefix, duration, loopCount)
  }

  /// The name of keyframes with these rules; equal ones share a name.
  func name(ofKeyframes body: String) -> String {
    if let known = keyframes[body] { return known }
    let name = prefix + svgName(rules.count)
    keyframes[body] = name
    rules.append((name, body))
    return name
  }

  /// The class of elements that run through these keyframes at once.
  func className(for keyframes: [String]) -> String {
    if let known = classes[keyframes] { return known }
    let name = prefix + svgName(selectors.count)
    classes[keyframes] = name
    selectors.append((name, keyframes))
    return name
  }

  /// The sheet, empty when nothing moves.
  ///
  /// All of it holds only for people who do not ask for less motion; the others, and programs that
  /// know no animation, see the attributes, which show the end.
  var css: String {
    guard !selectors.isEmpty else { return "" }
    let seconds = svgNumber(duration, 6)
    let count = loopCount.map { "\($0) both" } ?? "infinite"
    let all = selectors.map { "." + $0.name }.joined(separator: ",")
    var css = "@media(prefers-reduced-motion:no-preference){"
    css += "\(all){animation:\(seconds)s linear \(count)}"
    for selector in selectors {
      css += ".\(selector.name){animation-name:\(selector.keyframes.joined(separator: ","))}"
    }
    for rule in rules { css += "@keyframes \(rule.name){\(rule.body)}" }
    return css + "}"
  }
}

/// Short names in a fixed order: a, b … z, then with a digit or a letter behind.
func svgName(_ index: Int) -> String {
  let letters = Array("abcdefghijklmnopqrstuvwxyz")
  let more = Array("abcdefghijklmnopqrstuvwxyz0123456789")
  var (rest, tail) = (index, "")
  while rest >= letters.count {
    rest -= letters.count
    tail = String(more[rest % more.count]) + tail
    rest = rest / more.count
  }
  return String(letters[rest]) + tail
}
