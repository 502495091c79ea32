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
  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
  }
}

extension UIVisualEffectView {
  /// What is drawn: the look, and the view in front of it.
  @MainActor func drawn(in context: ResolveContext) -> AnyView {
    let look = (effect as? UIBlurEffect)?.style.look
    return AnyView(
      ZStack {
        if let look {
          Rectangle().fill(look.material)
            .environment(\.colorScheme, look.scheme ?? context.environment.colorScheme)
        } else {
          Color.clear
        }
        contentView.picture(in: context)
      })
  }
}

extension UIBlurEffect.Style {
  /// The material of the same name, and the appearance for which it is made where that is said.
  fileprivate var look: (material: Material, scheme: ColorScheme?) {
    switch self {
    case .extraLight: (.thick, .light)
    case .light: (.thin, .light)
    case .dark: (.thin, .dark)
    case .extraDark: (.thick, .dark)
    case .regular, .systemMaterial: (.regular, nil)
    case .prominent, .systemThickMaterial: (.thick, nil)
    case .systemUltraThinMaterial: (.ultraThin, nil)
    case .systemThinMaterial: (.thin, nil)
    case .systemChromeMaterial: (.bar, nil)
    case .systemUltraThinMaterialLight: (.ultraThin, .light)
    case .systemThinMaterialLight: (.thin, .light)
    case .systemMaterialLight: (.regular, .light)
    case .systemThickMaterialLight: (.thick, .light)
    case .systemChromeMaterialLight: (.bar, .light)
    case .systemUltraThinMaterialDark: (.ultraThin, .dark)
    case .systemThinMaterialDark: (.thin, .dark)
    case .systemMaterialDark: (.regular, .dark)
    case .systemThickMaterialDark: (.thick, .dark)
    case .systemChromeMaterialDark: (.bar, .dark)
    }
  }
}
