import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`, which makes a variable of an extension of `EnvironmentValues` a value of the environment.
///
/// The variable's first value becomes the default of a key of its own.
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let name = try EntryVariable(declaration).key
    return ["get { self[\(raw: name).self] }", "set { self[\(raw: name).self] = newValue }"]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let variable = try EntryVariable(declaration)
    let value: String
    if let type = variable.type {
      value = "static var defaultValue: \(type) { \(variable.value ?? "nil") }"
    } else {
      value = "static var defaultValue = \(variable.value ?? "nil")"
    }
    return ["private struct \(raw: variable.key): EnvironmentKey { \(raw: value) }"]
  }
}

/// The variable that is marked.
private struct EntryVariable {
  let key: String
  let type: String?
  let value: String?

  init(_ declaration: some DeclSyntaxProtocol) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw EntryError() }
    key = "__Key_" + name
    type = binding.typeAnnotation?.type.trimmedDescription
    value = binding.initializer?.value.trimmedDescription
    // Without a first value only an optional has one: nil.
    guard value != nil || type?.hasSuffix("?") == true else { throw EntryError() }
  }
}

/// `@Entry` on something else than a variable with a first value.
private struct EntryError: Error, CustomStringConvertible {
  var description: String { "@Entry needs a variable with a default value" }
}
