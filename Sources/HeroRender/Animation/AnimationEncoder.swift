import HeroCore

/// Takes the pictures of an animation one by one and hands out the bytes of its file.
///
/// ```swift
/// let encoder = try GIFEncoder(width: 393, height: 852, options: GIFOptions()) { file += $0 }
/// for frame in frames { try encoder.add(frame, for: Rational(1, 30)) }
/// try encoder.finish()
/// ```
public protocol AnimationEncoder: AnyObject {
  /// Adds a picture of the encoder's size.
  ///
  /// Traps on a picture of another size or a duration that is not positive.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - duration: How long it is shown, in seconds.
  /// - Throws: `AnimationError`, or what the receiver of the bytes throws.
  func add(_ picture: Bitmap, for duration: Rational) throws

  /// Ends the file; nothing can be added afterwards.
  ///
  /// - Throws: `AnimationError`, which it does when there was no picture at all, or what the receiver
  ///   of the bytes throws.
  func finish() throws
}

/// Receives the bytes of a file, in order.
public typealias ByteReceiver = (_ bytes: [UInt8]) throws -> Void

/// Writes over bytes of a file that were received, from an offset on.
public typealias ByteAmender = (_ bytes: [UInt8], _ offset: Int) throws -> Void

/// An animation that cannot become a file of a format, with what to do about it.
public enum AnimationError: Error, Hashable, CustomStringConvertible {
  /// The pictures are larger than the format allows.
  case tooLarge(format: String, width: Int, height: Int, limit: Int)
  /// There was no picture.
  case empty(format: String)
  /// A library or program that writes the format failed.
  case failed(format: String, reason: String)

  /// What is wrong and how to put it right.
  public var description: String {
    switch self {
    case .tooLarge(let format, let width, let height, let limit):
      "\(format) ends at \(limit) pixels a side, the pictures have \(width)×\(height); "
        + "choose a smaller scale or width"
    case .empty(let format): "there is no picture to write as \(format)"
    case .failed(let format, let reason): "\(format) could not be written: \(reason)"
    }
  }
}
