import Foundation
import HeroCore

/// The `Contents.json` of a set in an asset catalog.
struct ContentsFile: Decodable {
  /// A condition under which an entry counts.
  struct Appearance: Decodable {
    var appearance, value: String?
  }

  /// One picture file.
  struct Image: Decodable {
    var filename, scale: String?
    var appearances: [Appearance]?
  }

  /// One shade.
  struct Shade: Decodable {
    var color: Components?
    var appearances: [Appearance]?
  }

  /// The components of a colour, each a number or a text.
  struct Components: Decodable {
    var components: [String: Component]?
    var colorSpace: String?
    /// One of the system's colours, instead of components.
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case colorSpace = "color-space"
    }
  }

  /// What holds for the whole set.
  struct Properties: Decodable {
    var renderingIntent: String?
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case renderingIntent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
    }
  }

  var images: [Image]?
  var colors: [Shade]?
  var properties: Properties?

  /// Reads the file of a set; `nil` when there is none, or it is not of the known form.
  init?(in folder: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let file = try? JSONDecoder().decode(ContentsFile.self, from: data)
    else { return nil }
    self = file
  }
}

extension ContentsFile {
  /// A component as Xcode writes it: `"0.500"`, `"0x80"`, `"128"` or a number.
  struct Component: Decodable {
    /// Where 1 is full; a number without a point is one of 256 steps.
    let value: Double
    /// The number as it is written, as which an alpha is meant.
    let written: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        (value, written) = (number, number)
        return
      }
      let text = try container.decode(String.self)
      if text.hasPrefix("0x"), let whole = Int(text.dropFirst(2), radix: 16) {
        (value, written) = (Double(whole) / 255, Double(whole) / 255)
      } else if let number = Double(text) {
        (value, written) = (text.contains(".") ? number : number / 255, number)
      } else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "“\(text)” is no component of a colour")
      }
    }
  }
}

extension ContentsFile.Components {
  /// The colour; `nil` without components.
  var resolved: ResolvedColor? {
    guard let components else { return nil }
    let opacity = min(components["alpha"]?.written ?? 1, 1)
    let space: Color.RGBColorSpace =
      switch colorSpace {
      case "display-p3": .displayP3
      case "extended-linear-srgb", "gray-gamma-10": .sRGBLinear
      default: .sRGB
      }
    if let white = components["white"]?.value {
      return ResolvedColor(space, red: white, green: white, blue: white, opacity: opacity)
    }
    guard let red = components["red"], let green = components["green"],
      let blue = components["blue"]
    else { return nil }
    return ResolvedColor(
      space, red: red.value, green: green.value, blue: blue.value, opacity: opacity)
  }
}

extension ContentsFile.Image {
  var appearance: ColorScheme? { appearances.scheme }
}

extension ContentsFile.Shade {
  var appearance: ColorScheme? { appearances.scheme }
}

extension [ContentsFile.Appearance]? {
  /// The appearance that the conditions name; `nil` for none.
  fileprivate var scheme: ColorScheme? {
    switch self?.first(where: { $0.appearance == "luminosity" })?.value {
    case "dark": .dark
    case "light": .light
    default: nil
    }
  }
}
