// Colours between colours. Three rules meet here, and they differ on purpose:
//
// - a colour that *animates* goes through light: linear components beside the opacity;
// - a *perceptual gradient* goes through Oklab, multiplied by the opacity;
// - a *device gradient* goes through sRGB as it is stored.

extension ResolvedColor {
  /// Creates a colour from light: the components before the transfer function of sRGB.
  public init(linearRed: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(
      red: displayValue(linearRed), green: displayValue(green), blue: displayValue(blue),
      opacity: opacity)
  }

  /// Creates a colour from components in Display P3.
  ///
  /// Colours that sRGB cannot show get components outside 0…1, which are clamped when drawn.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - opacity: The opacity, from 0 to 1.
  /// - Source: the matrix between the two sets of primaries, which share the white D65 and the
  ///   transfer function; to four decimals, as SwiftUI has it.
  public init(displayP3Red red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let (r, g, b) = (linearLight(red), linearLight(green), linearLight(blue))
    self.init(
      linearRed: 1.2249 * r - 0.2247 * g, green: -0.0420 * r + 1.0419 * g,
      blue: -0.0197 * r - 0.0786 * g + 1.0979 * b, opacity: opacity)
  }

  /// What SwiftUI multiplies colour components by before it animates them; see ``Track``.
  private static let animationScale = 128.0

  /// The colour as a vector to animate: light of red, green and blue, and the opacity, times 128.
  ///
  /// The light is not multiplied by the opacity, so a colour that appears out of `clear`, which is
  /// black, is dark on its way. The factor makes the test when an animation has finished treat a
  /// colour like a few points of distance.
  ///
  /// - Source: `Color.Resolved.animatableData` as audited in OpenSwiftUI; a film of a
  ///   `foregroundStyle` that goes from blue to red agrees with light to 0.65/255.
  public var linearComponents: [Double] {
    [linearLight(red), linearLight(green), linearLight(blue), opacity]
      .map { $0 * ResolvedColor.animationScale }
  }

  /// Creates the colour whose ``linearComponents`` these are.
  ///
  /// Traps unless there are four components.
  ///
  /// - Parameter components: The components. Overshoot is kept: they may leave 0…128, and the colour
  ///   is clamped when it is drawn.
  public init(linearComponents components: [Double]) {
    precondition(components.count == 4, "a colour has 4 components, got \(components.count)")
    self.init(linear: components[0], components[1], components[2], opacity: components[3])
  }

  /// Creates the colour of three linear components and an opacity, in the unit of animations.
  init(linear red: Double, _ green: Double, _ blue: Double, opacity: Double) {
    let scale = ResolvedColor.animationScale
    self.init(
      red: displayValue(red / scale), green: displayValue(green / scale),
      blue: displayValue(blue / scale), opacity: opacity / scale)
  }

  /// The colour between this one and another.
  ///
  /// - Parameters:
  ///   - other: The colour at fraction 1.
  ///   - fraction: How far to go, from 0 to 1.
  ///   - space: How to mix.
  /// - Returns: The mixture, with components within 0…1.
  public func mixed(
    with other: ResolvedColor, by fraction: Double, in space: Gradient.ColorSpace
  ) -> ResolvedColor {
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    switch space {
    case .device:
      return ResolvedColor(
        red: red + (other.red - red) * fraction, green: green + (other.green - green) * fraction,
        blue: blue + (other.blue - blue) * fraction,
        opacity: opacity + (other.opacity - opacity) * fraction)
    case .perceptual:
      return ResolvedColor(
        ConeResponse(self).mixed(with: ConeResponse(other), by: fraction))
    }
  }

  /// Creates the colour of a cone response, clipped to what a display shows.
  private init(_ response: ConeResponse) {
    guard response.opacity > 0 else {
      self = .clear
      return
    }
    let light = response.light
    func clipped(_ value: Double) -> Double { displayValue(min(max(value, 0), 1)) }
    self.init(
      red: clipped(light.red), green: clipped(light.green), blue: clipped(light.blue),
      opacity: response.opacity)
  }
}

/// The part of Oklab in which colours are mixed: cube roots of cone responses.
///
/// Oklab itself is a linear map of these, so mixing in either is the same.
///
/// - Source: Björn Ottosson, *A perceptual color space for image processing*, 2020, with the
///   matrices for linear sRGB as SwiftUI's renderer has them.
private struct ConeResponse {
  /// The cube roots, multiplied by the opacity.
  var long, medium, short: Double
  /// The opacity.
  var opacity: Double

  init(_ color: ResolvedColor) {
    let (r, g, b) = (linearLight(color.red), linearLight(color.green), linearLight(color.blue))
    opacity = color.opacity
    long = cubeRoot(0.412221461535 * r + 0.536332547665 * g + 0.051445994526 * b) * opacity
    medium = cubeRoot(0.211903497577 * r + 0.680699527264 * g + 0.107396960258 * b) * opacity
    short = cubeRoot(0.088302463293 * r + 0.281718850136 * g + 0.629978716373 * b) * opacity
  }

  func mixed(with other: ConeResponse, by fraction: Double) -> ConeResponse {
    var result = self
    result.long += (other.long - long) * fraction
    result.medium += (other.medium - medium) * fraction
    result.short += (other.short - short) * fraction
    result.opacity += (other.opacity - opacity) * fraction
    return result
  }

  /// The light of the three primaries; outside 0…1 where a display cannot show the colour.
  var light: (red: Double, green: Double, blue: Double) {
    func cubed(_ value: Double) -> Double {
      let root = value / opacity
      return root * root * root
    }
    let (l, m, s) = (cubed(long), cubed(medium), cubed(short))
    return (
      4.076741695404 * l - 3.307711601257 * m + 0.230969935656 * s,
      -1.268437981606 * l + 2.609757423401 * m - 0.341319382191 * s,
      -0.004196086433 * l - 0.703418612480 * m + 1.707614660263 * s
    )
  }
}

/// The light that a stored sRGB component stands for; negative ones are mirrored.
///
/// - Source: IEC 61966-2-1, the transfer function of sRGB.
func linearLight(_ value: Double) -> Double {
  if value < 0 { return -linearLight(-value) }
  return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
}

/// The stored sRGB component for a light; negative ones are mirrored.
///
/// - Source: IEC 61966-2-1, the inverse of ``linearLight(_:)``.
func displayValue(_ light: Double) -> Double {
  if light < 0 { return -displayValue(-light) }
  return light <= 0.0031308 ? light * 12.92 : 1.055 * power(light, 1 / 2.4) - 0.055
}
