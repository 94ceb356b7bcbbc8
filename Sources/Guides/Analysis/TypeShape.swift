internal import SwiftSyntax

/// A type as specimens see it: what has to be made to pass a value of it.
indirect enum TypeShape: Equatable, Sendable {
  /// A name with its generic arguments: `AvatarStack.Collaborator`, `Binding<Bool>`.
  case named(String, [TypeShape])
  case optional(TypeShape)
  case array(TypeShape)
  case dictionary(TypeShape, TypeShape)
  case tuple([TupleElement])
  case function(parameters: [TypeShape], result: TypeShape, isBuilder: Bool)
  /// `some P`, `any P`, and a generic parameter that must conform to `P`.
  case conforming(String)

  struct TupleElement: Equatable, Sendable {
    var label: String?
    var type: TypeShape
  }

  static let void = TypeShape.tuple([])

  init(_ type: TypeSyntax, isBuilder: Bool = false) {
    if let node = type.as(IdentifierTypeSyntax.self) {
      self = TypeShape.sugared(node.name.text, TypeShape.arguments(node.genericArgumentClause))
    } else if let node = type.as(MemberTypeSyntax.self) {
      let base = node.baseType.trimmedDescription
      let name =
        base == "Swift" || base == "SwiftUI" || base == "Foundation" ? node.name.text : "\(base).\(node.name.text)"
      self = TypeShape.sugared(name, TypeShape.arguments(node.genericArgumentClause))
    } else if let node = type.as(OptionalTypeSyntax.self) {
      self = .optional(TypeShape(node.wrappedType))
    } else if let node = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      self = .optional(TypeShape(node.wrappedType))
    } else if let node = type.as(ArrayTypeSyntax.self) {
      self = .array(TypeShape(node.element))
    } else if let node = type.as(DictionaryTypeSyntax.self) {
      self = .dictionary(TypeShape(node.key), TypeShape(node.value))
    } else if let node = type.as(TupleTypeSyntax.self) {
      if node.elements.count == 1, let only = node.elements.first, only.firstName == nil {
        self = TypeShape(only.type, isBuilder: isBuilder)
      } else {
        self = .tuple(node.elements.map { TupleElement(label: $0.firstName?.text, type: TypeShape($0.type)) })
      }
    } else if let node = type.as(FunctionTypeSyntax.self) {
      self = .function(
        parameters: node.parameters.map { TypeShape($0.type) }, result: TypeShape(node.returnClause.type),
        isBuilder: isBuilder)
    } else if let node = type.as(AttributedTypeSyntax.self) {
      self = TypeShape(
        node.baseType, isBuilder: isBuilder || node.attributes.trimmedDescription.contains("ViewBuilder"))
    } else if let node = type.as(SomeOrAnyTypeSyntax.self) {
      self = .conforming(node.constraint.trimmedDescription)
    } else {
      self = .named(type.trimmedDescription, [])
    }
  }

  private static func sugared(_ name: String, _ arguments: [TypeShape]) -> TypeShape {
    switch (name, arguments.count) {
    case ("Optional", 1): .optional(arguments[0])
    case ("Array", 1), ("ArraySlice", 1), ("ContiguousArray", 1): .array(arguments[0])
    case ("Dictionary", 2): .dictionary(arguments[0], arguments[1])
    case ("Void", 0): .void
    default: .named(name, arguments)
    }
  }

  private static func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeShape] {
    clause?.arguments.compactMap { argument in
      guard case .type(let type) = argument.argument else { return nil }
      return TypeShape(type)
    } ?? []
  }

  /// Swift that names the type.
  var spelling: String {
    switch self {
    case .named(let name, let arguments):
      arguments.isEmpty ? name : "\(name)<\(arguments.map(\.spelling).joined(separator: ", "))>"
    case .optional(let wrapped):
      if case .function = wrapped { "(\(wrapped.spelling))?" } else { "\(wrapped.spelling)?" }
    case .array(let element): "[\(element.spelling)]"
    case .dictionary(let key, let value): "[\(key.spelling): \(value.spelling)]"
    case .tuple(let elements):
      "(\(elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.spelling }.joined(separator: ", ")))"
    case .function(let parameters, let result, _):
      "(\(parameters.map(\.spelling).joined(separator: ", "))) -> \(result == .void ? "Void" : result.spelling)"
    case .conforming(let name): "some \(name)"
    }
  }
}
