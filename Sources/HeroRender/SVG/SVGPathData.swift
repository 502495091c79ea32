import HeroCore

extension Path {
  /// The commands of the outline, one letter a step; outlines with the same ones can be mixed.
  var svgStructure: String {
    String(
      elements.map { element -> Character in
        switch element {
        case .move: "m"
        case .line: "l"
        case .curve: "c"
        case .close: "z"
        }
      })
  }

  /// All coordinates in the order of the commands.
  var svgCoordinates: [Double] {
    elements.flatMap { element -> [Double] in
      switch element {
      case .move(let point), .line(let point): [point.x, point.y]
      case .curve(let end, let control1, let control2):
        [control1.x, control1.y, control2.x, control2.y, end.x, end.y]
      case .close: []
      }
    }
  }
}

/// Path data from commands and coordinates, relative and rounded without adding up errors.
///
/// - Parameters:
///   - structure: What `Path.svgStructure` gives.
///   - coordinates: What `Path.svgCoordinates` gives.
///   - places: Decimals of a coordinate.
///   - isFixed: Whether letters have to stay as they are, because the data is mixed with other data
///     of the same structure; otherwise straight lines along an axis get shorter ones.
/// - Returns: The data.
func svgPathData(
  structure: String, coordinates: [Double], places: Int, isFixed: Bool = false
) -> String {
  var writer = PathDataWriter(places: places, isFixed: isFixed)
  var rest = coordinates[...]
  for letter in structure {
    let count = letter == "z" ? 0 : letter == "c" ? 6 : 2
    writer.add(letter, rest.prefix(count).map { svgLattice($0, places) })
    rest = rest.dropFirst(count)
  }
  return writer.data
}

private struct PathDataWriter {
  let places: Int
  let isFixed: Bool
  private(set) var data = ""
  private var lastLetter: Character?
  private var current = (x: 0, y: 0)
  private var start = (x: 0, y: 0)
  private var endsWithFraction = false

  init(places: Int, isFixed: Bool) { (self.places, self.isFixed) = (places, isFixed) }

  mutating func add(_ letter: Character, _ values: [Int]) {
    guard let y = values.last, values.count >= 2 else {
      put(letter)
      current = start
      return
    }
    let relative = values.enumerated().map { $1 - ($0 % 2 == 0 ? current.x : current.y) }
    let x = values[values.count - 2]
    switch letter {
    case "l" where !isFixed && relative[1] == 0 && relative[0] == 0: break
    case "l" where !isFixed && relative[1] == 0: put("h", [relative[0]])
    case "l" where !isFixed && relative[0] == 0: put("v", [relative[1]])
    default: put(letter, relative)
    }
    current = (x, y)
    if letter == "m" { start = current }
  }

  private mutating func put(_ letter: Character, _ values: [Int] = []) {
    // A repeated letter may be left out, but after a move a pair means a line.
    let isRepeated = letter == lastLetter && letter != "m" && letter != "z"
    if !isRepeated {
      data.append(letter)
      endsWithFraction = false
    }
    for (index, value) in values.enumerated() {
      let number = svgNumber(lattice: value, places)
      let needsSpace =
        (index > 0 || isRepeated) && !number.hasPrefix("-")
        && !(number.hasPrefix(".") && endsWithFraction)
      data += needsSpace ? " " + number : number
      endsWithFraction = number.contains(".")
    }
    lastLetter = letter
  }
}
