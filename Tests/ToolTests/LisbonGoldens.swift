import HeroCore
import HeroRender
import HeroUI
import Testing

@testable import render_demo

/// What the first demo draws today: outlines of its moments, and the pixels only pixels can show.
@MainActor @Suite struct LisbonGoldens {
  nonisolated static let moments = [0, 6, 12, 18, 24, 60]
  nonisolated static let crops = ["corner", "gradient", "title", "close"]
  nonisolated static let appearances = ["light", "dark"]

  /// The names of all files these tests write.
  nonisolated static let names: Set<String> = Set(
    moments.flatMap { ["lisbon-opening-\($0).txt", "lisbon-closing-\($0).txt"] }
      + crops.flatMap { crop in appearances.map { "lisbon-\(crop)-\($0).png" } })

  @Test("the card opens", arguments: moments)
  func opening(frame: Int) throws {
    let scene = try Lisbon.film().scene(atFrame: frame)
    try expectGolden(scene.root.outline, named: "lisbon-opening-\(frame)")
  }

  @Test("the card closes", arguments: moments)
  func closing(frame: Int) throws {
    let start = try Lisbon.film().frameCount - 1
    let scene = try Lisbon.film(Lisbon.closing).scene(atFrame: start + frame)
    try expectGolden(scene.root.outline, named: "lisbon-closing-\(frame)")
  }

  @Test("corner, gradient, and white on colour", arguments: crops, appearances)
  func pixels(crop: String, appearance: String) throws {
    let settings = StageSettings(appearance: appearance == "dark" ? .dark : .light)
    let film = try Lisbon.film(settings: settings)
    let (frame, rect) =
      switch crop {
      case "corner": (0, Rect(x: 16, y: 132, width: 44, height: 44))
      case "gradient": (12, Rect(x: 330, y: 300, width: 48, height: 60))
      case "title": (0, Rect(x: 40, y: 270, width: 52, height: 40))
      default: (film.frameCount - 1, Rect(x: 316, y: 148, width: 50, height: 50))
      }
    try expectGolden(
      try Lisbon.crop(film, frame: frame, rect), named: "lisbon-\(crop)-\(appearance)")
  }
}
