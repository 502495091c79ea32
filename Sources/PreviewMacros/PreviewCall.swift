import SwiftSyntax
import SwiftSyntaxBuilder

/// The parts of one `#Preview(…) { … }`, ready to be put into the expansion.
struct PreviewCall {
  /// The name as the author wrote it, or `nil`.
  let name: ExprSyntax
  /// The traits, separated by commas.
  let traits: String
  /// The declarations that make the content.
  let content: String

  /// Reads a call whose arguments the compiler has already type-checked.
  init(_ node: some FreestandingMacroExpansionSyntax) throws {
    var name: ExprSyntax = "nil"
    var traits: [String] = []
    var body = node.trailingClosure.map { ExprSyntax($0) }
    for (position, argument) in node.arguments.enumerated() {
      switch argument.label?.text {
      case nil where position == 0: name = argument.expression.trimmed
      case nil, "traits": traits.append(argument.expression.trimmedDescription)
      case "body": body = argument.expression
      case .some(let label):
        throw PreviewError(description: "#Preview has no argument called “\(label)”")
      }
    }
    guard let body else { throw PreviewError(description: "#Preview needs a closure with a view") }
    self.name = name
    self.traits = traits.joined(separator: ", ")
    content = Self.content(of: body)
  }

  private static func content(of body: ExprSyntax) -> String {
    guard let closure = body.as(ClosureExprSyntax.self) else {
      return "static var content: any View { (\(body.trimmedDescription))() }"
    }
    let (state, rest) = split(closure.statements)
    guard !state.isEmpty else {
      return "@ViewBuilder static var content: any View {\(rest)\n}"
    }
    return """
      private struct Content: View {
      \(state.joined(separator: "\n"))
      @ViewBuilder var body: some View {\(rest)
      }
      }
      static var content: any View { Content() }
      """
  }

  /// Takes the variables marked `@Previewable` out of the statements of a preview.
  private static func split(
    _ statements: CodeBlockItemListSyntax
  ) -> (state: [String], rest: String) {
    var state: [String] = []
    var rest = ""
    for statement in statements {
      if case .decl(let declaration) = statement.item,
        let variable = declaration.as(VariableDeclSyntax.self), variable.isPreviewable
      {
        state.append(variable.withoutPreviewable.trimmedDescription)
      } else {
        rest += statement.description
      }
    }
    return (state, rest)
  }
}

extension VariableDeclSyntax {
  fileprivate var isPreviewable: Bool { attributes.contains(where: Self.isPreviewable) }

  fileprivate var withoutPreviewable: VariableDeclSyntax {
    with(\.attributes, attributes.filter { !Self.isPreviewable($0) })
  }

  private static func isPreviewable(_ attribute: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = attribute else { return false }
    let name = attribute.attributeName.trimmedDescription
    return name == "Previewable" || name.hasSuffix(".Previewable")
  }
}
