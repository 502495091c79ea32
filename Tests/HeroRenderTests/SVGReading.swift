import Foundation
import HeroCore
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An SVG file read back: its elements, and how they run.
final class SVGReading {
  /// One element.
  final class Element {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [Element] = []
    fileprivate(set) var text = ""

    init(_ name: String, _ attributes: [String: String]) {
      (self.name, self.attributes) = (name, attributes)
    }

    /// The element and all inside it.
    var all: [Element] { [self] + children.flatMap(\.all) }
  }

  /// One key of a run.
  private struct Key {
    var offset: Double
    var values: [Double]
    var curve: [Double]?
    var isHold = false
  }

  let root: Element
  /// The length of the loop, in seconds.
  private(set) var duration = 0.0
  private var keyframes: [String: (property: String, keys: [Key])] = [:]
  private var classes: [String: [String]] = [:]

  /// Reads a file; fails the test if it is not well-formed.
  init(_ file: [UInt8]) throws {
    let builder = TreeBuilder()
    let parser = XMLParser(data: Data(file))
    parser.delegate = builder
    try #require(parser.parse(), "not well-formed: \(String(describing: parser.parserError))")
    root = try #require(builder.root)
    let sheet = root.all.first { $0.name == "style" }?.text ?? ""
    try read(sheet)
  }

  /// All elements of a name.
  func elements(_ name: String) -> [Element] { root.all.filter { $0.name == name } }

  /// The names of what runs on an element.
  func runs(of element: Element) -> [String] {
    classes[element.attributes["class"] ?? "", default: []]
  }

  /// How many keys a run has.
  func keyCount(of run: String) -> Int { keyframes[run]?.keys.count ?? 0 }

  /// The numbers of a property at a moment: of the run if there is one, otherwise of the attribute.
  func values(_ property: String, of element: Element, at time: Double) -> [Double] {
    let own = numbers(element.attributes[property] ?? Self.initial[property, default: ""])
    guard
      let run = runs(of: element).compactMap({ keyframes[$0] }).first(where: {
        $0.property == property
      })
    else { return own }
    var keys = run.keys
    if keys.first?.offset != 0 { keys.insert(Key(offset: 0, values: own), at: 0) }
    if keys.last?.offset != 1 { keys.append(Key(offset: 1, values: own)) }
    let share = time / duration
    guard let next = keys.firstIndex(where: { $0.offset > share }), next > 0 else {
      return keys[keys.count - 1].values
    }
    let (from, to) = (keys[next - 1], keys[next])
    let part = progress(from, (share - from.offset) / (to.offset - from.offset))
    return zip(from.values, to.values).map { $0 + ($1 - $0) * part }
  }

  /// What an attribute that is not there stands for.
  private static let initial = [
    "opacity": "1", "fill": "#000000", "fill-opacity": "1", "transform": "translate(0 0)",
  ]

  private func progress(_ key: Key, _ share: Double) -> Double {
    if key.isHold { return 0 }
    guard let curve = key.curve else { return share }
    // The parameter at which the curve is at this share of the time, by halving.
    func at(_ u: Double, _ first: Double, _ second: Double) -> Double {
      3 * u * (1 - u) * (1 - u) * first + 3 * u * u * (1 - u) * second + u * u * u
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if at(middle, curve[0], curve[2]) < share { low = middle } else { high = middle }
    }
    return at(low, curve[1], curve[3])
  }

  // MARK: - The style sheet

  private func read(_ sheet: String) throws {
    guard !sheet.isEmpty else { return }
    let start = "@media(prefers-reduced-motion:no-preference){"
    try #require(sheet.hasPrefix(start) && sheet.hasSuffix("}"), "motion without a way out of it")
    for (selector, body) in rules(String(sheet.dropFirst(start.count).dropLast())) {
      if selector.hasPrefix("@keyframes ") {
        keyframes[String(selector.dropFirst(11))] = try readKeys(body)
      } else if body.hasPrefix("animation-name:") {
        let names = body.dropFirst(15).split(separator: ",").map(String.init)
        classes[String(selector.dropFirst())] = names
      } else {
        duration = try #require(numbers(body).first)
      }
    }
  }

  private func readKeys(_ text: String) throws -> (property: String, keys: [Key]) {
    var property = ""
    let keys = try rules(text).map { selector, body in
      let parts = body.components(separatedBy: ";animation-timing-function:")
      let colon = try #require(parts[0].firstIndex(of: ":"))
      property = String(parts[0][..<colon])
      var key = Key(
        offset: try #require(numbers(selector).first) / 100,
        values: numbers(String(parts[0][parts[0].index(after: colon)...])))
      if parts.count > 1 {
        key.isHold = parts[1] == "step-end"
        if !key.isHold { key.curve = numbers(String(parts[1].dropFirst("cubic-bezier".count))) }
      }
      return key
    }
    return (property, keys)
  }

  /// The rules of a sheet, one level deep.
  private func rules(_ text: String) -> [(selector: String, body: String)] {
    var result: [(String, String)] = []
    var (depth, selector, body) = (0, "", "")
    for character in text {
      switch character {
      case "{":
        if depth > 0 { body.append(character) }
        depth += 1
      case "}":
        depth -= 1
        if depth > 0 {
          body.append(character)
        } else {
          result.append((selector, body))
          (selector, body) = ("", "")
        }
      default: if depth > 0 { body.append(character) } else { selector.append(character) }
      }
    }
    return result
  }
}

/// All numbers in a text, in order; a colour as `#RRGGBB` gives three.
func numbers(_ text: String) -> [Double] {
  if text.hasPrefix("#") {
    let digits = text.dropFirst().map { String($0) }
    let pairs =
      digits.count == 3
      ? digits.map { $0 + $0 } : stride(from: 0, to: 6, by: 2).map { digits[$0] + digits[$0 + 1] }
    return pairs.compactMap { UInt8($0, radix: 16).map(Double.init) }
  }
  var result: [Double] = []
  var current = ""
  func end() {
    if let value = Double(current.hasPrefix(".") ? "0" + current : current) { result.append(value) }
    current = ""
  }
  for character in text {
    switch character {
    case "0"..."9": current.append(character)
    case ".":
      if current.contains(".") { end() }
      current.append(character)
    case "-":
      end()
      current.append(character)
    default: end()
    }
  }
  end()
  return result
}

private final class TreeBuilder: NSObject, XMLParserDelegate {
  private(set) var root: SVGReading.Element?
  private var open: [SVGReading.Element] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let element = SVGReading.Element(name, attributes)
    open.last?.children.append(element)
    if root == nil { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }

  func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
}
