import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`, a mark on a variable inside `#Preview`; it makes nothing itself.
///
/// `PreviewMacro` finds the mark and turns the variable into a property of the preview's view.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
