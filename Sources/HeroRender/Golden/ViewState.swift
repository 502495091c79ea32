import HeroCore

/// What a geometry golden tells of a view at one frame, each number rounded to its precision.
public struct ViewState: Hashable, Sendable {
  /// One thing that is told of a view.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    /// The box, in hundredths of a point, and the opacity, in thousandths.
    case x, y, width, height, opacity
    /// Lengths that not every view has, in hundredths of a point.
    case radius, line, size
    /// Words and texts.
    case weight, fill, text, name, match, leaving

    /// Decimals that are told; `nil` for words.
    var places: Int? {
      switch self {
      case .x, .y, .width, .height, .radius, .line, .size: 2
      case .opacity: 3
      case .weight, .fill, .text, .name, .match, .leaving: nil
      }
    }

    /// Whether it is a length in points, to which a tolerance applies.
    var isLength: Bool { places == 2 }
    /// Whether it is a text in quotes.
    var isQuoted: Bool {
      switch self {
      case .text, .name, .match: true
      case .x, .y, .width, .height, .radius, .line, .size, .opacity, .weight, .fill, .leaving:
        false
      }
    }
  }

  /// What an attribute is.
  public enum Value: Hashable, Sendable {
    /// A number in units of the attribute's precision.
    case number(Int)
    /// A word or text.
    case text(String)
  }

  /// The attributes that the view has.
  public var values: [Attribute: Value]

  /// Creates a state.
  public init(_ values: [Attribute: Value]) { self.values = values }

  /// The state of a view that is drawn.
  public init(_ node: TraceNode) {
    var values: [Attribute: Value] = [:]
    func set(_ attribute: Attribute, _ number: Double?) {
      guard let number, let places = attribute.places else { return }
      let scaled = (number * (places == 3 ? 1000 : 100)).rounded()
      // What cannot be told as a number is told as a word, so that it is seen and differs.
      values[attribute] =
        scaled.magnitude < 1e12 ? .number(Int(scaled)) : .text(number.isNaN ? "nan" : "huge")
    }
    set(.x, node.frame.minX)
    set(.y, node.frame.minY)
    set(.width, node.frame.width)
    set(.height, node.frame.height)
    set(.opacity, node.opacity)
    set(.radius, node.cornerRadius)
    set(.line, node.lineWidth)
    set(.size, node.pointSize)
    if let weight = node.weight { values[.weight] = .text("\(weight)") }
    if !node.fill.isEmpty {
      values[.fill] = .text(node.fill.map(\.hexDescription).joined(separator: ","))
    }
    if !node.lines.isEmpty { values[.text] = .text(node.lines.joined(separator: "\n")) }
    if let name = node.name { values[.name] = .text(name) }
    if let match = node.match { values[.match] = .text(match.id) }
    if node.isLeaving { values[.leaving] = .text("yes") }
    self.values = values
  }

  /// The attributes that differ from another state, in their order.
  func changes(from old: ViewState) -> [Attribute] {
    guard values != old.values else { return [] }
    return Attribute.allCases.filter { values[$0] != old.values[$0] }
  }

  /// An attribute's value for people and goldens; `none` where the view has none.
  func words(_ attribute: Attribute) -> String {
    switch values[attribute] {
    case nil: "none"
    case .number(let number): fixedNumber(number, places: attribute.places ?? 0)
    case .text(let text): attribute.isQuoted ? GoldenLine.quote(text) : text
    }
  }

  /// A number in the attribute's own unit, such as points.
  func number(_ attribute: Attribute) -> Double? {
    guard case .number(let number)? = values[attribute] else { return nil }
    return Double(number) / (attribute.places == 3 ? 1000 : 100)
  }
}

/// A whole number of hundredths or thousandths with its decimals, such as `44.00`.
func fixedNumber(_ value: Int, places: Int) -> String {
  guard places > 0 else { return "\(value)" }
  let unit = places == 3 ? 1000 : 100
  let (whole, rest) = value.magnitude.quotientAndRemainder(dividingBy: UInt(unit))
  let digits = String(rest)
  let zeros = String(repeating: "0", count: max(0, places - digits.count))
  return (value < 0 ? "-" : "") + "\(whole).\(zeros)\(digits)"
}
