/// One element of an SVG file while the file is put together.
final class SVGElement {
  /// The name of the element.
  let name: String
  /// The attributes in the order they are written.
  private(set) var attributes: [(name: String, value: String)] = []
  /// The names of the keyframes, by the property they animate.
  private(set) var animations: [(property: String, keyframes: String)] = []
  /// The elements inside.
  var children: [SVGElement]
  /// The characters inside.
  var text = ""

  /// Creates an element.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    children: [SVGElement] = []
  ) {
    (self.name, self.children) = (name, children)
    self.attributes = attributes.map { ($0.key, $0.value) }
  }

  /// The value of an attribute.
  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let index = attributes.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append((name, value))
      case (nil, nil): break
      }
    }
  }

  /// Animates a property.
  func animate(_ property: String, with keyframes: String) {
    animations.append((property, keyframes))
  }

  /// The element without groups that do nothing; several elements if it was one itself.
  func simplified() -> [SVGElement] {
    children = children.flatMap { $0.simplified() }
    guard name == "g" else { return [self] }
    if children.isEmpty { return [] }
    if attributes.isEmpty, animations.isEmpty { return children }
    guard children.count == 1, let child = children.first, canHand(to: child) else { return [self] }
    for attribute in attributes { child[attribute.name] = attribute.value }
    child.animations += animations
    return [child]
  }

  /// Whether the only child can have the group's attributes and mean the same.
  ///
  /// Opacity comes last of all effects, a transform before all of them; what is inherited means the
  /// same one step further in.
  private func canHand(to child: SVGElement) -> Bool {
    let movable: Set<String> = ["opacity", "transform", "fill", "fill-opacity"]
    let own = Set(attributes.map(\.name) + animations.map(\.property))
    let others = Set(child.attributes.map(\.name) + child.animations.map(\.property))
    return own.isSubset(of: movable) && own.isDisjoint(with: others)
  }

  /// The element as text; `className` names what its animations need.
  func write(to output: inout String, className: ([String]) -> String) {
    output += "<" + name
    for attribute in attributes {
      output += " \(attribute.name)=\"\(svgEscaped(attribute.value))\""
    }
    if !animations.isEmpty {
      output += " class=\"\(className(animations.map(\.keyframes)))\""
    }
    guard !children.isEmpty || !text.isEmpty else {
      output += "/>"
      return
    }
    output += ">" + svgEscaped(text)
    for child in children { child.write(to: &output, className: className) }
    output += "</\(name)>"
  }
}

/// Text in which nothing looks like markup; what XML cannot hold at all becomes U+FFFD.
func svgEscaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
    case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
