import HeroCore
import HeroUI

/// A scene that comes with the tool.
struct DemoScene: Sendable {
  /// What it is called on the command line.
  var name: String
  /// What it shows, in a few words.
  var summary: String
  /// The display it is made for.
  var device = Device.iPhone16
  /// What happens in it unless told otherwise.
  var script: String
  /// What is odd about it before it is played.
  var warnings: [Warning] = []
  /// Makes the view, anew for each run.
  var view: @MainActor () -> any View

  /// Finds a scene by its name; upper and lower case count as equal.
  static func named(_ name: String, in scenes: [DemoScene]) throws(Failure) -> DemoScene {
    guard let scene = scenes.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      let names = scenes.map(\.name)
      guard !name.isEmpty else {
        throw .badInput("which scene? it is missing\nscenes: " + names.joined(separator: ", "))
      }
      throw .unknown("scene", name, choices: names)
    }
    return scene
  }
}
