/// A display: how large it is, how many pixels a point has, and what its edges keep free.
public struct Device: Hashable, Sendable {
  /// The name as Apple writes it, or the size as `400x300` for one made to measure.
  public let name: String
  /// The size in points, upright.
  public let size: Size
  /// Pixels per point.
  public let scale: Double
  /// What the status bar and the home indicator keep free, in points.
  public let safeArea: Insets
  /// The radius of the display's own continuous corners, in points.
  public let cornerRadius: Double

  /// Creates a device.
  public init(
    name: String, size: Size, scale: Double, safeArea: Insets = .zero, cornerRadius: Double = 0
  ) {
    (self.name, self.size, self.scale) = (name, size, scale)
    (self.safeArea, self.cornerRadius) = (safeArea, cornerRadius)
  }

  /// A plain rectangle of any size without safe area: what `--size` asks for.
  public static func custom(size: Size, scale: Double) -> Device {
    let extents = [size.width, size.height].map { shortNumber($0, places: 3) }
    return Device(name: extents.joined(separator: "x"), size: size, scale: scale)
  }
}

// MARK: - The devices we know

extension Device {
  /// What is shown unless a scene asks for something else.
  public static let iPhone16 = phone("iPhone 16", 393, 852, top: 59, radius: 55)

  /// All devices, smallest first.
  ///
  /// - Source: sizes and scales by Apple's published display resolutions; radii by the
  ///   ScreenCorners list of the `_displayCornerRadius` of each device; insets of 59 and 34 pt as
  ///   measured for iPhone 15 and 16. The 62 pt of the Pro models, the insets of the iPads and
  ///   the radii of the two newest iPads are from memory, not from a source.
  public static let all: [Device] = [
    Device(
      name: "iPhone SE 3", size: Size(width: 375, height: 667), scale: 2,
      safeArea: Insets(top: 20)),
    phone("iPhone 15", 393, 852, top: 59, radius: 55),
    iPhone16,
    phone("iPhone 16 Pro", 402, 874, top: 62, radius: 62),
    phone("iPhone 16 Plus", 430, 932, top: 59, radius: 55),
    phone("iPhone 16 Pro Max", 440, 956, top: 62, radius: 62),
    pad("iPad (A16)", 820, 1180, radius: 25),
    pad("iPad Air 11", 820, 1180, radius: 18),
    pad("iPad Pro 11", 834, 1210, radius: 30),
  ]

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, top: Double, radius: Double
  ) -> Device {
    Device(
      name: name, size: Size(width: width, height: height), scale: 3,
      safeArea: Insets(top: top, bottom: 34), cornerRadius: radius)
  }

  private static func pad(
    _ name: String, _ width: Double, _ height: Double, radius: Double
  ) -> Device {
    Device(
      name: name, size: Size(width: width, height: height), scale: 2,
      safeArea: Insets(top: 24, bottom: 20), cornerRadius: radius)
  }

  /// The device called `name`; upper and lower case count as equal.
  ///
  /// - Parameter name: A name from the list.
  /// - Returns: The device.
  /// - Throws: `UnknownDevice`, which lists the choices.
  public static func named(_ name: String) throws(UnknownDevice) -> Device {
    let wanted = name.lowercased()
    guard let device = all.first(where: { $0.name.lowercased() == wanted }) else {
      throw UnknownDevice(name: name)
    }
    return device
  }
}

/// Asked for a device that is not in the list.
public struct UnknownDevice: Error, Hashable, CustomStringConvertible {
  /// What was asked for.
  public let name: String

  /// What is wrong, what was probably meant, and the choices.
  public var description: String {
    let names = Device.all.map(\.name)
    let guess = closestWord(to: name, in: names).map { "; did you mean “\($0)”?" } ?? ""
    return "there is no device “\(name)”\(guess)\ndevices: " + names.joined(separator: ", ")
  }
}
