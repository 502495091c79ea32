import HeroCore
import Testing

/// The outlines of shapes in boxes.
@Suite struct BoxShapeTests {
  static let box = Rect(x: 100, y: 50, width: 353, height: 220)
  static let shapes: [BoxShape] = [
    .rectangle, .circle, .ellipse, .capsule(style: .circular), .capsule(style: .continuous),
    rounded(28), rounded(28, .circular), rounded(500), rounded(0), rounded(-3),
    .roundedRectangle(
      CornerRadii(topLeading: 40, topTrailing: 0, bottomTrailing: 90, bottomLeading: 500),
      style: .continuous),
    rounded(28).inset(by: 10), rounded(28).inset(by: -10), BoxShape.circle.inset(by: 10),
  ]

  static func rounded(_ radius: Double, _ style: CornerStyle = .continuous) -> BoxShape {
    .roundedRectangle(CornerRadii(all: radius), style: style)
  }

  /// Whether a place on the diagonal from the box's top-left corner lies inside.
  static func reaches(_ shape: BoxShape, _ box: Rect, _ distance: Double) -> Bool {
    shape.contains(Point(x: box.minX + distance, y: box.minY + distance), in: box)
  }

  @Test("every shape is closed, touches its box and stays in it", arguments: shapes)
  func bounds(shape: BoxShape) {
    for box in [Self.box, Rect(x: 0, y: 0, width: 20, height: 90)] {
      let path = shape.path(in: box)
      #expect(path.elements.last == .close)
      let bounds = path.bounds
      let frame: Rect =
        switch shape {
        case .inset(_, by: let distance): box.inset(by: Insets(all: distance))
        case .rectangle, .roundedRectangle, .capsule, .circle, .ellipse, .path, .custom: box
        }
      #expect(isNear(bounds.height, min(frame.height, bounds.height), within: 1e-9))
      #expect(isNear(bounds.center.x, frame.center.x, within: 1e-9))
      #expect(isNear(bounds.center.y, frame.center.y, within: 1e-9))
      #expect(bounds.width <= frame.width + 1e-9)
    }
  }

  @Test("boxes inside a shape lie inside it and apart from each other", arguments: shapes)
  func insideBoxes(shape: BoxShape) {
    let boxes = shape.insideBoxes(in: Self.box)
    for (index, inner) in boxes.enumerated() {
      #expect(inner.width > 0 && inner.height > 0)
      // Just inside its corners, where a curve would cut it.
      let near = inner.inset(by: Insets(all: 0.001))
      for corner in [
        UnitPoint(x: 0, y: 0), UnitPoint(x: 1, y: 0), UnitPoint(x: 0, y: 1), UnitPoint(x: 1, y: 1),
      ] {
        #expect(shape.contains(near.point(at: corner), in: Self.box), "\(inner)")
      }
      for other in boxes[(index + 1)...] {
        let (width, height) = (
          min(inner.maxX, other.maxX) - max(inner.minX, other.minX),
          min(inner.maxY, other.maxY) - max(inner.minY, other.minY)
        )
        #expect(width <= 0 || height <= 0, "\(inner) and \(other)")
      }
    }
  }

  @Test("most of a card is found to be inside it, without its corners")
  func insideCard() {
    let boxes = Self.rounded(28).insideBoxes(in: Self.box)
    let area = boxes.reduce(0) { $0 + $1.width * $1.height }
    let corners = 4 * 28 * 28 * 1.528665 * 1.528665
    #expect((area - (353 * 220 - corners)).magnitude < 1e-6)
    #expect(BoxShape.circle.insideBoxes(in: Self.box) == [])
  }

  @Test("a continuous corner passes its diagonal at 0.2915 radii, a round one at 0.2929")
  func diagonal() {
    let box = Rect(x: 0, y: 0, width: 4000, height: 4000)
    #expect(!Self.reaches(Self.rounded(1000), box, 291.49))
    #expect(Self.reaches(Self.rounded(1000), box, 291.53))
    #expect(!Self.reaches(Self.rounded(1000, .circular), box, 292.87))
    #expect(Self.reaches(Self.rounded(1000, .circular), box, 292.92))
  }

  @Test("a continuous corner starts 1.528665 radii before the corner")
  func reach() {
    let path = Self.rounded(20).path(in: Rect(x: 0, y: 0, width: 200, height: 200))
    #expect(path.elements.contains(.line(Point(x: 200, y: 200 - 1.528665 * 20))))
  }

  @Test("a capsule ends in half circles", arguments: [CornerStyle.circular, .continuous])
  func capsule(style: CornerStyle) {
    let box = Rect(x: 0, y: 0, width: 100, height: 40)
    let path = BoxShape.capsule(style: style).path(in: box)
    #expect(isNear(path.length, 120 + 40 * .pi, within: 0.03))
  }

  @Test("without room a corner turns into a circle bit by bit")
  func littleRoom() {
    var last = 0.0
    for height in stride(from: 50.0, through: 80, by: 0.5) {
      let box = Rect(x: 0, y: 0, width: 200, height: height)
      let length = Self.rounded(25).path(in: box).length - 2 * height
      if height > 50 { #expect((length - last).magnitude < 0.2) }
      last = length
    }
  }

  @Test("radii are at most half the shorter side")
  func clampedRadii() {
    // OpenSwiftUI's FixedRoundedRectTests, which also run against SwiftUI: radius 30 in 100 × 50
    // draws 25, and an inset of 5 takes a radius of 10 to 5.
    let box = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(Self.rounded(30).path(in: box) == Self.rounded(25).path(in: box))
    let inner = Rect(x: 5, y: 5, width: 90, height: 40)
    #expect(Self.rounded(10).inset(by: 5).path(in: box) == Self.rounded(5).path(in: inner))
    #expect(Self.rounded(3).inset(by: 5).path(in: box).bounds == inner)
  }

  @Test("an inset of an inset is one inset")
  func nestedInsets() {
    let shape = Self.rounded(28)
    #expect(shape.inset(by: 3).inset(by: 4) == shape.inset(by: 7))
    #expect(shape.inset(by: 3).inset(by: -3) == shape)
    let nested = BoxShape.inset(.inset(shape, by: 3), by: 4)
    #expect(nested.path(in: Self.box) == shape.inset(by: 7).path(in: Self.box))
  }

  @Test("corners without radius stay sharp")
  func unequalRadii() {
    let shape = BoxShape.roundedRectangle(CornerRadii(topTrailing: 30), style: .continuous)
    #expect(Self.reaches(shape, Self.box, 0.01))
    #expect(!shape.contains(Point(x: Self.box.maxX - 1, y: Self.box.minY + 1), in: Self.box))
    #expect(shape.path(in: Self.box).elements.contains(.line(Self.box.origin)))
  }

  @Test("a fixed path is moved, never stretched")
  func fixedPath() {
    let path = PathTests.wave
    let moved = BoxShape.path(path).path(in: Self.box)
    #expect(moved.bounds.origin.x == 100)
    #expect(moved.length == path.length)
  }

  @Test("a box without extent has an outline without extent", arguments: shapes)
  func empty(shape: BoxShape) {
    let path = shape.path(in: Rect(x: 5, y: 5, width: -10, height: 0))
    #expect(path.bounds.width >= 0)
    #expect(path.length.isFinite)
  }
}
