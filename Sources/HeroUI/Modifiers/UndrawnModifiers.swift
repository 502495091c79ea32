import HeroCore

/// Draws the content as it is and says what is missing.
struct UndrawnModifier: PrimitiveModifier {
  let message: String
  let location: SourceLocation

  init(_ message: String, _ file: String, _ line: Int) {
    (self.message, location) = (message, SourceLocation(file: file, line: line))
  }

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    context.resolver.warn(message, at: location)
    return context.resolve(content)
  }
}

/// How a view's colours are mixed with those behind it.
public enum BlendMode: Hashable, Sendable {
  /// The ways that SwiftUI has.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  /// Further ways that SwiftUI has.
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  /// Further ways that SwiftUI has.
  case destinationOver, destinationOut, plusDarker, plusLighter
}

extension View {
  private func undrawn(_ message: String, _ file: String, _ line: Int) -> some View {
    modifier(UndrawnModifier(message, file, line))
  }

  /// Mixes colours with those behind; only the usual way is drawn, others with a warning.
  @ViewBuilder public func blendMode(
    _ blendMode: BlendMode, file: String = #fileID, line: Int = #line
  ) -> some View {
    if blendMode == .normal {
      self
    } else {
      undrawn("blendMode(.\(blendMode)) is drawn as .normal", file, line)
    }
  }

  /// Draws the view as one group, as every view here is.
  public func compositingGroup() -> some View { self }

  /// Draws the view as one picture, as every view here is.
  public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Turns the view in space; drawn as a scale, without perspective, with a warning.
  ///
  /// - Parameters:
  ///   - angle: How far it is turned.
  ///   - axis: The axis it is turned about.
  ///   - anchor: The point that stays.
  ///   - anchorZ: Not used.
  ///   - perspective: Not used.
  ///   - file: Where the call stands, for the warning.
  ///   - line: Where the call stands, for the warning.
  /// - Returns: The view.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1, file: String = #fileID, line: Int = #line
  ) -> some View {
    // The cosine, as the core computes it on every machine.
    let flat = CGFloat(Affine.rotation(angle, about: .zero).a)
    let turnsInPlane = axis.z != 0 && axis.x == 0 && axis.y == 0
    return rotationEffect(turnsInPlane ? angle : .zero, anchor: anchor)
      .scaleEffect(
        x: axis.y != 0 ? flat : 1, y: axis.x != 0 ? flat : 1, anchor: anchor
      )
      .modifier(
        UndrawnModifier(
          "rotation3DEffect is drawn as a scale, without perspective", file, line))
  }

  /// Makes colours brighter; drawn unchanged with a warning.
  public func brightness(
    _ amount: Double, file: String = #fileID, line: Int = #line
  ) -> some View { undrawn("brightness is not drawn", file, line) }

  /// Makes colours stronger or weaker; drawn unchanged with a warning.
  public func saturation(
    _ amount: Double, file: String = #fileID, line: Int = #line
  ) -> some View { undrawn("saturation is not drawn", file, line) }

  /// Makes colours gray; drawn unchanged with a warning.
  public func grayscale(
    _ amount: Double, file: String = #fileID, line: Int = #line
  ) -> some View { undrawn("grayscale is not drawn", file, line) }

  /// Makes differences larger or smaller; drawn unchanged with a warning.
  public func contrast(
    _ amount: Double, file: String = #fileID, line: Int = #line
  ) -> some View { undrawn("contrast is not drawn", file, line) }

  /// Turns the hue; drawn unchanged with a warning.
  public func hueRotation(
    _ angle: Angle, file: String = #fileID, line: Int = #line
  ) -> some View { undrawn("hueRotation is not drawn", file, line) }

  /// Multiplies colours; drawn unchanged with a warning.
  public func colorMultiply(
    _ color: Color, file: String = #fileID, line: Int = #line
  ) -> some View { undrawn("colorMultiply is not drawn", file, line) }

  /// Inverts colours; drawn unchanged with a warning.
  public func colorInvert(file: String = #fileID, line: Int = #line) -> some View {
    undrawn("colorInvert is not drawn", file, line)
  }

  /// Changes how content is exchanged; it fades here, with a warning.
  @ViewBuilder public func contentTransition(
    _ transition: ContentTransition, file: String = #fileID, line: Int = #line
  ) -> some View {
    if transition.isDrawn {
      self
    } else {
      undrawn(
        "contentTransition(.\(transition.name)) is not drawn; text changes at once", file, line)
    }
  }

  /// Moves the parts of a symbol; drawn at rest with a warning.
  public func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true,
    file: String = #fileID, line: Int = #line
  ) -> some View {
    undrawn("symbolEffect(.\(effect.name)) is not drawn; the symbol rests", file, line)
  }

  /// Moves the parts of a symbol when a value changes; drawn at rest with a warning.
  public func symbolEffect<Effect: SymbolEffect, Value: Equatable>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: Value,
    file: String = #fileID, line: Int = #line
  ) -> some View {
    undrawn("symbolEffect(.\(effect.name)) is not drawn; the symbol rests", file, line)
  }

  /// Gives the layers of a symbol different shades; drawn in one with a warning.
  @ViewBuilder public func symbolRenderingMode(
    _ mode: SymbolRenderingMode?, file: String = #fileID, line: Int = #line
  ) -> some View {
    if mode == nil || mode == .monochrome {
      self
    } else {
      undrawn("symbols are drawn in one colour, as with .monochrome", file, line)
    }
  }

  /// Hides content behind bars of its size; drawn unchanged with a warning.
  public func redacted(
    reason: RedactionReasons, file: String = #fileID, line: Int = #line
  ) -> some View { undrawn("redacted is not drawn", file, line) }
}

