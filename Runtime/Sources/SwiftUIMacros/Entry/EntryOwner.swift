import SwiftSyntax
import SwiftSyntaxMacros

/// A type that is a collection of values by keys.
enum EntryOwner: String, CaseIterable {
  case environment = "EnvironmentValues"
  case transaction = "Transaction"
  case container = "ContainerValues"
  case focus = "FocusedValues"

  /// The type that the innermost scope around a declaration extends.
  init?(around context: some MacroExpansionContext) {
    guard let scope = context.lexicalContext.first?.as(ExtensionDeclSyntax.self) else { return nil }
    let type = scope.extendedType
    let name = type.as(MemberTypeSyntax.self)?.name.text ?? type.trimmedDescription
    self.init(rawValue: name)
  }

  /// With its module: an app may have a type of the same name.
  var keyProtocol: String {
    switch self {
    case .environment: "SwiftUICore.EnvironmentKey"
    case .transaction: "SwiftUICore.TransactionKey"
    case .container: "SwiftUICore.ContainerValueKey"
    case .focus: "SwiftUICore.FocusedValueKey"
    }
  }

  /// Whether a value may be missing: then there is no default.
  var isAlwaysOptional: Bool { self == .focus }
}
