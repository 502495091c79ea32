import Foundation
import HeroCore
import HeroRender
import HeroUI
import SwiftUI

/// The steps of a frame, one after the other on one thread.
struct Steps {
  var solve = Stopwatch()
  var draw = Stopwatch()
  var encode = Stopwatch()
  var write = Stopwatch()
  var frameCount = 0
  var bytes = 0

  /// Milliseconds of processor a frame, for people.
  private var line: String {
    func shown(_ time: Stopwatch) -> String {
      String(format: "%7.2f", time.processor * 1000 / Double(frameCount))
    }
    return shown(solve) + shown(draw) + shown(encode) + shown(write)
      + String(format: "%7.0f kB", Double(bytes) / Double(frameCount) / 1000)
  }

  /// Seconds of processor of all frames, for the scripts.
  var json: String {
    let times = [("solve", solve), ("draw", draw), ("encode", encode), ("write", write)]
    let members = times.map { "\"\($0)\": \($1.processor)" } + ["\"bytes\": \(bytes)"]
    return "{" + members.joined(separator: ", ") + "}"
  }

  /// Goes through frames of a film; those before the first counted one fill the caches.
  @MainActor init(
    _ film: Film, frames: [Int], warmingUp: Int = 0, effort: PNGEncoder.Effort = .fast
  )
    throws
  {
    let renderer = FrameRenderer(fonts: fonts, encoder: PNGEncoder(effort: effort))
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("measure-\(getpid())")
    defer { try? FileManager.default.removeItem(at: path) }
    for (position, frame) in frames.enumerated() {
      if position == warmingUp {
        (solve, draw, encode, write) = (Stopwatch(), Stopwatch(), Stopwatch(), Stopwatch())
        (frameCount, bytes) = (0, 0)
      }
      let scene = solve.measure { film.scene(atFrame: frame) }
      try draw.measure { try renderer.draw(scene) }
      let file = encode.measure { renderer.png() }
      try write.measure { try Data(file).write(to: path) }
      frameCount += 1
      bytes += file.count
    }
  }

  /// The steps of whole frames, of frames that change little, and of small files.
  @MainActor static func printAll() throws {
    let opening = Array(0..<Opening.frameCount)
    print("1179×2556 pixels, ms of processor a frame   solve   draw encode  write")
    func show(_ title: String, _ steps: Steps) { print(title.padded(to: 44) + steps.line) }
    let film = try Opening.film(scale: 3)
    show("Lisbon opens", try Steps(film, frames: opening, warmingUp: 2))
    show("the same, small files", try Steps(film, frames: opening, warmingUp: 2, effort: .small))
    // A row of a list changes its colour: a tenth of the pixels.
    let press = try Opening.film("tap \"Row\"; wait 0.6", scale: 3) { PressedRow() }
    show(
      "a row of a list fades, a tenth of the pixels",
      try Steps(press, frames: opening, warmingUp: 2))
    let fresh = try opening.dropFirst(2).map { try Steps(press, frames: [$0]) }
    var whole = fresh[0]
    for steps in fresh.dropFirst() { whole.add(steps) }
    show("the same frames, each from nothing", whole)
  }

  /// A grid that spreads, of any number of nodes.
  @MainActor static func grid(nodes: Int, scale: Double, frames: Int) throws -> Steps {
    let film = try Opening.film("tap \"Spread\"; wait \(frames)/60", scale: scale) {
      SpreadingGrid(count: nodes)
    }
    return try Steps(film, frames: Array(0..<frames))
  }

  private mutating func add(_ other: Steps) {
    solve.add(other.solve)
    draw.add(other.draw)
    encode.add(other.encode)
    write.add(other.write)
    frameCount += other.frameCount
    bytes += other.bytes
  }
}

extension Stopwatch {
  fileprivate mutating func add(_ other: Stopwatch) {
    wall += other.wall
    processor += other.processor
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: Swift.max(1, count - self.count))
  }
}
