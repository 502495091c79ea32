// The one place where Core Graphics' geometry and the core's meet.

import HeroCore

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension Point {
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
