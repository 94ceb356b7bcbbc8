internal import SwiftSyntax

/// Reads parts of declarations from syntax.
enum DeclarationReader {
  static func stored(_ members: MemberBlockItemListSyntax, unit: SwiftUnit) -> [DeclaredType.StoredProperty] {
    members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap { stored($0, unit: unit) }
  }

  private static func stored(_ variable: VariableDeclSyntax, unit: SwiftUnit) -> [DeclaredType.StoredProperty] {
    let modifiers = variable.modifiers.map(\.name.text)
    if modifiers.contains("static") || modifiers.contains("class") || modifiers.contains("lazy") { return [] }
    let wrappers = variable.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    // `let a, b: Int`: the type stands with the last name.
    var annotation = variable.bindings.last?.typeAnnotation?.type
    return variable.bindings.reversed().compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, isStored(binding) else {
        return nil
      }
      annotation = binding.typeAnnotation?.type ?? (binding.initializer == nil ? annotation : nil)
      let value = binding.initializer?.value
      let type =
        annotation.map { TypeShape($0, isBuilder: wrappers.contains("ViewBuilder")) } ?? value.flatMap(inferred)
      return DeclaredType.StoredProperty(
        name: name.unquoted, type: type,
        typeText: annotation?.code ?? type?.spelling ?? environmentType(of: variable) ?? "", defaultValue: value?.code,
        isConstant: variable.bindingSpecifier.text == "let", wrappers: wrappers,
        isPrivate: modifiers.contains("private") || modifiers.contains("fileprivate"), line: unit.line(of: binding),
        comment: trailingComment(of: variable))
    }.reversed()
  }

  /// `Store` in `@Environment(Store.self) var store`.
  private static func environmentType(of variable: VariableDeclSyntax) -> String? {
    for attribute in variable.attributes.compactMap({ $0.as(AttributeSyntax.self) }) {
      if let argument = attribute.arguments?.trimmedDescription, argument.hasSuffix(".self") {
        return String(argument.dropLast(5))
      }
    }
    return nil
  }

  static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// The type of a literal.
  static func inferred(_ value: ExprSyntax) -> TypeShape? {
    if value.is(StringLiteralExprSyntax.self) { return .named("String", []) }
    if value.is(BooleanLiteralExprSyntax.self) { return .named("Bool", []) }
    if value.is(IntegerLiteralExprSyntax.self) { return .named("Int", []) }
    if value.is(FloatLiteralExprSyntax.self) { return .named("Double", []) }
    if let call = value.as(FunctionCallExprSyntax.self), call.calledExpression.is(DeclReferenceExprSyntax.self),
      call.calledExpression.shortText.first?.isUppercase == true
    {
      return .named(call.calledExpression.shortText, [])
    }
    if let member = value.as(MemberAccessExprSyntax.self), let base = member.base,
      base.shortText.first?.isUppercase == true
    {
      return .named(base.shortText, [])
    }
    return nil
  }

  static func initialiser(_ node: InitializerDeclSyntax, unit: SwiftUnit, isConstrained: Bool)
    -> DeclaredType.Initialiser
  {
    DeclaredType.Initialiser(
      parameters: parameters(node.signature.parameterClause, unit: unit),
      generics: generics(node.genericParameterClause, where: node.genericWhereClause),
      isFailable: node.optionalMark != nil,
      isThrowing: node.signature.effectSpecifiers?.throwsClause != nil,
      isConstrained: isConstrained || node.genericWhereClause != nil,
      isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
      isPrivate: node.modifiers.contains { $0.name.tokenKind == .keyword(.private) })
  }

  static func parameters(_ clause: FunctionParameterClauseSyntax, unit: SwiftUnit) -> [DeclaredType.FunctionParameter] {
    clause.parameters.map { parameter in
      let isBuilder = parameter.attributes.trimmedDescription.contains("ViewBuilder")
      let shape = TypeShape(parameter.type, isBuilder: isBuilder)
      return DeclaredType.FunctionParameter(
        label: parameter.firstName.text.unquoted, name: (parameter.secondName ?? parameter.firstName).text.unquoted,
        type: parameter.ellipsis == nil ? shape : .named("...", [shape]), typeText: parameter.type.code,
        defaultValue: parameter.defaultValue?.value.code, line: unit.line(of: parameter),
        comment: comment(in: parameter.trailingComma?.trailingTrivia ?? parameter.trailingTrivia))
    }
  }

  static func generics(
    _ clause: GenericParameterClauseSyntax?, where requirements: GenericWhereClauseSyntax?
  ) -> [DeclaredType.GenericParameter] {
    clause?.parameters.map { parameter in
      var constraint = parameter.inheritedType?.trimmedDescription ?? ""
      for requirement in requirements?.requirements ?? [] where constraint.isEmpty {
        if case .conformanceRequirement(let conformance) = requirement.requirement,
          conformance.leftType.trimmedDescription == parameter.name.text
        {
          constraint = conformance.rightType.trimmedDescription
        }
      }
      return DeclaredType.GenericParameter(name: parameter.name.text, constraint: constraint)
    } ?? []
  }

  static func cases(_ members: MemberBlockItemListSyntax) -> [DeclaredType.EnumCase] {
    members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements).map { element in
      let payload = element.parameterClause?.parameters.map {
        DeclaredType.EnumCase.Payload(
          label: $0.firstName?.text == "_" ? nil : $0.firstName?.text, type: TypeShape($0.type),
          hasDefault: $0.defaultValue != nil)
      }
      return DeclaredType.EnumCase(name: element.name.text.unquoted, payload: payload ?? [])
    }
  }

  /// The line comment behind a declaration, without its marks.
  static func trailingComment(of node: some SyntaxProtocol) -> String? { comment(in: node.trailingTrivia) }

  static func comment(in trivia: Trivia) -> String? {
    for piece in trivia {
      switch piece {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: return nil
      case .lineComment(let text), .docLineComment(let text), .blockComment(let text), .docBlockComment(let text):
        return String(text.drop { $0 == "/" || $0 == "*" }.trimmed.trimmingEnd("*/").trimmed)
      default: continue
      }
    }
    return nil
  }
}

extension StringProtocol {
  /// Without the backquotes of an escaped name.
  var unquoted: String { String(self.drop { $0 == "`" }.prefix { $0 != "`" }) }

  func trimmingEnd(_ marks: String) -> SubSequence {
    var part = self[...]
    while let last = part.last, marks.contains(last) { part.removeLast() }
    return part
  }
}
