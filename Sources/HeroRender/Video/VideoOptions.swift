/// How an animation becomes a video.
public struct VideoOptions: Hashable, Sendable {
  /// What the pictures are packed into, and by what they are compressed.
  public enum Container: String, Hashable, Sendable, CaseIterable {
    /// H.264 in an MP4, which plays everywhere; it has no transparency.
    case mp4
    /// VP9 in a WebM, which is smaller and may be transparent.
    case webm
  }

  /// What the pictures are packed into.
  public var container: Container
  /// Frames a second.
  public var framesPerSecond: Int
  /// Whether pixels may be transparent; WebM only.
  public var isTransparent: Bool
  /// How true the pictures are, from 0 to 100.
  public var quality: Int

  /// Creates options.
  ///
  /// - Parameters:
  ///   - container: What the pictures are packed into.
  ///   - framesPerSecond: Frames a second.
  ///   - isTransparent: Whether pixels may be transparent; WebM only.
  ///   - quality: How true the pictures are, from 0 to 100.
  public init(
    container: Container, framesPerSecond: Int, isTransparent: Bool = false, quality: Int = 75
  ) {
    (self.container, self.framesPerSecond) = (container, framesPerSecond)
    (self.isTransparent, self.quality) = (isTransparent, quality)
  }
}
