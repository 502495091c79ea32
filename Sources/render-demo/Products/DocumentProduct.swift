/// A file that is made at once, from the scenes and not from the frames: an SVG, a trace, a sheet.
@MainActor final class DocumentProduct: Product {
  private let file: PendingFile
  private let made: Made
  private let make: () throws(Failure) -> [UInt8]

  /// Creates a product.
  ///
  /// - Parameters:
  ///   - file: Where it goes.
  ///   - made: What it will be.
  ///   - make: Makes the bytes.
  init(_ file: PendingFile, _ made: Made, make: @escaping () throws(Failure) -> [UInt8]) {
    (self.file, self.made, self.make) = (file, made, make)
  }

  func finish() throws(Failure) -> Made? {
    try file.write(make())
    try file.commit()
    return made
  }

  func discard() { file.discard() }
}
