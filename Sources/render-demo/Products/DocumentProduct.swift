/// A file that is made from the scenes and not from the frames: an SVG, a trace, a sheet.
@MainActor final class DocumentProduct: Product {
  private let file: PendingFile
  private let made: Made
  private let write: (PendingFile) throws(Failure) -> Void

  /// Creates a product.
  ///
  /// - Parameters:
  ///   - file: Where it goes.
  ///   - made: What it will be.
  ///   - write: Writes the bytes.
  init(_ file: PendingFile, _ made: Made, write: @escaping (PendingFile) throws(Failure) -> Void) {
    (self.file, self.made, self.write) = (file, made, write)
  }

  func finish() throws(Failure) -> Made? {
    try write(file)
    try file.commit()
    return made
  }

  func discard() { file.discard() }
}
