import HeroRender

/// One frame as a PNG.
@MainActor final class StillProduct: Product {
  private let path: String
  private let file: PendingFile
  private var drawn: (width: Int, height: Int)?
  let wantsFiles = true

  init(_ path: String, _ file: PendingFile) { (self.path, self.file) = (path, file) }

  func take(_ position: Int, _ frame: DrawnFrame) throws(Failure) {
    try file.write(frame.png)
    drawn = (frame.width, frame.height)
  }

  func finish() throws(Failure) -> Made? {
    guard let drawn else { throw Failure(status: .bug, message: "the frame was never drawn") }
    try file.commit()
    return Made(path: path, frameCount: 1, pixelWidth: drawn.width, pixelHeight: drawn.height)
  }

  func discard() { file.discard() }
}
