import HeroCore
import HeroRender
import Testing

/// Gradients in pixels, against values worked out by hand.
@Suite struct GradientPixelTests {
  @Test("perceptual gradients are the Oklab mixture within a step at quarters")
  func perceptualQuarters() throws {
    for row in try oracle("gradient-quarters.tsv") {
      let colors = try row.dropFirst().map { try #require(UInt32($0, radix: 16)) }
      let gradient = Gradient(
        colors: [ResolvedColor(hex: colors[0]), ResolvedColor(hex: colors[4])])
      // 401 columns over 401 points: the middle of column 100·k + ½ is at exactly a quarter.
      let node = SceneNode(
        "bar", frame: Rect(x: 0.5, y: 0, width: 400, height: 2),
        drawing: .fill(
          .inset(.rectangle, by: -1),
          .linearGradient(gradient, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 0))))
      let picture = try render(node, size: Size(width: 401, height: 2))
      for quarter in 0...4 {
        let pixel = picture[100 * quarter, 0]
        #expect(
          pixel.distance(to: Bitmap.Pixel(hex: colors[quarter])) <= 1,
          "\(row[0]) at \(quarter)/4: \(pixel)")
      }
    }
  }

  @Test("lines of one colour are perpendicular to the direction, also in a wide frame")
  func isoLinesArePerpendicular() throws {
    let gradient = Gradient(colors: [.black, .white], colorSpace: .device)
    let node = SceneNode(
      "field", frame: Rect(x: 0, y: 0, width: 200, height: 100),
      drawing: .fill(
        .rectangle,
        .linearGradient(gradient, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1))))
    let picture = try render(node, size: Size(width: 200, height: 100))
    // The direction is (2, 1), so (−1, 2) leads along one colour.
    let value = Int(picture[100, 20].green)
    #expect(abs(Int(picture[85, 50].green) - value) <= 1)
    #expect(abs(Int(picture[75, 70].green) - value) <= 1)
  }

  @Test("end colours go on beyond the ends")
  func ends() throws {
    let gradient = Gradient(colors: [.black, .white])
    let node = SceneNode(
      "field", frame: Rect(x: 0, y: 0, width: 100, height: 100),
      drawing: .fill(
        .rectangle,
        .linearGradient(
          gradient, start: UnitPoint(x: 0.4, y: 0), end: UnitPoint(x: 0.6, y: 0))))
    let picture = try render(node)
    #expect(picture[10, 50] == Bitmap.Pixel(hex: 0))
    #expect(picture[90, 50] == Bitmap.Pixel(hex: 0xFFFFFF))
  }

  @Test("a radial gradient counts its radii in points")
  func radial() throws {
    let gradient = Gradient(colors: [.black, .white], colorSpace: .device)
    let node = SceneNode(
      "field", frame: Rect(x: 0, y: 0, width: 100, height: 100),
      drawing: .fill(
        .rectangle,
        .radialGradient(
          gradient, center: UnitPoint(x: 0.5, y: 0.5), startRadius: 10, endRadius: 40)))
    let picture = try render(node)
    #expect(picture[50, 50].green == 0)
    #expect(picture[95, 50].green == 255)
    #expect(abs(Int(picture[74, 50].green) - 124) <= 3)
  }

  @Test("an angular gradient turns clockwise from its start, and halves its gap")
  func angular() throws {
    let gradient = Gradient(colors: [.black, .white], colorSpace: .device)
    func picture(_ start: Double, _ end: Double) throws -> Bitmap {
      try render(
        SceneNode(
          "field", frame: Rect(x: 0, y: 0, width: 100, height: 100),
          drawing: .fill(
            .rectangle,
            .angularGradient(
              gradient, center: UnitPoint(x: 0.5, y: 0.5), start: .degrees(start),
              end: .degrees(end)))))
    }
    let whole = try picture(0, 360)
    // A quarter turn from the right is down, as y grows downward.
    #expect(abs(Int(whole[50, 90].green) - 64) <= 3)
    #expect(abs(Int(whole[10, 50].green) - 127) <= 3)
    #expect(abs(Int(whole[50, 10].green) - 191) <= 3)
    let half = try picture(0, 180)
    #expect(abs(Int(half[50, 90].green) - 127) <= 3)
    #expect(half[30, 10].green == 255)
    #expect(half[70, 10].green == 0)
  }

  @Test("a gradient fades with its group")
  func fadedGradient() throws {
    let gradient = Gradient(colors: [.black, .black])
    for paint in [
      Paint.linearGradient(gradient, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1)),
      .radialGradient(gradient, center: UnitPoint(x: 0, y: 0), startRadius: 5, endRadius: 5),
      .angularGradient(
        gradient, center: UnitPoint(x: 0.5, y: 0.5), start: .zero, end: .degrees(90)),
    ] {
      let node = SceneNode(
        "field", frame: Rect(x: 0, y: 0, width: 100, height: 100), opacity: 0.5,
        drawing: .fill(.rectangle, paint))
      #expect(try render(node)[60, 50].distance(to: Bitmap.Pixel(hex: 0x808080)) <= 1)
    }
  }
}
