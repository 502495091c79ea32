import HeroCore
import HeroUI

/// What is rendered: the scene, what happens to it, and the settings it is shown under.
struct Subject: Hashable, Sendable {
  /// The name of the scene.
  var scene: String
  /// The display.
  var device: Device
  /// Pixels per point.
  var scale: Double
  /// Frames per second.
  var framesPerSecond: Int
  var appearance: ColorScheme
  var typeSize: DynamicTypeSize
  var reduceMotion: Bool
  /// The pictures and colours that were given.
  var assets = AssetCatalog()
  /// What happens.
  var script: Script

  /// The members that manifests have in common.
  var members: [JSONValue.Member] {
    [
      .init("scene", .string(scene)),
      .init("script", .string(script.description)),
      .init("device", .string(device.name)),
      .init("size", device.size.json),
      .init("scale", .number(scale)),
      .init("fps", .integer(framesPerSecond)),
      .init("appearance", .string("\(appearance)")),
      .init("typeSize", .string("\(typeSize)")),
      .init("reduceMotion", .bool(reduceMotion)),
    ]
  }
}
