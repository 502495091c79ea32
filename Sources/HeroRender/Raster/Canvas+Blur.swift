internal import CCairo

extension Canvas {
  /// The picture blurred, on a canvas that has room for what spreads.
  func blurred(by blur: GaussianBlur) -> Canvas {
    let result = Canvas(bounds: bounds.grown(by: blur.extent))
    for channel in 0..<4 {
      let plane = plane(channel, bytesPerPixel: 4, margin: blur.extent)
      let soft = blur.apply(
        to: plane, width: result.bounds.width, height: result.bounds.height)
      result.setPlane(channel, bytesPerPixel: 4, to: soft)
    }
    return result
  }

  /// The opacity of the picture blurred, as coverage.
  func blurredAlpha(by blur: GaussianBlur) -> Canvas {
    let result = Canvas(bounds: bounds.grown(by: blur.extent), format: .alphaOnly)
    let plane = plane(3, bytesPerPixel: 4, margin: blur.extent)
    let soft = blur.apply(to: plane, width: result.bounds.width, height: result.bounds.height)
    result.setPlane(0, bytesPerPixel: 1, to: soft)
    return result
  }

  /// One byte of each pixel, with zeros around.
  private func plane(_ channel: Int, bytesPerPixel: Int, margin: Int) -> [UInt8] {
    flush()
    let width = bounds.width + 2 * margin
    var plane = [UInt8](repeating: 0, count: width * (bounds.height + 2 * margin))
    guard let data = cairo_image_surface_get_data(surface) else { return plane }
    let stride = Int(cairo_image_surface_get_stride(surface))
    plane.withUnsafeMutableBufferPointer { plane in
      for y in 0..<bounds.height {
        let (source, target) = (y * stride + channel, (y + margin) * width + margin)
        for x in 0..<bounds.width { plane[target + x] = data[source + x * bytesPerPixel] }
      }
    }
    return plane
  }

  private func setPlane(_ channel: Int, bytesPerPixel: Int, to plane: [UInt8]) {
    flush()
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    plane.withUnsafeBufferPointer { plane in
      for y in 0..<bounds.height {
        for x in 0..<bounds.width {
          data[y * stride + channel + x * bytesPerPixel] = plane[y * bounds.width + x]
        }
      }
    }
    cairo_surface_mark_dirty(surface)
  }
}
