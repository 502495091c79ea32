import HeroCore

/// A look that lets through what is below.
open class UIVisualEffect {
  init() {}
}

/// A look that softens what is below.
public final class UIBlurEffect: UIVisualEffect {
  /// How much is let through.
  public enum Style: Hashable, Sendable {
    /// The older looks.
    case extraLight, light, dark, extraDark, regular, prominent
    /// The materials.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// The materials of light displays.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    /// The materials of light displays.
    case systemThickMaterialLight, systemChromeMaterialLight
    /// The materials of dark displays.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    /// The materials of dark displays.
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  /// Creates a look.
  public init(style: Style) { self.style = style }
}

/// A look for what stands on another look.
public final class UIVibrancyEffect: UIVisualEffect {
  /// Creates a look.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view that softens what is below.
open class UIVisualEffectView: UIView {
  /// The look.
  open var effect: UIVisualEffect?
  /// The view in front of the look.
  public let contentView = UIView()

  /// Creates a view with a look.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
}

extension UIVisualEffectView {
  /// What is drawn: the look, and the view in front of it.
  @MainActor func drawn(in context: ResolveContext) -> AnyView {
    let fill = (effect as? UIBlurEffect)?.fill ?? Color.clear
    return AnyView(
      ZStack {
        fill
        contentView.picture(in: context)
      })
  }
}

extension UIBlurEffect {
  /// A colour in the place of the softened picture below.
  @MainActor fileprivate var fill: Color {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      Color.white.opacity(0.7)
    case .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark,
      .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark:
      Color.black.opacity(0.6)
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      Color(.systemBackground).opacity(0.7)
    }
  }
}
