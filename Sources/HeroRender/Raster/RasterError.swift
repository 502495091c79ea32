/// A scene that cannot be turned into pixels, with what to do about it.
public enum RasterError: Error, Hashable, CustomStringConvertible {
  /// The picture would have no pixels, or more than can be drawn on.
  case size(width: Double, height: Double, scale: Double)
  /// A number in the scene that cannot be drawn, such as one that is not finite.
  case number(reason: String)
  /// An image file is not there or is not a PNG.
  case image(name: String, path: String, reason: String)

  /// What is wrong and how to put it right.
  public var description: String {
    switch self {
    case .size(let width, let height, let scale):
      "a picture of \(width)×\(height) points at scale \(scale) cannot be drawn; "
        + "choose a size from 1 to 32767 pixels on both sides"
    case .number(let reason):
      "a number in the scene cannot be drawn (\(reason)); "
        + "look for a path or a transform that divides by zero"
    case .image(let name, let path, let reason):
      "image \(name): \(path): \(reason); give a readable PNG file"
    }
  }
}
