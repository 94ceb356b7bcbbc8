internal import SwiftSyntax

/// Finds the colours, fonts and gradients that a guide names: static members of any type, and globals.
struct TokenFinder {
  private let index: SourceIndex
  private var tokens: [Token] = []

  static func tokens(in index: SourceIndex) -> [Token] {
    var finder = TokenFinder(index: index)
    for part in index.extensions {
      finder.read(part.members, owner: part.selfType ?? part.typeName, unit: part.unit)
    }
    for type in index.types where !type.isHidden && type.generics.isEmpty {
      for body in type.bodies { finder.read(body.members, owner: type.name, unit: body.unit) }
    }
    for type in index.types where !type.isHidden { finder.readThemes(type) }
    for (node, unit) in index.globals {
      if let variable = node.as(VariableDeclSyntax.self) { finder.read(variable, owner: "", unit: unit) }
    }
    return finder.tokens.sorted { $0.line < $1.line }
  }

  private init(index: SourceIndex) { self.index = index }

  private mutating func read(_ members: MemberBlockItemListSyntax, owner: String, unit: SwiftUnit) {
    for member in members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.modifiers.contains(where: { $0.name.text == "static" })
      else { continue }
      read(variable, owner: owner, unit: unit)
    }
  }

  private mutating func read(_ variable: VariableDeclSyntax, owner: String, unit: SwiftUnit) {
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      let value = binding.initializer?.value
      guard let type = typeName(of: binding, owner: owner), let kind = TokenFinder.kind(ofType: type) else { continue }
      let path = owner.isEmpty ? name : "\(owner).\(name)"
      let isUIKit = type == "UIColor" || type == "UIFont"
      let comment = DeclarationReader.trailingComment(of: variable)
      let line = unit.line(of: variable)
      tokens.append(
        Token(
          kind: kind, name: name.unquoted, owner: owner,
          expression: isUIKit ? (kind == .color ? "Color(uiColor: \(path))" : "Font(\(path))") : path, line: line,
          source: String(variable.trimmedDescription.split(separator: "\n").first ?? ""),
          value: value?.code ?? binding.accessorBlock?.code ?? "",
          hexComments: comment.map(ColorLiteral.hexes) ?? [], comment: comment,
          components: kind == .color ? value.flatMap(ColorLiteral.components) : nil,
          face: kind == .font ? value.flatMap(FontFinder.use(in:))?.face : nil,
          size: kind == .font ? value.flatMap(TokenFinder.pointSize) : nil))
    }
  }

  /// `static let dark = Theme(canvas: .black, …)`: the colours of each value of a type.
  private mutating func readThemes(_ type: DeclaredType) {
    let kinds = type.properties.reduce(into: [String: Token.Kind]()) { kinds, property in
      if case .named(let name, [])? = property.type, !property.isPrivate {
        kinds[property.name] = Self.kind(ofType: name)
      }
    }
    guard !kinds.isEmpty else { return }
    for body in type.bodies {
      for variable in body.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
        guard let binding = variable.bindings.first, type.instances.contains(binding.pattern.trimmedDescription),
          let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
        else { continue }
        readTheme(binding.pattern.trimmedDescription, call, kinds: kinds, type: type, unit: body.unit)
      }
    }
  }

  private mutating func readTheme(
    _ name: String, _ call: FunctionCallExprSyntax, kinds: [String: Token.Kind], type: DeclaredType, unit: SwiftUnit
  ) {
    for argument in call.arguments {
      guard let label = argument.label?.text, let kind = kinds[label] else { continue }
      let comment = DeclarationReader.comment(in: argument.trailingComma?.trailingTrivia ?? argument.trailingTrivia)
      tokens.append(
        Token(
          kind: kind, name: "\(name).\(label)", owner: type.name, expression: "\(type.name).\(name).\(label)",
          line: unit.line(of: argument), source: argument.trimmedDescription, value: argument.expression.code,
          hexComments: comment.map(ColorLiteral.hexes) ?? [], comment: comment,
          components: kind == .color ? ColorLiteral.components(of: argument.expression) : nil,
          face: kind == .font ? FontFinder.use(in: argument.expression)?.face : nil,
          size: kind == .font ? Self.pointSize(of: argument.expression) : nil))
    }
  }

  static func kind(ofType name: String) -> Token.Kind? {
    switch name {
    case "Color", "UIColor", "SwiftUI.Color": .color
    case "Font", "UIFont", "SwiftUI.Font": .font
    case "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "Gradient", "AnyGradient":
      .gradient
    default: nil
    }
  }

  /// The type by annotation, else by the call or member that the value starts with, else by the extended type.
  private func typeName(of binding: PatternBindingSyntax, owner: String) -> String? {
    if let annotation = binding.typeAnnotation?.type.trimmedDescription {
      return annotation == "Self" ? owner : annotation
    }
    guard let value = binding.initializer?.value else { return nil }
    if value.is(FunctionCallExprSyntax.self) || value.is(MemberAccessExprSyntax.self) {
      let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
      let root = callee.as(MemberAccessExprSyntax.self)?.root ?? callee
      if let name = root.as(DeclReferenceExprSyntax.self)?.baseName.text {
        if name == "Self" { return owner }
        if name.first?.isUppercase == true { return name }
      }
      // A helper of the guide, such as `hex(0xDC4C3E)`: what stands in an extension of Color is a colour.
      return TokenFinder.kind(ofType: owner) == nil ? nil : owner
    }
    return nil
  }

  /// The first number that `.system(size:)` or `.custom(_:size:)` is given.
  private static func pointSize(of value: ExprSyntax) -> Double? {
    var current: ExprSyntax? = value
    while let expression = current {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        if let size = call.arguments.first(where: { $0.label?.text == "size" || $0.label?.text == "fixedSize" }) {
          return ColorLiteral.number(size.expression)
        }
        current = call.calledExpression
      } else {
        current = expression.as(MemberAccessExprSyntax.self)?.base
      }
    }
    return nil
  }
}
