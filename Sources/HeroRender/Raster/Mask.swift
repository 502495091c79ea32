/// Coverage of some pixels, relative to a whole pixel of the picture.
final class Mask {
  /// The coverage; its bounds are relative to where the mask is placed.
  let canvas: Canvas

  init(_ canvas: Canvas) { self.canvas = canvas }

  /// The memory it takes.
  var byteCount: Int { canvas.bounds.width * canvas.bounds.height + 256 }
}
