internal import SwiftSyntax

/// A type that a guide declares, extensions in the guide included.
struct DeclaredType {
  enum Kind { case structure, enumeration, reference, protocolType, alias }

  /// With the names of the types around it: `AvatarStack.Collaborator`.
  var name: String
  var kind: Kind
  var conformances: [String]
  var generics: [GenericParameter]
  /// Stored properties in source order, static ones excluded.
  var properties: [StoredProperty] = []
  var initialisers: [Initialiser] = []
  var cases: [EnumCase] = []
  /// Static members that make a value of the type: `static let sample = Note(…)`.
  var instances: [String] = []
  /// The type that an alias stands for.
  var target: TypeShape?
  var attributes: Set<String>
  var line: Int
  var lines: ClosedRange<Int>
  /// `private` inside another type: out of reach at file scope.
  var isHidden: Bool
  var block: Int
  /// The declaration and the extensions.
  var bodies: [Body]

  struct Body {
    var members: MemberBlockItemListSyntax
    var unit: SwiftUnit
  }

  struct GenericParameter: Equatable {
    var name: String
    /// The protocol that it must conform to; empty for none.
    var constraint: String
  }

  struct StoredProperty {
    var name: String
    var type: TypeShape?
    var typeText: String
    var defaultValue: String?
    var isConstant: Bool
    /// Without the at sign, with generic arguments or member: `State`, `FocusState.Binding`.
    var wrappers: [String]
    var isPrivate: Bool
    var line: Int
    var comment: String?
  }

  struct Initialiser {
    var parameters: [FunctionParameter]
    var generics: [GenericParameter]
    var isFailable: Bool
    var isThrowing: Bool
    var isConstrained: Bool
    var isAsync: Bool
    /// Within reach of the type and its extensions only.
    var isPrivate: Bool
  }

  struct FunctionParameter {
    /// `_` where there is none.
    var label: String
    var name: String
    var type: TypeShape
    var typeText: String
    var defaultValue: String?
    var line: Int
    var comment: String?
  }

  struct EnumCase {
    var name: String
    var payload: [Payload]

    struct Payload {
      var label: String?
      var type: TypeShape
      var hasDefault: Bool
    }
  }

  var baseName: String { String(name.split(separator: ".").last ?? "") }

  func conforms(to protocolName: String) -> Bool { conformances.contains(protocolName) }
}

/// An extension of a type that the guide does not declare: `extension Color`.
struct ForeignExtension {
  var typeName: String
  /// `Self == Color` gives `Color`.
  var selfType: String?
  var isConstrained: Bool
  var members: MemberBlockItemListSyntax
  var unit: SwiftUnit
}
