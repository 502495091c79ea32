import HeroCore

/// Values that a view finds around it and can change for the views inside it.
public struct EnvironmentValues {
  private var custom: [ObjectIdentifier: Any] = [:]

  // What the views of this module read most is stored plainly.
  var foreground: AnyShapeStyle?
  var tintStyle: AnyShapeStyle?
  var stackAxis: HeroCore.Axis?
  var imageScaleStorage = Image.Scale.medium
  var textAttributes = TextAttributes()
  /// Objects by their type.
  var objects: [ObjectIdentifier: AnyObject] = [:]
  var assets = AssetCatalog()
  var sink: WarningSink?
  var navigation: NavigationController?
  var displayCornerRadius = 0.0
  var displayWidth = 0.0
  /// Whether a tab view or a picker is around, which asks for tags.
  var namesChoices = false
  /// Whether the views are the rows of a list.
  var isInList = false
  var listLook = ListLook.grouped
  var tabViewStyle = TabLook.bar
  var pickerLook = PickerLook.menu
  var labelStyle: AnyLabelStyle?
  var scrolling = ScrollSettings()
  /// The scroll view around; `nil` for the display.
  var container: NodeID?
  /// The room the scroll view keeps around its content.
  var containerMargins = Insets.zero
  var buttonStyle = AnyButtonStyle { AnyView(DefaultButtonStyle().makeBody(configuration: $0)) }

  /// The standard environment.
  public init() {}

  /// The value of a key; its default where no view has set it.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// Whether the display is light or dark.
  public var colorScheme = ColorScheme.light
  /// Whether colours are drawn with more contrast.
  public var colorSchemeContrast = ColorSchemeContrast.standard
  /// The size of text the person has chosen.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// Pixels per point.
  public var displayScale: CGFloat = 3
  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// Whether the person has asked for less motion.
  public var accessibilityReduceMotion = false
  /// Whether views react to touches.
  public var isEnabled = true
  /// The font of text that names none.
  public var font: Font? = nil
  /// The most lines a text may have.
  public var lineLimit: Int? = nil
  /// Where short lines of text stand.
  public var multilineTextAlignment = TextAlignment.leading
  /// What is added between lines of text, in points.
  public var lineSpacing: CGFloat = 0
  /// The smallest factor by which text may shrink to fit.
  public var minimumScaleFactor: CGFloat = 1
  /// Where text that does not fit is cut.
  public var truncationMode = Text.TruncationMode.tail
  /// The direction in which people read.
  public var layoutDirection = LayoutDirection.leftToRight
}

/// A key under which a value of one's own is kept in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view has set one.
  static var defaultValue: Value { get }
}

/// Whether a display is light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// The two appearances.
  case light, dark
}

/// Whether colours are drawn with more contrast.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// The two levels.
  case standard, increased
}

/// The direction in which people read.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// The two directions.
  case leftToRight, rightToLeft
}
