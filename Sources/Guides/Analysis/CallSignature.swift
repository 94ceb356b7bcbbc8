internal import SwiftSyntax

/// How a value of a declared type is made, or how a function is called.
struct CallSignature {
  struct Parameter {
    /// `_` where there is none.
    var label: String
    var name: String
    var type: TypeShape
    var typeText: String
    var defaultValue: String?
    var wrapper: String?
    var line: Int
    var comment: String?

    var model: Guides.Parameter {
      Guides.Parameter(
        label: label, name: name, type: typeText, defaultValue: defaultValue, wrapper: wrapper, line: line,
        comment: comment)
    }
  }

  var parameters: [Parameter] = []
  var generics: [DeclaredType.GenericParameter] = []
  var isFailable = false
  var isThrowing = false
  /// Within reach of the type and its extensions only: the compiler's initialiser takes something private.
  var isPrivate = false

  init(parameters: [DeclaredType.FunctionParameter], generics: [DeclaredType.GenericParameter]) {
    self.parameters = parameters.map {
      Parameter(
        label: $0.label, name: $0.name, type: $0.type, typeText: $0.typeText, defaultValue: $0.defaultValue,
        wrapper: nil, line: $0.line, comment: $0.comment)
    }
    self.generics = generics
  }

  /// The initialisers of a type, the best one to show it with first: one that takes the most and cannot fail.
  static func initialisers(of type: DeclaredType) -> [CallSignature] {
    let declared = type.initialisers.filter { !$0.isAsync && !$0.isConstrained && !$0.isPrivate }
      .sorted { rank($0) > rank($1) }
      .map { initialiser in
        var signature = CallSignature(
          parameters: initialiser.parameters, generics: initialiser.generics + type.generics)
        signature.isFailable = initialiser.isFailable
        signature.isThrowing = initialiser.isThrowing
        return signature
      }
    return declared + (type.hasMemberwiseInitialiser ? [CallSignature(memberwise: type)] : [])
  }

  private static func rank(_ initialiser: DeclaredType.Initialiser) -> (Int, Int) {
    let isCertain = !initialiser.isFailable && !initialiser.isThrowing
    // Decoding is no way to make a sample.
    let isDecoder = initialiser.parameters.contains { $0.typeText == "Decoder" || $0.typeText == "any Decoder" }
    return (isDecoder ? 0 : isCertain ? 2 : 1, initialiser.parameters.count)
  }

  /// The initialiser that the compiler makes of the stored properties of a structure.
  init(memberwise type: DeclaredType) {
    generics = type.generics
    if type.kind == .reference { return }
    let taken = type.properties.filter { Parameter(memberwise: $0) != nil }
    parameters = taken.compactMap { Parameter(memberwise: $0) }
    isPrivate = taken.contains(where: \.isPrivate)
  }
}

extension DeclaredType {
  /// An initialiser in the declaration itself takes the compiler's away, one in an extension does not.
  fileprivate var hasMemberwiseInitialiser: Bool {
    if kind == .reference {
      return initialisers.isEmpty
        && properties.allSatisfy { CallSignature.Parameter(memberwise: $0)?.defaultValue != nil }
    }
    guard kind == .structure else { return false }
    return bodies.first?.members.contains { $0.decl.is(InitializerDeclSyntax.self) } != true
  }
}

extension CallSignature.Parameter {
  /// Wrappers that bring their own value.
  private static let supplied: Set<String> = [
    "Environment", "EnvironmentObject", "Namespace", "FocusState", "GestureState", "AppStorage", "SceneStorage",
    "AccessibilityFocusState", "Query", "FetchRequest", "UIApplicationDelegateAdaptor", "SwiftUI.Environment",
  ]

  init?(memberwise property: DeclaredType.StoredProperty) {
    let wrapper = property.wrappers.first { $0 != "ViewBuilder" && $0.first?.isUppercase == true && $0 != "MainActor" }
    if let wrapper, Self.supplied.contains(wrapper) { return nil }
    if property.isConstant && property.defaultValue != nil { return nil }
    // Private state that has a value is left out of the compiler's initialiser.
    if property.isPrivate && wrapper != nil && property.defaultValue != nil { return nil }
    guard let type = property.type ?? (property.defaultValue == nil ? nil : TypeShape.named("_", [])) else {
      return nil
    }
    label = property.name
    name = property.name
    typeText = property.typeText
    defaultValue = property.defaultValue
    line = property.line
    comment = property.comment
    self.wrapper = wrapper
    switch wrapper {
    case "Binding": self.type = .named("Binding", [type])
    case "FocusState.Binding": self.type = .named("FocusState.Binding", [type])
    case nil where property.wrappers.contains("ViewBuilder"):
      // `@ViewBuilder let content: Content` takes a closure that makes the content.
      if case .function = type {
        self.type = type
      } else {
        self.type = .function(parameters: [], result: type, isBuilder: true)
      }
    default: self.type = type
    }
    // A variable of an optional type starts as nil.
    if case .optional = type, !property.isConstant, property.defaultValue == nil, wrapper != "Binding" {
      defaultValue = "nil"
    }
  }
}
