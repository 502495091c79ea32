import HeroCore

/// The display and the person in front of it.
public struct StageSettings: Hashable, Sendable {
  /// The display.
  public var device: Device
  /// Pixels per point; the device's own unless changed.
  public var scale: Double
  /// Whether the display is light or dark.
  public var appearance: ColorScheme
  /// The size of text the person has chosen.
  public var dynamicTypeSize: DynamicTypeSize
  /// Whether the person has asked for less motion.
  public var reduceMotion: Bool
  /// Frames per second.
  public var framesPerSecond: Int
  /// The pictures and colours that views find by name.
  public var assets: AssetCatalog

  /// Creates settings; a light iPhone 16 with usual text unless told otherwise.
  public init(
    device: Device = .iPhone16, scale: Double? = nil, appearance: ColorScheme = .light,
    dynamicTypeSize: DynamicTypeSize = .large, reduceMotion: Bool = false,
    framesPerSecond: Int = 60, assets: AssetCatalog = AssetCatalog()
  ) {
    (self.device, self.scale) = (device, scale ?? device.scale)
    (self.appearance, self.dynamicTypeSize) = (appearance, dynamicTypeSize)
    (self.reduceMotion, self.framesPerSecond) = (reduceMotion, framesPerSecond)
    self.assets = assets
  }

  var clock: FrameClock { FrameClock(framesPerSecond: framesPerSecond) }

  var safeArea: SafeArea {
    let display = Rect(origin: .zero, size: device.size)
    return SafeArea(container: display, safe: display.inset(by: device.safeArea))
  }

  @MainActor var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = appearance
    values.dynamicTypeSize = dynamicTypeSize
    values.accessibilityReduceMotion = reduceMotion
    values.displayScale = CGFloat(scale)
    values.assets = assets
    values.displayCornerRadius = device.cornerRadius
    values.displayWidth = device.size.width
    return values
  }
}
