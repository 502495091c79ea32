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
      subject: run.subject, warnings: run.playback.warnings, moments: run.moments)
  }

  func take(_ position: Int, _ frame: DrawnFrame) throws(Failure) {
    try folder.write(frame.png, as: run.moments[position].file)
    (manifest.pixelWidth, manifest.pixelHeight) = (frame.width, frame.height)
    manifest.hashes.append(frame.hash)
    let known = fontUse
    fontUse.formUnion(frame.fontUse)
    // The files are read while the workers draw, not when all wait for the end.
    if fontUse != known || position == 0 { manifest.fonts = try engine.fonts(fontUse) }
  }

  func finish() throws(Failure) -> Made? {
    try folder.commit(manifest: manifest.text)
    return Made(
      path: folder.path + "/", frameCount: manifest.hashes.count, pixelWidth: manifest.pixelWidth,
      pixelHeight: manifest.pixelHeight, rate: "\(run.subject.framesPerSecond)")
  }

  func discard() { folder.discard() }
}
