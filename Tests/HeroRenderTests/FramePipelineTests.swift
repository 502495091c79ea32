import HeroCore
import HeroRender
import Synchronization
import Testing

/// Frames from several workers: in order, the same bytes, few at a time, errors passed on.
@Suite struct FramePipelineTests {
  private static func scene(_ index: Int) -> Scene {
    Scene(
      size: Size(width: 60, height: 40), scale: 2, background: .white,
      root: label("Frame \(index % 5)", at: Point(x: 2 + Double(index) * 0.37, y: 20)))
  }

  private func files(workers: Int, count: Int = 24) throws -> [[UInt8]] {
    var files: [[UInt8]] = []
    try FramePipeline(fonts: fonts, workers: workers).run(count: count) { index, renderer in
      try renderer.draw(Self.scene(index))
      return renderer.png()
    } consume: { index, file in
      #expect(index == files.count)
      files.append(file)
    }
    return files
  }

  @Test("bytes do not depend on the number of workers", arguments: [2, 3, 8])
  func workersDoNotMatter(workers: Int) throws {
    let one = try files(workers: 1)
    #expect(one.count == 24)
    #expect(try files(workers: workers) == one)
  }

  @Test("a frame alone is the frame of the whole run")
  func oneFrame() throws {
    let alone = try Rasterizer(fonts: fonts).render(Self.scene(17))
    var found: Bitmap?
    try FramePipeline(fonts: fonts, workers: 2).draw(
      FrameRequest(frames: Array(0..<20), scene: Self.scene) {
        if $0 == 17 { found = $1.picture }
      })
    #expect(found == alone)
  }

  @Test("no frames are no trouble")
  func noFrames() throws { #expect(try files(workers: 4, count: 0).isEmpty) }

  @Test("at most two frames for each worker are begun and not yet taken")
  func boundedMemory() throws {
    let begun = Mutex(0)
    var largest = 0
    try FramePipeline(fonts: fonts, workers: 3).run(count: 40) { index, _ in
      begun.withLock { $0 += 1 }
      return index
    } consume: { index, _ in
      largest = max(largest, begun.withLock { $0 } - index)
    }
    #expect(largest <= 7)
  }

  private struct Trouble: Error, Equatable { let index: Int }

  @Test("the first failing frame stops the run, after those before it")
  func failingFrame() throws {
    var taken: [Int] = []
    #expect(throws: Trouble(index: 7)) {
      try FramePipeline(fonts: fonts, workers: 4).run(count: 100) { index, _ in
        if index >= 7 { throw Trouble(index: index) }
        return index
      } consume: { index, _ in
        taken.append(index)
      }
    }
    #expect(taken == Array(0..<7))
  }

  @Test("a consumer that fails stops the run")
  func failingConsumer() throws {
    let made = Mutex(0)
    #expect(throws: Trouble(index: 3)) {
      try FramePipeline(fonts: fonts, workers: 2).run(count: 1000) { index, _ in
        made.withLock { $0 += 1 }
      } consume: { index, _ in
        if index == 3 { throw Trouble(index: 3) }
      }
    }
    #expect(made.withLock { $0 } <= 10)
  }
}
