import HeroCore

/// The display of the stage.
public final class UIScreen: Sendable {
  /// The only display there is.
  public static let main = UIScreen()

  /// The whole display, in points.
  public var bounds: CGRect {
    CGRect(Rect(origin: .zero, size: StageDisplay.settings.device.size))
  }
  /// The whole display, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels per point.
  public var scale: CGFloat { CGFloat(StageDisplay.settings.scale) }
  /// Pixels per point.
  public var nativeScale: CGFloat { scale }
  /// How bright the display is; always fully.
  public var brightness: CGFloat { 1 }
  /// The frames the display can show each second.
  public var maximumFramesPerSecond: Int { StageDisplay.settings.framesPerSecond }
}

/// What kind of device the stage is.
public final class UIDevice: Sendable {
  /// The device.
  public static let current = UIDevice()

  /// What a device looks like.
  public enum UserInterfaceIdiom: Hashable, Sendable {
    /// The kinds of device.
    case unspecified, phone, pad, tv, carPlay, mac, vision
  }

  /// A phone, or a tablet where the stage is one.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    StageDisplay.settings.device.size.width >= 700 ? .pad : .phone
  }
  /// The name of the device.
  public var name: String { StageDisplay.settings.device.name }
  /// The kind of device.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name of the system.
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system whose look is drawn.
  public var systemVersion: String { "18.0" }
}
