import HeroCore
import HeroRender
import HeroUI

/// How a view is shown in a test, and what is compared.
public struct MotionSettings: Hashable, Sendable {
  /// The display and the person in front of it.
  public var stage: StageSettings
  /// What is compared: where things are, what pixels they have, or both.
  public var kinds: [GoldenHeader.Kind]
  /// How far a result may be from its golden.
  public var tolerance: Tolerance

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - device: The display.
  ///   - scale: Pixels per point; at 2, half a point is a pixel and files are small.
  ///   - appearance: Light or dark.
  ///   - typeSize: The size of text.
  ///   - reduceMotion: Whether less motion is asked for.
  ///   - framesPerSecond: The rate.
  ///   - assets: The pictures and colours that views find by name.
  ///   - kinds: What is compared. Geometry alone does not depend on the version of the rasteriser.
  ///   - tolerance: How far a result may be off; not at all unless told otherwise.
  public init(
    device: Device = .iPhone16, scale: Double = 2, appearance: ColorScheme = .light,
    typeSize: DynamicTypeSize = .large, reduceMotion: Bool = false, framesPerSecond: Int = 60,
    assets: AssetCatalog = AssetCatalog(), kinds: [GoldenHeader.Kind] = [.geometry, .pixels],
    tolerance: Tolerance = .exact
  ) {
    stage = StageSettings(
      device: device, scale: scale, appearance: appearance, dynamicTypeSize: typeSize,
      reduceMotion: reduceMotion, framesPerSecond: framesPerSecond, assets: assets)
    (self.kinds, self.tolerance) = (kinds, tolerance)
  }

  /// The settings as goldens remember them.
  func golden(named name: String, script: Script) -> GoldenSettings {
    GoldenSettings(
      scene: name, script: script.description, device: stage.device.name, size: stage.device.size,
      scale: stage.scale, framesPerSecond: stage.framesPerSecond,
      appearance: "\(stage.appearance)", typeSize: "\(stage.dynamicTypeSize)",
      reduceMotion: stage.reduceMotion)
  }
}
