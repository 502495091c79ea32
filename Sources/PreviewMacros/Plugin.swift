import SwiftSyntaxMacros
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

/// The program that the compiler starts to expand our macros; it talks over standard in and out.
@main struct Plugin: PluginProvider {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: Plugin()).main()
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "PreviewMacro": return PreviewMacro.self
    case "PreviewableMacro": return PreviewableMacro.self
    case "EntryMacro": return EntryMacro.self
    default: throw UnknownMacro(name: typeName)
    }
  }
}

/// Asked for a macro that this program does not have; a mistake in HeroUI's declarations.
struct UnknownMacro: Error, CustomStringConvertible {
  let name: String
  var description: String { "PreviewMacros has no macro called \(name)" }
}
