import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview { … }`: a type that describes the preview, and a function by which code in the same
/// file can find that type.
///
/// A type made by a macro has a name nobody can write, so the renderer goes by the line on which
/// `#Preview` stands: `heroPreviewRegistration(PreviewLine<12>())` is the type of line 12. The
/// function is `fileprivate` because two files may have a preview on the same line. Lines are those
/// of the file that is compiled; `#sourceLocation` does not move them.
///
/// The expansion names everything without its module: the module is called HeroUI where it is
/// built, and SwiftUI in the file that uses it.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let line = context.location(of: node)?.line else {
      throw PreviewError(description: "#Preview must stand in a file, not in another macro")
    }
    let call = try PreviewCall(node)
    let type = context.makeUniqueName("Preview")
    let registration: DeclSyntax = """
      struct \(type): PreviewRegistration {
        static var name: String? { \(call.name) }
        static var line: Int { \(line) }
        static var traits: [PreviewTrait<Preview.ViewTraits>] { [\(raw: call.traits)] }
        \(raw: call.content)
      }
      """
    // The renderer looks for previews at file scope only, and so does Xcode.
    guard context.lexicalContext.isEmpty else { return [registration] }
    let finder: DeclSyntax = """
      fileprivate func heroPreviewRegistration(
        _ line: PreviewLine<\(line)>
      ) -> any PreviewRegistration.Type {
        \(type).self
      }
      """
    return [registration, finder]
  }
}

/// What keeps a preview from being expanded.
struct PreviewError: Error, CustomStringConvertible {
  let description: String
}
