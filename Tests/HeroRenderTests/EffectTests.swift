import HeroCore
import HeroRender
import Testing

/// Blurs and shadows: as much ink as before, where it should be, growing without jumps.
@Suite struct EffectTests {
  private func square(blur: Double) -> SceneNode {
    var node = box(Rect(x: 40, y: 40, width: 20, height: 20), 0)
    node.blurRadius = blur
    return node
  }

  @Test("a blur spreads the ink evenly and keeps all of it", arguments: [0.5, 1, 3.3, 8])
  func blurKeepsInk(radius: Double) throws {
    let sharp = try render(square(blur: 0)).ink
    let soft = try render(square(blur: radius)).ink
    #expect((soft.amount / sharp.amount - 1).magnitude < 0.03)
    #expect((soft.center.x - 50).magnitude < 0.02 && (soft.center.y - 50).magnitude < 0.02)
  }

  @Test("the edge of a blurred half plane is the Gaussian's integral", arguments: [2.0, 6])
  func blurIsGaussian(sigma: Double) throws {
    var node = box(Rect(x: -100, y: -100, width: 150, height: 300), 0)
    node.blurRadius = sigma
    let picture = try render(node)
    // Values of the normal distribution function at 0, 1/2, 1 and 2.
    for (distance, expected) in [(0.0, 0.5), (0.5, 0.6915), (1, 0.8413), (2, 0.9772)] {
      let x = 50 + distance * sigma
      // Between the two pixels whose middles are nearest.
      let (left, right) = (picture[Int(x) - 1, 50].green, picture[Int(x), 50].green)
      #expect(((Double(left) + Double(right)) / 510 - expected).magnitude < 0.012)
    }
  }

  @Test("a growing radius softens a little at a time")
  func blurGrowsSmoothly() throws {
    var last = try render(square(blur: 2))
    for step in 1...20 {
      let next = try render(square(blur: 2 + Double(step) * 0.05))
      #expect(next.largestDifference(from: last) <= 6)
      #expect(next != last)
      last = next
    }
  }

  @Test("a shadow has half its radius as deviation and lies below, moved")
  func shadows() throws {
    var node = box(Rect(x: -100, y: -100, width: 150, height: 300), 0xFFFFFF)
    node.shadow = .init(
      color: ResolvedColor.black.multiplyingOpacity(by: 0.5), radius: 8,
      offset: Vector(dx: 6, dy: 0))
    let picture = try render(node)
    #expect(picture[30, 50] == Bitmap.Pixel(hex: 0xFFFFFF))
    // The shadow's edge is at 56; one deviation (4) beyond, 15.87 % of the half black is left.
    let value = Double(Int(picture[59, 50].green) + Int(picture[60, 50].green)) / 510
    #expect((value - (1 - 0.1587 / 2)).magnitude < 0.012)
  }

  @Test("a faded group fades its shadow with it")
  func fadedShadow() throws {
    var node = box(Rect(x: 30, y: 30, width: 40, height: 40), 0x0000FF)
    node.shadow = .init(color: .black, radius: 0, offset: Vector(dx: 20, dy: 0))
    node.opacity = 0.5
    let picture = try render(node)
    // What casts the shadow hides it, also where both are faint.
    #expect(picture[60, 50].distance(to: Bitmap.Pixel(hex: 0x8080FF)) <= 1)
    #expect(picture[80, 50].distance(to: Bitmap.Pixel(hex: 0x808080)) <= 1)
  }
}
