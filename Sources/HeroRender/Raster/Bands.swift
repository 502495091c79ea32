/// The rows of a picture in bands of 64, the last of them shorter where they do not come out even.
///
/// A band is drawn by itself, always to its full width, so that its pixels are the same whether the
/// others are drawn too or not: Cairo's coverage differs in the last bit with the size of what is drawn
/// on. What is made of a band (its fingerprint, its part of a file) is made again only when it changes.
struct Bands: Hashable {
  /// The rows of all bands but the last.
  static let rowCount = 64

  /// The rows of the picture.
  let height: Int

  /// The numbers of the bands, from top to bottom.
  var indices: Range<Int> { 0..<((height + Self.rowCount - 1) / Self.rowCount) }

  /// The rows of a band.
  func rows(of band: Int) -> Range<Int> {
    band * Self.rowCount..<min(height, (band + 1) * Self.rowCount)
  }
}
