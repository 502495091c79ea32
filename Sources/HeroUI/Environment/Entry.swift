/// Makes a variable of an extension of `EnvironmentValues` a value of the environment.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var cardSpacing: CGFloat = 12
/// }
/// ```
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
