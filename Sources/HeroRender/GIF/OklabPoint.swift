import Foundation

/// A colour in Oklab, in steps fine enough that rounding to them is never seen.
///
/// Whole numbers, so that the last bit of a cube root cannot reach the bytes of a file.
///
/// - Source: Björn Ottosson, *A perceptual color space for image processing*, 2020.
struct OklabPoint: Hashable, Sendable {
  /// Lightness, green–red, blue–yellow, and 0; in steps of 1/4096.
  var coordinates: SIMD4<Int32>

  /// The number of steps from black to white.
  static let scale = 4096.0

  /// The point of an opaque colour, `0xRRGGBB`.
  init(rgb: UInt32) {
    let light = Self.light
    let (r, g, b) = (
      light[Int(rgb >> 16 & 255)], light[Int(rgb >> 8 & 255)], light[Int(rgb & 255)]
    )
    let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    func step(_ value: Double) -> Int32 { Int32((value * Self.scale).rounded()) }
    coordinates = SIMD4(
      step(0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s),
      step(1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s),
      step(0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s), 0)
  }

  /// Creates a point from its coordinates.
  init(_ coordinates: SIMD4<Int32>) { self.coordinates = coordinates }

  /// The nearest colour that a display shows, `0xRRGGBB`.
  var rgb: UInt32 {
    let lightness = Double(coordinates[0]) / Self.scale
    let (a, b) = (Double(coordinates[1]) / Self.scale, Double(coordinates[2]) / Self.scale)
    let l = lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b
    let m = lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b
    let s = lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    func byte(_ light: Double) -> UInt32 {
      let value = light <= 0.003_130_8 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
      return UInt32((min(max(value, 0), 1) * 255).rounded())
    }
    return byte(4.076_741_662_1 * l3 - 3.307_711_591_3 * m3 + 0.230_969_929_2 * s3) << 16
      | byte(-1.268_438_004_6 * l3 + 2.609_757_401_1 * m3 - 0.341_319_396_5 * s3) << 8
      | byte(-0.004_196_086_3 * l3 - 0.703_418_614_7 * m3 + 1.707_614_701_0 * s3)
  }

  /// The square of the distance to another point, in steps.
  @inline(__always) func squaredDistance(to other: OklabPoint) -> Int32 {
    let difference = coordinates &- other.coordinates
    return (difference &* difference).wrappedSum()
  }

  /// The distance to another point, in whole steps.
  func distance(to other: OklabPoint) -> Int32 {
    Int32(Double(squaredDistance(to: other)).squareRoot().rounded())
  }

  /// The light of each stored component of sRGB.
  private static let light: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
