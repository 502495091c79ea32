import HeroCore
import Testing

/// Colours between colours: in animations, in gradients, and in what writers are given for them.
@Suite struct ColorMixingTests {
  static func color(_ hex: String) -> ResolvedColor {
    ResolvedColor(hex: UInt32(hex, radix: 16) ?? 0)
  }

  /// The largest difference of two colours in any component, in steps of 1/255.
  static func difference(_ first: ResolvedColor, _ second: ResolvedColor) -> Double {
    255
      * max(
        (first.red - second.red).magnitude, (first.green - second.green).magnitude,
        (first.blue - second.blue).magnitude)
  }

  @Test("gradients have the colours of Oklab, or of sRGB when asked")
  func gradientColors() {
    for row in Oracle("gradient-colors").rows {
      let ends = [Self.color(row.text("first")), Self.color(row.text("last"))]
      for column in ["0.25", "0.5", "0.75"] where !row.text(column).isEmpty {
        let color = Gradient(colors: ends).color(at: Double(column) ?? .nan)
        let difference = Self.difference(color, Self.color(row.text(column)))
        #expect(difference <= row.number("tolerance"), "\(row): \(color.hexDescription)")
      }
      guard !row.text("device").isEmpty else { continue }
      let middle = Gradient(colors: ends, colorSpace: .device).color(at: 0.5)
      #expect(Self.difference(middle, Self.color(row.text("device"))) <= 1)
    }
  }

  @Test("a gradient shows its stops, and goes on beyond them")
  func gradientEnds() {
    let gradient = Gradient(
      stops: [
        .init(color: .black, location: 0.25), .init(color: .white, location: 0.5),
        .init(color: .black, location: 0.5), .init(color: .white, location: 0.75),
      ])
    #expect(gradient.color(at: 0) == .black)
    #expect(gradient.color(at: 0.25) == .black)
    #expect(Self.difference(gradient.color(at: 0.4999999), .white) < 0.1)
    #expect(gradient.color(at: 0.5) == .black)
    #expect(gradient.color(at: 1) == .white)
  }

  @Test("animated colours go through light")
  func animatedColors() {
    // The film of a foregroundStyle from dark-mode blue to red passes (187, 107, 190).
    let (blue, red) = (Self.color("0A84FF"), Self.color("FF453A"))
    let middle = ResolvedColor(
      linearComponents: zip(blue.linearComponents, red.linearComponents).map { ($0 + $1) / 2 })
    let film = ResolvedColor(red: 187 / 255.0, green: 107 / 255.0, blue: 190 / 255.0)
    #expect(Self.difference(middle, film) < 2)
  }

  @Test("colours of other spaces become the sRGB that SwiftUI describes them with")
  func otherSpaces() {
    // OpenSwiftUI's ColorResolvedCompatibilityTests, which also run against SwiftUI; its channels
    // are truncated or rounded to 8 bits.
    let light = ResolvedColor(linearRed: 0.412, green: 0.508, blue: 0.690, opacity: 0.748)
    #expect(Self.difference(light, Self.color("ACBDD8")) < 1)
    let dark = ResolvedColor(linearRed: 0.01, green: 0.02, blue: 0.03)
    #expect(Self.difference(dark, Self.color("192730")) < 1)
    let wide = ResolvedColor(displayP3Red: 0.412, green: 0.508, blue: 0.690)
    #expect(Self.difference(wide, Self.color("6382B4")) < 1)
    let grey = ResolvedColor(displayP3Red: 0.3, green: 0.3, blue: 0.3)
    #expect(Self.difference(grey, Self.color("4D4C4C")) < 1)
  }

  @Test("light and back is the same colour", arguments: [0, 0.02, 0.3, 1])
  func roundTrip(opacity: Double) {
    for component in stride(from: -0.25, through: 1.25, by: 0.05) {
      let color = ResolvedColor(red: component, green: 0.5, blue: 1 - component, opacity: opacity)
      let back = ResolvedColor(linearComponents: color.linearComponents)
      #expect(Self.difference(back, color) < 1e-9)
      #expect(isNear(back.opacity, opacity, within: 1e-12))
    }
  }

  static let gradients: [Gradient] =
    Oracle("gradient-colors").rows.map { row in
      Gradient(colors: [color(row.text("first")), color(row.text("last"))])
    } + [
      Gradient(colors: [color("0000FF"), color("FFFF00"), color("00FF00"), .clear]),
      Gradient(colors: [color("FF0000"), .clear, color("0000FF")]),
      Gradient(colors: [.white.multiplyingOpacity(by: 0.1), color("FF9500")]),
      Gradient(colors: [color("FF0000")]),
    ]

  @Test("sampled stops show the gradient to half a step", arguments: gradients)
  func sampledStops(gradient: Gradient) {
    let stops = gradient.sampledStops()
    let sampled = Gradient(stops: stops, colorSpace: .device)
    #expect(stops.count < 200)
    #expect(zip(stops, stops.dropFirst()).allSatisfy { $0.location <= $1.location })
    for index in 0...4096 {
      let place = Double(index) / 4096
      let (exact, shown) = (gradient.color(at: place), sampled.color(at: place))
      let opacity = max(exact.opacity, shown.opacity)
      #expect(Self.difference(exact, shown) * opacity < 0.5, "at \(place)")
      #expect(255 * (exact.opacity - shown.opacity).magnitude < 0.5)
    }
  }

  @Test("device gradients stay as they are")
  func deviceStops() {
    let gradient = Gradient(colors: [.black, .clear], colorSpace: .device)
    #expect(gradient.sampledStops() == gradient.stops)
  }
}
