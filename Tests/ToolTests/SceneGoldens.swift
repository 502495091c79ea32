import HeroCore
import HeroRender
import HeroUI
import Testing

@testable import render_demo

/// What the other demos draw today: outlines of their moments both ways, and a few small pictures.
@MainActor @Suite struct SceneGoldens {
  /// A demo, what opens it and what closes it.
  struct Motion: Sendable, CustomTestStringConvertible {
    let name, opening, closing: String
    var testDescription: String { name }
  }

  nonisolated static let motions = [
    Motion(name: "places", opening: "tap \"Dunes\"; settle", closing: "tap \"Close\"; settle"),
    Motion(
      name: "cards", opening: "tap \"SwiftUI Magic\"; settle", closing: "tap \"Close\"; settle"),
    Motion(name: "tabs", opening: "tap \"Books\"; settle", closing: "tap \"Music\"; settle"),
    Motion(
      name: "playlist", opening: "tap \"Sunset Drive\"; settle",
      closing: "tap \"Sunset Drive\"; settle"),
  ]
  nonisolated static let moments = [0, 4, 8, 12, 20, 60]

  /// A part of a frame that only pixels can show.
  struct Crop: Sendable, CustomTestStringConvertible {
    let motion: Int
    let frame: Int
    let rect: Rect
    let what: String
    var name: String { "\(SceneGoldens.motions[motion].name)-\(what)" }
    var testDescription: String { name }
  }

  nonisolated static let crops = [
    // The corner of the growing page with its shadow on the page below.
    Crop(motion: 0, frame: 6, rect: Rect(x: 80, y: 96, width: 50, height: 40), what: "shadow"),
    // The header over the card that fades under it.
    Crop(motion: 1, frame: 6, rect: Rect(x: 0, y: 150, width: 50, height: 50), what: "header"),
    // The highlight over a label.
    Crop(motion: 2, frame: 6, rect: Rect(x: 170, y: 416, width: 53, height: 44), what: "highlight"),
    // The title that is cut in flight, over itself in the other font.
    Crop(motion: 3, frame: 8, rect: Rect(x: 30, y: 446, width: 53, height: 44), what: "title"),
  ]

  /// The names of all files these tests write.
  nonisolated static let names: Set<String> = Set(
    motions.flatMap { motion in
      moments.flatMap { ["\(motion.name)-opening-\($0).txt", "\(motion.name)-closing-\($0).txt"] }
    } + crops.map { "\($0.name).png" })

  private func film(_ motion: Motion, _ script: String) throws -> Film {
    let demo = try #require(Demos.all.first { $0.name == motion.name })
    let stage = Stage(
      settings: StageSettings(), measurer: Lisbon.fonts.textMeasurer, content: demo.view)
    return try stage.play(Script(parsing: script))
  }

  @Test("a demo opens", arguments: motions)
  func opening(motion: Motion) throws {
    let film = try film(motion, motion.opening)
    for frame in Self.moments {
      try expectGolden(film.outline(frame), named: "\(motion.name)-opening-\(frame)")
    }
  }

  @Test("a demo closes", arguments: motions)
  func closing(motion: Motion) throws {
    let start = try film(motion, motion.opening).frameCount - 1
    let film = try film(motion, motion.opening + "; " + motion.closing)
    for frame in Self.moments {
      try expectGolden(film.outline(start + frame), named: "\(motion.name)-closing-\(frame)")
    }
  }

  @Test("shadows, fades and letters over each other", arguments: crops)
  func pixels(crop: Crop) throws {
    let motion = Self.motions[crop.motion]
    let film = try film(motion, motion.opening)
    try expectGolden(try Lisbon.crop(film, frame: crop.frame, crop.rect), named: crop.name)
  }

  @Test("every card of the grid opens its own page, and it goes back to where it came from")
  func sixCards() throws {
    let motion = Self.motions[0]
    for name in ["Aurora", "Dunes", "Forest", "Glacier", "Volcano", "Night"] {
      let film = try film(motion, "tap \"\(name)\"; settle; tap \"Close\"; settle")
      let first = film.scene(atFrame: 0)
      let card = try #require(film.texts(name, 0).first)
      let page = try #require(film.trace(2).last { $0.kind == .clip })
      #expect(page.frame.minX <= card.frame.minX && page.frame.maxX >= card.frame.maxX, "\(name)")
      #expect(film.scene(atFrame: film.frameCount - 1) == first, "\(name)")
    }
  }

  @Test("with less motion the page of a place is pushed, bar and all")
  func reducedMotion() throws {
    let stage = Stage(
      settings: StageSettings(reduceMotion: true), measurer: Lisbon.fonts.textMeasurer
    ) { PlacesDemo() }
    let film = try stage.play(Script(parsing: "tap \"Dunes\"; settle"))
    let slides = film.scene(atFrame: 5).root.children.filter { $0.transform != .identity }
    try #require(slides.count == 2)
    #expect(slides[0].transform.tx < 0 && slides[1].transform.tx > 0)
    // Cards are cut with 24 and the scroll view square; nothing grows with a radius in between.
    #expect(film.trace(5).allSatisfy { $0.kind != .clip || ($0.cornerRadius ?? 24) == 24 })
    #expect(!film.texts("Places", 5).isEmpty, "the way back fades in")
  }
}
