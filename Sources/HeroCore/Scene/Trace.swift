/// What is where, frame by frame: a scene in numbers, for checking motion without opening a picture.
///
/// ```swift
/// let trace = Trace(
///   scene: "lisbon", device: .iPhone16, scale: 3, framesPerSecond: 60, frameCount: 1
/// ) { Trace.Frame(index: $0, time: .zero, scene: scene) }
/// print(trace.json)
/// ```
public struct Trace: Sendable {
  /// What the scene is called.
  public var scene: String
  /// The display.
  public var device: Device
  /// Pixels per point.
  public var scale: Double
  /// Frames a second.
  public var framesPerSecond: Int
  /// How many moments there are; at least 1.
  public var frameCount: Int
  /// A moment by its number, from 0; made when it is asked for.
  public var frame: @Sendable (Int) -> Frame

  /// Creates a trace.
  ///
  /// Traps without a moment.
  public init(
    scene: String, device: Device, scale: Double, framesPerSecond: Int, frameCount: Int,
    frame: @escaping @Sendable (Int) -> Frame
  ) {
    precondition(frameCount >= 1, "a trace needs a moment, got \(frameCount)")
    (self.scene, self.device, self.scale) = (scene, device, scale)
    (self.framesPerSecond, self.frameCount, self.frame) = (framesPerSecond, frameCount, frame)
  }

  /// One moment.
  public struct Frame: Hashable, Sendable {
    /// The number of the frame; for a moment between two frames, that of the earlier one.
    public var index: Int
    /// The moment, in seconds.
    public var time: Rational
    /// What is drawn, back to front.
    public var nodes: [TraceNode]

    /// Lists what is drawn at one moment.
    public init(index: Int, time: Rational, scene: Scene) {
      (self.index, self.time) = (index, time)
      nodes = TraceNode.all(in: scene.root)
    }
  }
}
