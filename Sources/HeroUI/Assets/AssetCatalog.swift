import HeroCore

/// The pictures and colours that views find by name, read from folders.
///
/// A folder may hold asset catalogs (`*.xcassets` with image sets and colour sets) and loose PNG and
/// JPEG files, at any depth. Of equal names the one that is read first counts.
public struct AssetCatalog: Hashable, Sendable {
  /// A picture file for a scale and an appearance.
  struct Picture: Hashable, Sendable {
    var path: String
    /// Pixels per point.
    var scale: Double
    /// The appearance it is for; `nil` for any.
    var appearance: ColorScheme?
    var pixels: PictureSize

    /// The natural size, in points.
    var size: Size {
      Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    }
  }

  /// Pictures of one name.
  struct ImageSet: Hashable, Sendable {
    var pictures: [Picture] = []
    /// Whether only the outline counts, unless a view says otherwise.
    var isTemplate = false
  }

  /// The shades of one name.
  struct ColorSet: Hashable, Sendable {
    var any: ResolvedColor
    var dark: ResolvedColor?
  }

  var images: [String: ImageSet] = [:]
  var colors: [String: ColorSet] = [:]
  /// What in the folders could not be used, in one sentence each.
  public internal(set) var issues: [String] = []

  /// Creates a catalog without anything in it.
  public init() {}

  /// Whether there is nothing in it.
  public var isEmpty: Bool { images.isEmpty && colors.isEmpty }
  /// The names of the pictures, sorted.
  public var imageNames: [String] { images.keys.sorted() }
  /// The names of the colours, sorted.
  public var colorNames: [String] { colors.keys.sorted() }

  /// The picture of a name that suits a display best.
  ///
  /// - Source: UIKit takes the file of the display's appearance and scale; of other scales the next
  ///   larger one, else the largest there is.
  func picture(named name: String, scale: Double, appearance: ColorScheme) -> Picture? {
    let all = images[name]?.pictures ?? []
    let own = all.filter { $0.appearance == appearance }
    let suitable = own.isEmpty ? all.filter { $0.appearance == nil } : own
    let choice = suitable.isEmpty ? all : suitable
    return choice.filter { $0.scale >= scale }.min { $0.scale < $1.scale }
      ?? choice.max { $0.scale < $1.scale }
  }

  /// The colour of a name on a light or a dark display.
  func color(named name: String, appearance: ColorScheme) -> ResolvedColor? {
    guard let set = colors[name] else { return nil }
    switch appearance {
    case .light: return set.any
    case .dark: return set.dark ?? set.any
    }
  }
}
