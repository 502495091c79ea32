/// How an animation becomes a WebP.
public struct WebPOptions: Hashable, Sendable {
  /// How the pixels are stored.
  public enum Compression: Hashable, Sendable {
    /// Every pixel exactly.
    case lossless
    /// Within the error that a quality from 0 to 100 allows.
    case lossy(quality: Int)
  }

  /// How often it plays; 0 for ever.
  public var loopCount: Int
  /// Whether pixels may be transparent; else all pictures have to be opaque.
  public var isTransparent: Bool
  /// How the pixels are stored.
  public var compression: Compression
  /// How many pictures are compressed at the same time; at least 1.
  ///
  /// The bytes do not depend on it.
  public var workers: Int

  /// Creates options.
  ///
  /// - Parameters:
  ///   - loopCount: How often it plays; 0 for ever.
  ///   - isTransparent: Whether pixels may be transparent.
  ///   - compression: How the pixels are stored.
  ///   - workers: How many pictures are compressed at the same time.
  public init(
    loopCount: Int = 0, isTransparent: Bool = false, compression: Compression = .lossless,
    workers: Int = 1
  ) {
    (self.loopCount, self.isTransparent) = (loopCount, isTransparent)
    (self.compression, self.workers) = (compression, workers)
  }
}
