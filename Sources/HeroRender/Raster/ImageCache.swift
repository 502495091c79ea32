internal import CCairo

/// The image files that were read, kept decoded.
final class ImageCache {
  private var images: [String: Canvas] = [:]

  /// The image in a file; read at the first call.
  func image(named name: String, at path: String) throws(RasterError) -> Canvas {
    if let known = images[path] { return known }
    let surface = cairo_image_surface_create_from_png(path)
    defer { cairo_surface_destroy(surface) }
    let status = cairo_surface_status(surface)
    guard let surface, status == CAIRO_STATUS_SUCCESS else {
      let reason = String(cString: cairo_status_to_string(status))
      throw .image(name: name, path: path, reason: reason)
    }
    // Files may be without alpha or in greys; a canvas always has all four components.
    let image = Canvas(
      bounds: PixelRect(
        x: 0, y: 0, width: Int(cairo_image_surface_get_width(surface)),
        height: Int(cairo_image_surface_get_height(surface))))
    cairo_set_source_surface(image.context, surface, 0, 0)
    cairo_paint(image.context)
    image.flush()
    images[path] = image
    return image
  }
}
