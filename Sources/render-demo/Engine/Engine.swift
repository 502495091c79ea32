import HeroCore
import HeroRender
import HeroUI

/// What the commands need of the front end and of the renderer.
///
/// A value of closures, so that commands can be tested without fonts; `Engine.live` is the real one.
struct Engine {
  /// Plays a script on a scene.
  var play: @MainActor (DemoScene, Subject) throws(Failure) -> Playback
  /// Draws scenes, by several workers, and hands over each frame in order.
  var draw: @MainActor (Drawing) throws(Failure) -> Void
  /// Draws frames to look at them; throws what `deliver` throws, and a `Failure`.
  var inspect: @MainActor (FrameRequest, _ jobs: Int?) throws -> Void
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

  /// A run of scenes to draw.
  struct Drawing {
    /// How many frames there are.
    var count: Int
    /// The scene of a frame, counted from 0; asked from any thread.
    var scene: @Sendable (Int) -> Scene
    /// Whether the frames are wanted as files, and whether as pictures.
    var wantsFiles = true
    var wantsPictures = false
    /// How many frames may be drawn at the same time; `nil` for one per core.
    var jobs: Int?
    /// Takes a finished frame; called in order.
    var deliver: (Int, DrawnFrame) throws(Failure) -> Void
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

/// A frame as a file.
struct DrawnFrame: Hashable, Sendable {
  /// The bytes of a PNG; empty where no file was wanted.
  var png: [UInt8]
  /// The hash of its pixels.
  var hash: String
  /// Its extents, in pixels.
  var width, height: Int
  /// The fonts it is drawn with.
  var fontUse: FontUse
  /// The pixels; `nil` where no picture was wanted.
  var picture: Bitmap?
}
