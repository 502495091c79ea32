/// How an animation becomes an APNG.
public struct APNGOptions: Hashable, Sendable {
  /// How often it plays; 0 for ever.
  public var loopCount: Int
  /// Whether pixels may be transparent; else all pictures have to be opaque, and files are smaller.
  public var isTransparent: Bool
  /// How many pictures are compressed at the same time; at least 1.
  ///
  /// The bytes do not depend on it.
  public var workers: Int

  /// Creates options.
  ///
  /// - Parameters:
  ///   - loopCount: How often it plays; 0 for ever.
  ///   - isTransparent: Whether pixels may be transparent.
  ///   - workers: How many pictures are compressed at the same time.
  public init(loopCount: Int = 0, isTransparent: Bool = false, workers: Int = 1) {
    (self.loopCount, self.isTransparent, self.workers) = (loopCount, isTransparent, workers)
  }
}
