import SwiftSyntax

/// The statements of a preview, with its `@Previewable` properties moved to a view of their own: only a view keeps state.
struct PreviewBody {
  /// The declaration of that view; empty where nothing is `@Previewable`.
  let wrapper: String
  /// What stands in the closure that makes the preview.
  let code: String

  init(_ closure: ClosureExprSyntax) {
    var properties: [String] = []
    var statements: [String] = []
    for item in closure.statements {
      if case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self),
        let attribute = variable.attributes.firstIndex(where: \.isPreviewable)
      {
        var property = variable
        property.attributes.remove(at: attribute)
        properties.append(property.trimmedDescription)
      } else {
        statements.append(item.description)
      }
    }
    let body = statements.joined()
    if properties.isEmpty {
      wrapper = ""
      code = body
      return
    }
    wrapper = """
        struct Content: SwiftUI.View {
          \(properties.joined(separator: "\n    "))
          @SwiftUI.ViewBuilder var body: some SwiftUI.View {
        \(body)
          }
        }
      """
    code = "Content()"
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isPreviewable: Bool {
    guard let name = self.as(AttributeSyntax.self)?.attributeName else { return false }
    return name.as(MemberTypeSyntax.self)?.name.text == "Previewable" || name.trimmedDescription == "Previewable"
  }
}
