import HeroCore
import Synchronization
import Testing

@testable import HeroUI

/// What user code does later, or with the date or by chance, on the clock of a stage.
@MainActor @Suite struct StageClockTests {
  // MARK: - When work is done

  @Test("work put off acts right after the frame of its time, also between two frames")
  func moments() throws {
    let film = try play("settle") {
      Probe { set in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { set("b") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.45) { set("c") }
      }
    }
    // At 10 frames a second: frame 3 shows the moment 0.3, before what happens then.
    #expect(film.words == ["a", "a", "a", "a", "b", "c"])
  }

  @Test("work on a queue is done after the update that asked for it, in the order of asking")
  func order() throws {
    let order = Mutex<[Int]>([])
    let film = try play("settle") {
      Probe { set in
        DispatchQueue.main.asyncAfter(deadline: .now()) { order.withLock { $0.append(3) } }
        DispatchQueue.global().async {
          order.withLock { $0.append(4) }
          DispatchQueue.main.async { set("b") }
        }
        order.withLock { $0.append(1) }
        set("x")
        order.withLock { $0.append(2) }
      }
    }
    #expect(order.withLock(\.self) == [1, 2, 3, 4])
    #expect(film.words == ["a", "b"])
  }

  @Test("a wait ends before what is due at its last moment; the next step comes after that")
  func waitIsHalfOpen() throws {
    func probe() -> Probe {
      Probe { set in DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { set("b") } }
    }
    #expect(try play("wait 0.2") { probe() }.words == ["a", "a", "a"])
    #expect(try play("wait 0.2; wait 0.1") { probe() }.words == ["a", "a", "a", "b"])
    #expect(try play("wait 0.2; tap \"b\"") { probe() }.words == ["a", "a", "a", "b!"])
  }

  @Test("settle waits for the queue, and for the motion that the last work starts")
  func settleIsExtended() throws {
    let film = try play("settle") {
      Probe { set in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          withAnimation(.linear(duration: 0.5)) { set("b") }
        }
      }
    }
    #expect(film.duration == Rational(3, 2))
    #expect(film.words.last == "b")
  }

  @Test("a third of a second is taken to the billionth, so it is over before frame 10 of 30")
  func rounding() throws {
    let film = try play("settle", framesPerSecond: 30) {
      Probe { set in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0 / 3) { set("b") }
      }
    }
    #expect(film.words.firstIndex(of: "b") == 10)
    #expect(DispatchTime.now() + .milliseconds(300) > DispatchTime.now() + 0.299)
  }

  @Test("cancelled work is not done")
  func cancelled() throws {
    let film = try play("settle") {
      Probe { set in
        let work = DispatchWorkItem { set("b") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: work)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { work.cancel() }
      }
    }
    #expect(film.words.allSatisfy { $0 == "a" })
  }

  @Test("a timer repeats without drifting until it is stopped")
  func timer() throws {
    let film = try play("settle") {
      Probe { set in
        let count = Mutex(0)
        Timer.scheduledTimer(withTimeInterval: 0.15, repeats: true) { timer in
          let number = count.withLock { count in
            count += 1
            return count
          }
          set("\(number)")
          if number == 4 { timer.invalidate() }
        }
      }
    }
    #expect(film.words == ["a", "a", "1", "1", "2", "3", "3", "4"])
    #expect(film.duration == Rational(6, 10))
  }

  @Test("endless work is named instead of waited for")
  func endless() throws {
    let error = #expect(throws: StageError.self) {
      try play("settle") {
        Probe { _ in
          Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        }
      }
    }
    #expect(error == .neverSettles(line: 1, moving: ["a Timer that repeats"]))
    @MainActor func again() { DispatchQueue.main.async { again() } }
    #expect(throws: StageError.endlessUpdates) {
      try play("settle") { Probe { _ in again() } }
    }
  }

  // MARK: - Chance and dates

  @Test("chance, ids and dates are the same on every stage, and differ from one call to the next")
  func chance() throws {
    func draw() throws -> [String] {
      let drawn = Mutex<[String]>([])
      _ = try play("settle") {
        Probe { _ in
          drawn.withLock { list in
            list += (0..<3).map { _ in UUID().uuidString }
            list.append("\(Int.random(in: 0..<1_000_000)) \(Double.random(in: 0...1))")
            list.append("\([1, 2, 3, 4, 5, 6, 7, 8].shuffled())")
            list.append("\((0..<9).randomElement() ?? -1) \(Bool.random())")
            list.append("\(Date())")
          }
        }
      }
      return drawn.withLock(\.self)
    }
    let first = try draw()
    #expect(try draw() == first)
    #expect(Set(first).count == first.count)
    #expect(first.last == "2025-01-01 09:41:00 +0000")
    let id = Array(first[0])
    #expect(id[14] == "4" && "89AB".contains(id[19]))
  }

  @Test("the date goes on with the stage's clock")
  func date() throws {
    let passed = Mutex(0.0)
    _ = try play("settle") {
      Probe { _ in
        let start = Date()
        DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) {
          passed.withLock { $0 = Date().timeIntervalSince(start) }
        }
      }
    }
    #expect(passed.withLock(\.self) == 2.5)
  }

  @Test("off the stage the system's chance and dates are used")
  func elsewhere() {
    #expect(
      abs(Date().timeIntervalSince(Foundation.Date(timeIntervalSince1970: 1_735_724_460))) > 1e6)
    #expect(UUID() != UUID())
    var (ours, seeded) = (SystemRandomNumberGenerator(), SeededGenerator())
    #expect((0..<4).map { _ in ours.next() } != (0..<4).map { _ in seeded.next() })
  }

  @Test("asynchronous work is a warning with its place, and is not done")
  func asynchronous() throws {
    let film = try play("settle") {
      Probe { set in Task { @MainActor in set("b") } }
    }
    #expect(film.words.allSatisfy { $0 == "a" })
    let warning = try #require(film.warnings.first)
    #expect(film.warnings.count == 1)
    #expect(warning.description.hasPrefix("StageClockTests.swift:"))
    #expect(warning.message.hasPrefix("Task is not done"))
  }

  // MARK: - Support

  private func play(
    _ script: String, framesPerSecond: Int = 10, _ view: () -> Probe
  ) throws -> Film {
    let settings = StageSettings(framesPerSecond: framesPerSecond)
    let measurer = TextMeasurer(
      shape: { _, _ in ShapedText(clusters: [], ellipsisAdvance: 0) },
      symbolSize: { _ in Size(width: 1, height: 1) })
    let stage = Stage(settings: settings, measurer: measurer) { view() }
    return try stage.play(Script(parsing: script))
  }
}

/// Shows a word, “a” at first, and lets an action change it once the view is there.
private struct Probe: View {
  let action: @MainActor (_ set: @escaping @MainActor (String) -> Void) -> Void
  @State private var word = "a"

  var body: some View {
    Button {
      word += "!"
    } label: {
      Rectangle().frame(width: word == "a" ? 10 : 20, height: 10)
    }
    .accessibilityLabel(word)
    .overlay { Text(word) }
    .onAppear { action { word = $0 } }
  }
}

extension Film {
  /// The words that the frames show.
  fileprivate var words: [String] {
    (0..<frameCount).map { frame in
      func find(_ node: SceneNode) -> String? {
        if case .text(let text) = node.drawing { return text.string }
        return node.children.lazy.compactMap(find).first
      }
      return find(scene(atFrame: frame).root) ?? ""
    }
  }
}
