import SwiftSyntax
import SwiftSyntaxMacros

/// A property with `@Entry`, as far as its key depends on it.
struct Entry {
  let owner: EntryOwner
  /// The name of the key's type.
  let key: String
  /// What the key's type conforms to.
  let keyProtocols: String
  /// What stands in the key's type.
  let keyMembers: String

  /// - Throws: A sentence that says why the property cannot be an entry.
  init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
    guard let owner = EntryOwner(around: context) else {
      throw MacroProblem(
        "'@Entry' macro can only attach to var declarations inside extensions of EnvironmentValues, Transaction, "
          + "ContainerValues, or FocusedValues")
    }
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.var),
      !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }),
      variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw MacroProblem("'@Entry' takes one var of an instance at a time") }
    guard binding.accessorBlock == nil else {
      throw MacroProblem("'@Entry' writes the accessors itself; remove those of '\(name)'")
    }
    self.owner = owner
    key = "__Key_" + name.filter { $0 != "`" }
    let type = binding.typeAnnotation?.type
    let value = binding.initializer?.value
    // Only the compiler knows the type, and a computed property has to name it.
    let isInferred = type == nil && value?.isPlainLiteral == false && !owner.isAlwaysOptional
    keyProtocols = owner.keyProtocol + (isInferred ? ", SwiftUICore._EntryKey" : "")
    keyMembers =
      try isInferred
      ? "static let entry = SwiftUICore._EntryDefault(\(value?.trimmedDescription ?? ""))"
      : owner.isAlwaysOptional ? Self.optionalValue(type, name) : Self.defaultValue(type, value, name)
  }

  private static func optionalValue(_ type: TypeSyntax?, _ name: String) throws -> String {
    guard let wrapped = type?.wrappedType else {
      throw MacroProblem("'@Entry' in FocusedValues needs an optional type, such as 'var \(name): String?'")
    }
    return "typealias Value = \(wrapped.trimmedDescription)"
  }

  private static func defaultValue(_ type: TypeSyntax?, _ value: ExprSyntax?, _ name: String) throws -> String {
    guard let type = type?.trimmedDescription else {
      guard let value else {
        throw MacroProblem("'@Entry' needs a default value: 'var \(name) = …'")
      }
      return "static let defaultValue = \(value.trimmedDescription)"
    }
    guard let code = value?.trimmedDescription ?? (type.isOptional ? "nil" : nil) else {
      throw MacroProblem("'@Entry' needs a default value: 'var \(name): \(type) = …'")
    }
    return "typealias Value = \(type)\n  static var defaultValue: Value { \(code) }"
  }
}

extension String {
  /// Whether a type's spelling is that of an optional.
  fileprivate var isOptional: Bool { hasSuffix("?") || hasPrefix("Optional<") }
}

extension ExprSyntax {
  /// Whether its type is one that every thread may have.
  fileprivate var isPlainLiteral: Bool {
    self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(BooleanLiteralExprSyntax.self) || self.is(StringLiteralExprSyntax.self)
  }
}

extension TypeSyntax {
  /// `String` of `String?`.
  fileprivate var wrappedType: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    guard let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional" else { return nil }
    let argument = named.genericArgumentClause?.arguments.first?.argument
    return argument.flatMap { TypeSyntax($0) }
  }
}
