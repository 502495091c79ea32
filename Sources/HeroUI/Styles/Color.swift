import HeroCore

/// A colour, which may depend on the appearance of the display.
public struct Color: ShapeStyle, Hashable, Sendable {
  indirect enum Source: Hashable, Sendable {
    case fixed(ResolvedColor)
    case system(SystemColor)
    case faded(Source, Double)
    case mixed(Source, Source, Double, Gradient.ColorSpace)
    case accent
    case named(String, SourceLocation)
  }

  let source: Source

  init(source: Source) { self.source = source }
  init(system color: SystemColor) { source = .system(color) }

  /// The spaces in which the components of a colour can be given.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The space of most displays.
    case sRGB
    /// sRGB without its curve.
    case sRGBLinear
    /// The wider space of newer displays; brought into sRGB, which may clip it.
    case displayP3
  }

  /// Creates a colour from its components, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    source = .fixed(
      ResolvedColor(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Creates a grey, from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    // Each component falls off with its distance from its own hue (red 0, green 1/3, blue 2/3).
    func component(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a colour from one of UIKit's, as `Color(.systemGroupedBackground)` does.
  public init(_ color: UIColor) { self = color.color }

  /// Creates a colour from one of UIKit's.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// The same colour, `opacity` times as opaque.
  public func opacity(_ opacity: Double) -> Color { Color(source: .faded(source, opacity)) }

  /// The colour on the way to another.
  ///
  /// - Parameters:
  ///   - rhs: The colour at fraction 1.
  ///   - fraction: How far to go, from 0 to 1.
  ///   - colorSpace: How to mix.
  /// - Returns: The mixture, made anew for each appearance of the display.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color { Color(source: .mixed(source, rhs.source, fraction, colorSpace)) }

  /// The colour as it is drawn.
  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle { .color(resolved(in: $0)) }
  }

  func resolved(in environment: EnvironmentValues) -> ResolvedColor {
    func asset(_ name: String, _ location: SourceLocation) -> ResolvedColor {
      if let color = environment.assets.color(named: name, appearance: environment.colorScheme) {
        return color
      }
      environment.sink?.note("no colour “\(name)” in the assets; gray is drawn", at: location)
      return SystemColor.gray.resolved(in: environment)
    }
    func resolve(_ source: Source) -> ResolvedColor {
      switch source {
      case .fixed(let color): color
      case .system(let color): color.resolved(in: environment)
      case .faded(let source, let factor): resolve(source).multiplyingOpacity(by: factor)
      case .mixed(let first, let second, let fraction, let space):
        resolve(first).mixed(
          with: resolve(second), by: min(max(fraction, 0), 1),
          in: space == .device ? .device : .perceptual)
      case .accent: SystemColor.blue.resolved(in: environment)
      case .named(let name, let location): asset(name, location)
      }
    }
    return resolve(source)
  }
}

extension Color: View, LeafView {
  /// Never called: a colour fills what it is offered.
  public typealias Body = Never

  func leaf(in context: ResolveContext) -> Leaf {
    .paint(.color(resolved(in: context.environment)))
  }
}

extension Color {
  /// The label colours.
  public static let primary = Color(system: .label)
  /// The label colour for less important text.
  public static let secondary = Color(system: .secondaryLabel)
  /// The colour of controls.
  public static let accentColor = Color(source: .accent)
  /// Nothing.
  public static let clear = Color(source: .fixed(.clear))
  /// Opaque black.
  public static let black = Color(source: .fixed(.black))
  /// Opaque white.
  public static let white = Color(source: .fixed(.white))
  /// The system's red.
  public static let red = Color(system: .red)
  /// The system's orange.
  public static let orange = Color(system: .orange)
  /// The system's yellow.
  public static let yellow = Color(system: .yellow)
  /// The system's green.
  public static let green = Color(system: .green)
  /// The system's mint.
  public static let mint = Color(system: .mint)
  /// The system's teal.
  public static let teal = Color(system: .teal)
  /// The system's cyan.
  public static let cyan = Color(system: .cyan)
  /// The system's blue.
  public static let blue = Color(system: .blue)
  /// The system's indigo.
  public static let indigo = Color(system: .indigo)
  /// The system's purple.
  public static let purple = Color(system: .purple)
  /// The system's pink.
  public static let pink = Color(system: .pink)
  /// The system's brown.
  public static let brown = Color(system: .brown)
  /// The system's gray.
  public static let gray = Color(system: .gray)
}

extension ShapeStyle where Self == Color {
  /// Nothing.
  public static var clear: Color { Color.clear }
  /// Opaque black.
  public static var black: Color { Color.black }
  /// Opaque white.
  public static var white: Color { Color.white }
  /// The system's red.
  public static var red: Color { Color.red }
  /// The system's orange.
  public static var orange: Color { Color.orange }
  /// The system's yellow.
  public static var yellow: Color { Color.yellow }
  /// The system's green.
  public static var green: Color { Color.green }
  /// The system's mint.
  public static var mint: Color { Color.mint }
  /// The system's teal.
  public static var teal: Color { Color.teal }
  /// The system's cyan.
  public static var cyan: Color { Color.cyan }
  /// The system's blue.
  public static var blue: Color { Color.blue }
  /// The system's indigo.
  public static var indigo: Color { Color.indigo }
  /// The system's purple.
  public static var purple: Color { Color.purple }
  /// The system's pink.
  public static var pink: Color { Color.pink }
  /// The system's brown.
  public static var brown: Color { Color.brown }
  /// The system's gray.
  public static var gray: Color { Color.gray }
  /// The colour of controls.
  public static var accentColor: Color { Color.accentColor }
}

extension ResolvedColor {
  init(
    _ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double
  ) {
    switch space {
    case .sRGB: self.init(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear: self.init(linearRed: red, green: green, blue: blue, opacity: opacity)
    case .displayP3: self.init(displayP3Red: red, green: green, blue: blue, opacity: opacity)
    }
  }
}
