import Foundation
import HeroCore
import HeroRender
import HeroUI
import Testing

@testable import render_demo

/// An SVG looks in a browser as the PNG of the same moment does, for every scene that there is.
@Suite(.enabled(if: Browser.isWanted, "set HERO_SLOW=1"), .serialized)
@MainActor struct SVGFidelityTests {
  /// Steps of 255 by which two renderers may differ on the average.
  static let meanLimit = 1.5
  /// The same for any one cell: what antialiasing does around small letters, and not more.
  static let cellLimit = 16.0

  @Test("ten moments of a scene", arguments: Demos.all.map(\.name))
  func tenMoments(of name: String) throws {
    let scene = try DemoScene.named(name, in: Demos.all)
    let scale = 3.0
    let playback = try Engine.live.play(
      scene,
      Subject(
        scene: name, device: scene.device, scale: scale, framesPerSecond: 60, appearance: .light,
        typeSize: .large, reduceMotion: false, script: try Script(parsing: scene.script)))
    let motion = SVGMotion(
      frameCount: playback.frameCount, clock: FrameClock(framesPerSecond: 60),
      scene: playback.sceneAtTime)
    // Half of them while something moves: the first half second of either way.
    let last = Rational(playback.frameCount - 1, 60)
    let moments = (0..<10).map { index in
      index < 4
        ? Rational(2 + 5 * index, 60) : last * Rational(2 * index - 7, 13) + Rational(1, 240)
    }
    try expectLikeness(of: motion, size: scene.device.size, scale: scale, at: moments)
  }

  @Test("every kind of drawing and effect, at rest and in motion")
  func everyKind() throws {
    let specimen = Specimen()
    let motion = SVGMotion(
      frameCount: 61, clock: FrameClock(framesPerSecond: 60), scene: { specimen.scene(at: $0) })
    let moments = (0..<10).map { Rational($0, 10) + Rational(1, 37) }
    try expectLikeness(of: motion, size: Specimen.size, scale: 2, at: moments)
  }

  private func expectLikeness(
    of motion: SVGMotion, size: Size, scale: Double, at moments: [Rational]
  ) throws {
    let fonts = try FontLibrary()
    let file = try SVGWriter(fonts: fonts).write(motion)
    let pictures = try Browser.pictures(
      of: file, size: size, scale: scale, at: moments.map(\.value))
    let rasterizer = Rasterizer(fonts: fonts)
    for (moment, picture) in zip(moments, pictures) {
      let ours = try rasterizer.render(motion.scene(moment))
      let difference = PictureDifference(ours, picture)
      try keep(file, ours, picture, moment)
      #expect(difference.mean < Self.meanLimit, "at \(moment) s: \(difference)")
      #expect(difference.worstCell < Self.cellLimit, "at \(moment) s: \(difference)")
    }
  }

  /// Leaves what was compared in the folder `HERO_KEEP`, for looking at.
  private func keep(
    _ file: [UInt8], _ ours: Bitmap, _ theirs: Bitmap, _ moment: Rational
  ) throws {
    guard let path = ProcessInfo.processInfo.environment["HERO_KEEP"] else { return }
    let folder = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = "\(ours.width)x\(ours.height)@\(moment.numerator)-\(moment.denominator)"
    try Data(file).write(to: folder.appendingPathComponent("\(ours.width)x\(ours.height).svg"))
    try Data(PNGEncoder().encode(ours)).write(to: folder.appendingPathComponent("\(name) a.png"))
    try Data(PNGEncoder().encode(theirs)).write(to: folder.appendingPathComponent("\(name) b.png"))
  }
}
