internal import CCairo

/// The image files that were read, kept decoded.
final class ImageCache {
  /// A decoded file.
  final class Image {
    /// The pixels.
    let surface: OpaquePointer
    /// The extents in pixels.
    let width, height: Double

    fileprivate init(_ surface: OpaquePointer) {
      self.surface = surface
      width = Double(cairo_image_surface_get_width(surface))
      height = Double(cairo_image_surface_get_height(surface))
    }

    deinit { cairo_surface_destroy(surface) }
  }

  private var images: [String: Image] = [:]

  /// The image in a file; read at the first call.
  func image(named name: String, at path: String) throws(RasterError) -> Image {
    if let known = images[path] { return known }
    let surface = cairo_image_surface_create_from_png(path)
    let status = cairo_surface_status(surface)
    guard let surface, status == CAIRO_STATUS_SUCCESS else {
      let reason = String(cString: cairo_status_to_string(status))
      cairo_surface_destroy(surface)
      throw .image(name: name, path: path, reason: reason)
    }
    let image = Image(surface)
    images[path] = image
    return image
  }
}
