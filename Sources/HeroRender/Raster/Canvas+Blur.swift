internal import CCairo

extension Canvas {
  /// The picture blurred, on a canvas that has room for what spreads.
  func blurred(by blur: GaussianBlur) -> Canvas {
    let result = Canvas(bounds: bounds.room(for: blur))
    for channel in 0..<4 {
      let cells = blurredCells(of: channel, by: blur, in: result.bounds)
      result.setBytes(channel, bytesPerPixel: 4, to: cells, cell: blur.cell)
    }
    return result
  }

  /// The opacity of the picture blurred, as coverage.
  func blurredAlpha(by blur: GaussianBlur) -> Canvas {
    let result = Canvas(bounds: bounds.room(for: blur), format: .alphaOnly)
    let cells = blurredCells(of: 3, by: blur, in: result.bounds)
    result.setBytes(0, bytesPerPixel: 1, to: cells, cell: blur.cell)
    return result
  }

  /// One byte of each pixel, averaged over the blur's cells and blurred; 65280 is full.
  private func blurredCells(of channel: Int, by blur: GaussianBlur, in room: PixelRect) -> [UInt16]
  {
    flush()
    let (width, height) = (room.width / blur.cell, room.height / blur.cell)
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let shift = blur.cell.trailingZeroBitCount
    let (left, top) = (bounds.x - room.x, bounds.y - room.y)
    var sums = [UInt32](repeating: 0, count: width * height)
    sums.withUnsafeMutableBufferPointer { sums in
      for y in 0..<bounds.height {
        let source = data + y * stride + channel
        let row = ((top + y) >> shift) * width
        for x in 0..<bounds.width {
          sums[row + (left + x) >> shift] += UInt32(source[4 * x])
        }
      }
    }
    // The sum over a cell of 2ˢ × 2ˢ bytes is 2²ˢ times their average.
    let averages = sums.map { UInt16(($0 << 8) >> UInt32(2 * shift)) }
    return blur.apply(to: averages, width: width, height: height)
  }

  /// Sets one byte of each pixel from cells, going straight between their middles.
  private func setBytes(_ channel: Int, bytesPerPixel: Int, to cells: [UInt16], cell: Int) {
    flush()
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let (width, height) = (bounds.width / cell, bounds.height / cell)
    // Where a pixel lies between cells, in halves of a pixel so that it is a whole number.
    func place(_ index: Int, _ count: Int) -> (first: Int, second: Int, share: Int) {
      let doubled = 2 * index + 1 - cell
      let first = (doubled >= 0 ? doubled : doubled - 2 * cell + 1) / (2 * cell)
      return (max(first, 0), min(first + 1, count - 1), doubled - first * 2 * cell)
    }
    let columns = (0..<bounds.width).map { place($0, width) }
    let (unit, shift) = (2 * cell, 2 * (2 * cell).trailingZeroBitCount + 8)
    var blended = [Int](repeating: 0, count: width)
    cells.withUnsafeBufferPointer { cells in
      for y in 0..<bounds.height {
        let row = place(y, height)
        for x in 0..<width {
          blended[x] =
            Int(cells[row.first * width + x]) * (unit - row.share)
            + Int(cells[row.second * width + x]) * row.share
        }
        let target = data + y * stride + channel
        blended.withUnsafeBufferPointer { blended in
          columns.withUnsafeBufferPointer { columns in
            for x in columns.indices {
              let (first, second, share) = columns[x]
              let sum = blended[first] * (unit - share) + blended[second] * share
              target[bytesPerPixel * x] = UInt8((sum + 1 << (shift - 1)) >> shift)
            }
          }
        }
      }
    }
    cairo_surface_mark_dirty(surface)
  }
}

extension PixelRect {
  /// The rectangle with room for what a blur spreads, on the blur's grid.
  ///
  /// The grid belongs to the picture, not to the rectangle: what moves is blurred alike everywhere.
  fileprivate func room(for blur: GaussianBlur) -> PixelRect {
    let wide = grown(by: blur.extent)
    let mask = ~(blur.cell - 1)
    let (left, top) = (wide.x & mask, wide.y & mask)
    let right = (wide.x + wide.width + blur.cell - 1) & mask
    let bottom = (wide.y + wide.height + blur.cell - 1) & mask
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
