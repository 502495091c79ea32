/// What is defined once and used by name: glyphs, gradients, clips, masks, filters, images.
final class SVGDefinitions {
  private let prefix: String
  private let styleSheet: SVGStyleSheet
  private var names: [String: String] = [:]
  private var body = ""

  init(prefix: String, styleSheet: SVGStyleSheet) {
    (self.prefix, self.styleSheet) = (prefix, styleSheet)
  }

  /// The id of an element with this content; equal ones are written once.
  ///
  /// - Parameter element: The element, which has no id yet.
  /// - Returns: Its id.
  func id(of element: SVGElement) -> String {
    var content = ""
    element.write(to: &content, className: styleSheet.className)
    if let known = names[content] { return known }
    let id = prefix + svgName(names.count)
    names[content] = id
    element["id"] = id
    element.write(to: &body, className: styleSheet.className)
    return id
  }

  /// The same as the value of a property such as `clip-path`.
  func reference(to element: SVGElement) -> String { "url(#\(id(of: element)))" }

  /// All definitions.
  var text: String { body.isEmpty ? "" : "<defs>\(body)</defs>" }
}
