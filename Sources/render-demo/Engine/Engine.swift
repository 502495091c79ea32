import HeroCore
import HeroRender
import HeroUI

/// What the commands need of the front end and of the renderer.
///
/// A value of closures, so that commands can be tested without fonts; `Engine.live` is the real one.
struct Engine {
  /// Plays a script on a scene.
  var play: @MainActor (DemoScene, Subject) throws(Failure) -> Playback
  /// Draws frames and hands them over in order; throws what `deliver` throws, and a `Failure`.
  var draw: @MainActor (FrameRequest, Effort) throws -> Void
  /// All fonts that are installed, used or not.
  var installedFonts: @MainActor () throws(Failure) -> [FontRecord]
  /// The exact fonts that draw some frames.
  var fonts: @MainActor (FontUse) throws(Failure) -> [FontRecord]
  /// The scenes of a playback, or one of them, as SVG.
  var vectors: @MainActor (Vectors) throws(Failure) -> [UInt8]
  /// What measures text.
  var measurer: @MainActor () throws(Failure) -> TextMeasurer
  /// What the machine has and lacks.
  var findings: @MainActor () -> [Finding]

  /// How frames are drawn; their pixels do not depend on it.
  struct Effort: Hashable, Sendable {
    /// How many frames may be drawn at the same time; `nil` for one per core.
    var jobs: Int?
    /// How frames become files.
    var encoder = PNGEncoder()
  }
}

extension Engine {
  /// What an SVG file is to show.
  struct Vectors {
    /// The played script.
    var playback: Playback
    /// The only scene to show; `nil` for all of the playback.
    var still: Scene?
    /// Frames a second.
    var framesPerSecond: Int
    /// What the file looks like.
    var options: SVGOptions
  }
}

/// A played script: every moment of it can be asked for, in any order.
struct Playback: Sendable {
  /// How many frames it has; at least 1.
  var frameCount: Int
  /// The scene at a frame.
  var sceneAtFrame: @Sendable (Int) -> Scene
  /// The scene at a moment.
  var sceneAtTime: @Sendable (Rational) -> Scene
  /// Where its state changes.
  var updates: [PlayedMotion.Update] = []
  /// What is odd about it.
  var warnings: [Warning]
}
