import HeroRender

/// Numbered frames in a folder, and a manifest of them.
@MainActor final class FolderProduct: Product {
  private let folder: OutputFolder
  private let run: SceneRun
  private let engine: Engine
  private var manifest: Manifest
  private var fontUse = FontUse()
  let wantsFiles = true

  init(_ folder: OutputFolder, run: SceneRun, engine: Engine) {
    (self.folder, self.run, self.engine) = (folder, run, engine)
    manifest = Manifest(
      subject: run.subject, pixelWidth: 0, pixelHeight: 0, fonts: [],
      warnings: run.playback.warnings, frames: [])
  }

  func take(_ position: Int, _ frame: DrawnFrame) throws(Failure) {
    let moment = run.moments[position]
    try folder.write(frame.png, as: moment.file)
    (manifest.pixelWidth, manifest.pixelHeight) = (frame.width, frame.height)
    manifest.frames.append(
      Manifest.Frame(index: moment.index, file: moment.file, time: moment.time, hash: frame.hash))
    fontUse.formUnion(frame.fontUse)
  }

  func finish() throws(Failure) -> Made? {
    manifest.fonts = try engine.fonts(fontUse)
    try folder.commit(manifest: Array(manifest.json.utf8))
    return Made(
      path: folder.path + "/", frameCount: manifest.frames.count, pixelWidth: manifest.pixelWidth,
      pixelHeight: manifest.pixelHeight, rate: "\(run.subject.framesPerSecond)")
  }

  func discard() { folder.discard() }
}