/// How content is exchanged that stays the same view.
public struct ContentTransition: Hashable, Sendable {
  let name: String
  let isDrawn: Bool

  /// As content does by itself.
  public static let identity = ContentTransition(name: "identity", isDrawn: true)
  /// Fades.
  public static let opacity = ContentTransition(name: "opacity", isDrawn: true)
  /// Letters turn into letters.
  public static let interpolate = ContentTransition(name: "interpolate", isDrawn: false)
  /// Figures roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText", isDrawn: false)
  }
  /// Figures roll towards a value.
  public static func numericText(value: Double) -> ContentTransition { numericText() }
  /// Symbols turn into symbols.
  public static var symbolEffect: ContentTransition {
    ContentTransition(name: "symbolEffect", isDrawn: false)
  }
}

/// A motion of the parts of a symbol.
public protocol SymbolEffect {
  /// What it is called.
  var name: String { get }
}

/// One of the motions that symbols have.
public struct NamedSymbolEffect: SymbolEffect, Hashable, Sendable {
  /// What it is called.
  public let name: String
  /// The same motion, layer by layer.
  public var byLayer: NamedSymbolEffect { self }
  /// The same motion of all layers at once.
  public var wholeSymbol: NamedSymbolEffect { self }
  /// The same motion upward.
  public var up: NamedSymbolEffect { self }
  /// The same motion downward.
  public var down: NamedSymbolEffect { self }
}

extension SymbolEffect where Self == NamedSymbolEffect {
  /// Jumps.
  public static var bounce: NamedSymbolEffect { NamedSymbolEffect(name: "bounce") }
  /// Fades in and out.
  public static var pulse: NamedSymbolEffect { NamedSymbolEffect(name: "pulse") }
  /// Lights up layer by layer.
  public static var variableColor: NamedSymbolEffect { NamedSymbolEffect(name: "variableColor") }
  /// Grows or shrinks.
  public static var scale: NamedSymbolEffect { NamedSymbolEffect(name: "scale") }
  /// Turns.
  public static var rotate: NamedSymbolEffect { NamedSymbolEffect(name: "rotate") }
  /// Swings.
  public static var wiggle: NamedSymbolEffect { NamedSymbolEffect(name: "wiggle") }
  /// Grows and shrinks slowly.
  public static var breathe: NamedSymbolEffect { NamedSymbolEffect(name: "breathe") }
  /// Comes in.
  public static var appear: NamedSymbolEffect { NamedSymbolEffect(name: "appear") }
  /// Goes out.
  public static var disappear: NamedSymbolEffect { NamedSymbolEffect(name: "disappear") }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  private let name: String
  /// As the effect does by itself.
  public static let `default` = SymbolEffectOptions(name: "default")
  /// Without end.
  public static let repeating = SymbolEffectOptions(name: "repeating")
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")
  /// Faster or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(name: "speed \(speed)")
  }
  /// Several times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(name: "repeat \(count ?? 0)")
  }
}

/// How the layers of a symbol are shaded.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In one colour of several strengths.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In several colours.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// In the symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// One bit for each reason.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is not loaded yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
}
