import HeroCore
import HeroRender
import HeroUI
import Testing

@testable import render_demo

/// The demo in motion: the shared rects follow the spring, and nothing ever jumps.
@MainActor @Suite struct LisbonMotionTests {
  /// The spring of the demo, `smooth(duration: 0.5, extraBounce: 0.08)`.
  static let column = "0.5/0.92"

  /// The shared rect of a group in a frame; every copy must tell the same.
  private func shared(_ id: String, _ film: Film, _ frame: Int) throws -> Rect {
    let rects = film.trace(frame).compactMap { $0.match }.filter { $0.id == id }.map(\.frame)
    let first = try #require(rects.first, "nothing is matched as “\(id)” in frame \(frame)")
    #expect(rects.allSatisfy { $0 == first }, "frame \(frame)")
    return first
  }

  @Test(
    "in every frame both copies share one rect, which is the spring of the table",
    arguments: ["icon", "title", "subtitle"])
  func followsTheSpring(id: String) throws {
    let film = try Lisbon.film()
    let (old, new) = (try shared(id, film, 0), try shared(id, film, film.frameCount - 1))
    #expect(old != new)
    let rows = try Table("spring-step").rows
    #expect(film.frameCount > 45)
    for frame in 1..<min(film.frameCount, rows.count) {
      let x = try #require(Double(rows[frame][Self.column] ?? ""))
      let now = try shared(id, film, frame)
      let pairs = [
        (old.minX, new.minX, now.minX), (old.minY, new.minY, now.minY),
        (old.width, new.width, now.width), (old.height, new.height, now.height),
      ]
      let length = (new.minY - old.minY).magnitude
      // Where a group has settled it rests, within a hundredth of its way.
      let near = now == new ? 0.01 * length : 1e-3
      for (start, end, value) in pairs {
        #expect(isNear(value, start + (end - start) * x, within: near), "frame \(frame)")
      }
    }
  }

  @Test("while the card opens there are two copies, and their opacities add up")
  func copies() throws {
    let film = try Lisbon.film()
    for frame in [3, 10, 20] {
      for texts in [film.texts("Lisbon", frame), film.texts("Three days", frame)] {
        try #require(texts.count == 2, "frame \(frame)")
        #expect(texts.map(\.isLeaving).filter { $0 }.count == 1)
        #expect(texts[0].match?.frame == texts[1].match?.frame)
      }
      let opacities = film.texts("Lisbon", frame).map(\.opacity)
      #expect(isNear(opacities.reduce(0, +), 1, within: 1e-3))
    }
    #expect(film.texts("Lisbon", 0).count == 1)
    #expect(film.texts("Lisbon", film.frameCount - 1).count == 1)
  }

  @Test("the first frame after the tap follows the first, and the last is the state at rest")
  func ends() throws {
    let film = try Lisbon.film(Lisbon.closing)
    let rest = try Lisbon.film("")
    #expect(film.scene(atFrame: 0) == rest.scene(atFrame: 0))
    #expect(film.outline(film.frameCount - 1) == rest.outline(0))
    let title = try #require(film.texts("Lisbon", 0).first).frame
    let next = try #require(film.texts("Lisbon", 1).first { $0.isLeaving }).frame
    // 1.9 % of the way up.
    let end = try #require(try Lisbon.film().texts("Lisbon", 60).first).frame
    #expect(isNear(next.minY, title.minY + (end.minY - title.minY) * 0.019298, within: 0.01))
  }

  @Test("the card grows by the spring, its top and its sides stay")
  func card() throws {
    let film = try Lisbon.film()
    let rows = try Table("spring-step").rows
    for frame in 1...25 {
      let x = try #require(Double(rows[frame][Self.column] ?? ""))
      let card = try film.card(frame).frame
      #expect(isNear(card.height, 220 + (662.333 - 220) * x, within: 2e-3), "frame \(frame)")
      #expect(isNear(card.minY, 135.667, within: 1e-3) && card.minX == 20 && card.width == 353)
    }
  }

  @Test("tapping Close while the card opens keeps position and velocity")
  func interruption() throws {
    let film = try Lisbon.film("tap \"Lisbon\"; wait 0.2; tap \"Close\"; settle")
    let settled = try Lisbon.film()
    let old = try shared("title", settled, 0)
    let new = try shared("title", settled, settled.frameCount - 1)
    func progress(_ frame: Int) throws -> Double {
      (try shared("title", film, frame).minY - old.minY) / (new.minY - old.minY)
    }
    // The card's height turns round with the same motion.
    func height(_ frame: Int) throws -> Double {
      (try film.card(frame).frame.height - 220) / (662.333 - 220)
    }
    for row in try Table("spring-interruption").rows {
      let time = try #require(Double(row["time"] ?? ""))
      let value = try #require(Double(row["value"] ?? ""))
      let frame = Int((time * 60).rounded())
      guard frame < film.frameCount - 1 else { continue }
      #expect(isNear(try progress(frame), value, within: 1e-4), "title at \(time)")
      #expect(isNear(try height(frame), value, within: 1e-4), "card at \(time)")
    }
    // 2.646 a second is 0.0441 a frame: before the tap and just after it.
    let before = try progress(12) - progress(11)
    let after = try progress(13) - progress(12)
    #expect(before > 0.04 && after > 0.02)
    #expect(film.outline(film.frameCount - 1) == settled.outline(0))
  }

  @Test("with reduced motion there are exactly two pictures")
  func reduceMotion() throws {
    let film = try Lisbon.film(
      "wait 0.1; tap \"Lisbon\"; wait 0.3; tap \"Close\"; wait 0.1; settle",
      settings: StageSettings(reduceMotion: true))
    let pictures = (0..<film.frameCount).map { film.outline($0) }
    #expect(Set(pictures).count == 2)
    #expect(pictures[6] == pictures[0] && pictures[7] != pictures[6])
    #expect(pictures[24] == pictures[7] && pictures[25] == pictures[0])
  }

  @Test("no text, symbol or shape jumps between two frames")
  func noJumps() throws {
    let film = try Lisbon.film("tap \"Lisbon\"; wait 0.2; tap \"Close\"; settle")
    for frame in 1..<film.frameCount {
      let before = Dictionary(
        film.trace(frame - 1).map { ("\($0.id)\($0.kind)", $0) }, uniquingKeysWith: { a, _ in a })
      for node in film.trace(frame) {
        guard let old = before["\(node.id)\(node.kind)"] else { continue }
        // The fastest moves 442 points with at most 5 lengths a second.
        #expect((node.frame.minY - old.frame.minY).magnitude < 40, "\(node.id) in frame \(frame)")
        #expect((node.opacity - old.opacity).magnitude < 0.1, "\(node.id) in frame \(frame)")
      }
    }
  }
}
