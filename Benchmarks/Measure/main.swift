import Foundation
import HeroCore
import HeroRender
import HeroUI
import SwiftUI

// Measures parts of a run; the scripts in Benchmarks call it.

/// What went wrong with the command line.
struct Usage: Error, CustomStringConvertible {
  let description = """
    measure frames FOLDER | format KIND FILE | steps | grid NODES SCALE FRAMES | draw GOLDENS WORKERS
    """
}

let fonts = try FontLibrary()
let words = Array(CommandLine.arguments.dropFirst())
switch (words.first, words.count) {
case ("frames", 2):
  for (index, picture) in try Opening.pictures().enumerated() {
    let name = String(format: "%04d.png", index)
    try Data(PNGEncoder().encode(picture))
      .write(to: URL(fileURLWithPath: words[1]).appendingPathComponent(name))
  }
case ("format", 3): print(try Formats.time(words[1], writing: words[2]).json)
case ("steps", 1): try Steps.printAll()
case ("grid", 4):
  guard let nodes = Int(words[1]), let scale = Double(words[2]), let frames = Int(words[3]) else {
    throw Usage()
  }
  print(try Steps.grid(nodes: nodes, scale: scale, frames: frames).json)
case ("draw", 3):
  guard let workers = Int(words[2]), workers > 0 else { throw Usage() }
  try draw(words[1], workers: workers)
case _: throw Usage()
}
