import Foundation
import HeroCore

/// Makes frames on several threads and hands them over one by one, in order.
///
/// ```swift
/// try FramePipeline(fonts: fonts, workers: 4).run(count: frames) { index, renderer in
///   try renderer.draw(plan.scene(at: clock.time(ofFrame: index)))
///   return renderer.png()
/// } consume: { index, file in
///   try write(file, index)
/// }
/// ```
///
/// Each worker has a renderer of its own and a frame depends on its index alone, so what is handed
/// over is the same for any number of workers. At most two frames for each worker are held.
public struct FramePipeline: Sendable {
  /// The fonts of all renderers.
  public let fonts: FontLibrary
  /// How frames become files.
  public let encoder: PNGEncoder
  /// The number of threads; at least 1.
  public let workers: Int

  /// Creates a pipeline.
  ///
  /// Traps below one worker; a number from a flag is checked where it is read.
  ///
  /// - Parameters:
  ///   - fonts: The fonts.
  ///   - encoder: How frames become files.
  ///   - workers: The number of threads; one for each processor unless told otherwise.
  public init(
    fonts: FontLibrary, encoder: PNGEncoder = PNGEncoder(),
    workers: Int = max(1, ProcessInfo.processInfo.activeProcessorCount)
  ) {
    precondition(workers >= 1, "a pipeline needs a worker, got \(workers)")
    (self.fonts, self.encoder, self.workers) = (fonts, encoder, workers)
  }

  /// Makes frames and hands them over.
  ///
  /// - Parameters:
  ///   - count: The number of frames; none for 0.
  ///   - make: Makes one frame, on any worker, from its index and that worker's renderer.
  ///   - consume: Takes the frames in order, on the calling thread.
  /// - Throws: The error of the first frame, in order, that fails to be made or taken; the frames
  ///   before it have been handed over, and no more are begun.
  public func run<Frame: Sendable>(
    count: Int, make: @escaping @Sendable (_ index: Int, _ renderer: FrameRenderer) throws -> Frame,
    consume: (_ index: Int, _ frame: Frame) throws -> Void
  ) throws {
    let workers = min(workers, max(count, 1))
    let board = FrameBoard<Frame>(count: count, window: 2 * workers, workers: workers)
    for _ in 0..<workers {
      let thread = Thread { [fonts, encoder] in
        let renderer = FrameRenderer(fonts: fonts, encoder: encoder)
        while let index = board.claim() {
          board.post(Result { try make(index, renderer) }, at: index)
        }
        board.leave()
      }
      thread.stackSize = 16 << 20  // scenes may be nested some hundred levels deep
      thread.start()
    }
    defer { board.close() }
    for index in 0..<count { try consume(index, board.take(index).get()) }
  }
}
