import HeroCore
import HeroUI
import Testing

@testable import render_demo

/// The demo at rest, held against numbers that were calculated by hand.
@MainActor @Suite struct LisbonLayoutTests {
  private func part(_ name: String, _ film: Film, _ frame: Int) throws -> Rect {
    if name == "card" { return try film.card(frame).frame }
    if name.hasPrefix("row ") {
      let rows = film.trace(frame).filter { $0.kind == .shape && $0.cornerRadius == 18 }
      let number = try #require(Int(name.dropFirst(4)))
      try #require(rows.count == 3)
      return rows[number - 1].frame
    }
    return try #require(film.texts(name, frame).first).frame
  }

  @Test("everything stands where the calculation has it, to a hundredth of a point")
  func oracle() throws {
    let film = try Lisbon.film()
    for row in try Table("lisbon-layout").rows {
      let frame = row["state"] == "open" ? film.frameCount - 1 : 0
      let rect = try part(row["part"] ?? "", film, frame)
      for (column, value) in [("x", rect.minX), ("y", rect.minY), ("height", rect.height)] {
        guard let expected = Double(row[column] ?? "") else { continue }
        #expect(isNear(value, expected), "\(row): \(column) is \(value)")
      }
    }
  }

  @Test("the card is as wide as the display less its padding, its sheet begins 56 below its top")
  func card() throws {
    let film = try Lisbon.film()
    for frame in [0, film.frameCount - 1] { #expect(try film.card(frame).frame.width == 353) }
    let icon = try #require(
      film.trace(film.frameCount - 1).first { $0.name == "tram.fill" && !$0.isLeaving })
    #expect(isNear(icon.frame.minY, 135 + 2 / 3.0 + 56, within: 0.34))
    #expect(isNear(icon.frame.minX, 44, within: 0.34))
  }

  @Test("icon, title and subtitle are 6 points apart in both states")
  func header() throws {
    let film = try Lisbon.film()
    for frame in [0, film.frameCount - 1] {
      let title = try #require(film.texts("Lisbon", frame).last).frame
      let subtitle = try #require(film.texts("Three days", frame).last).frame
      let icon = try #require(film.trace(frame).last { $0.name == "tram.fill" }).frame
      #expect(isNear(subtitle.minY - title.maxY, 6, within: 0.34))
      #expect(isNear(title.minY - icon.maxY, 6, within: 0.34))
    }
  }

  @Test("lengths that scale with text have their sheet values")
  func typeSizes() throws {
    // Factors of large title: 38/41 and 70/41, rounded to a pixel.
    let sizes: [(DynamicTypeSize, height: Double, offset: Double)] = [
      (.xSmall, 204, 222 + 1 / 3.0), (.large, 220, 240),
      (.accessibility5, 375 + 2 / 3.0, 409 + 2 / 3.0),
    ]
    for (size, height, offset) in sizes {
      let film = try Lisbon.film("", settings: StageSettings(dynamicTypeSize: size))
      let card = try film.card(0).frame
      #expect(isNear(card.height, height), "\(size)")
      let row = try part("row 1", film, 0)
      #expect(isNear(row.minY - card.minY, offset), "\(size)")
    }
  }
}
