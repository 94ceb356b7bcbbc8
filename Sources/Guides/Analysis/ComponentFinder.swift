internal import SwiftSyntax

/// Finds what a guide defines to be seen.
struct ComponentFinder {
  /// A component with what specimens need to call it.
  struct Found {
    var component: Component
    var signatures: [CallSignature]
    var type: DeclaredType?
    /// For functions: what they extend.
    var receiver: String?
    /// `false` for a computed property of `extension View`.
    var isCalled = true
  }

  static let kinds: [(protocolName: String, kind: Component.Kind)] = [
    ("View", .view), ("ViewModifier", .viewModifier), ("ButtonStyle", .buttonStyle),
    ("PrimitiveButtonStyle", .buttonStyle),
    ("ToggleStyle", .toggleStyle), ("LabelStyle", .labelStyle), ("ProgressViewStyle", .progressViewStyle),
    ("TextFieldStyle", .textFieldStyle), ("GroupBoxStyle", .groupBoxStyle), ("Shape", .shape),
    ("InsettableShape", .shape),
    ("Layout", .layout),
  ]

  static func components(in index: SourceIndex, guide: Guide) -> [Found] {
    let types = index.types.filter { $0.kind != .protocolType }.compactMap { found($0, guide: guide) }
    let functions = index.extensions.flatMap { self.functions(in: $0, guide: guide) }
    let support = Set(guide.blocks.filter(\.isSupport).map(\.id))
    return (types + functions).filter { !support.contains($0.component.block) }
      .sorted { $0.component.line < $1.component.line }
  }

  static func kind(of type: DeclaredType) -> Component.Kind? {
    kinds.first { type.conforms(to: $0.protocolName) || type.conforms(to: "SwiftUI.\($0.protocolName)") }?.kind
  }

  private static func found(_ type: DeclaredType, guide: Guide) -> Found? {
    guard let kind = kind(of: type), type.name.split(separator: ".").last?.hasSuffix("_Previews") != true else {
      return nil
    }
    let signatures = CallSignature.initialisers(of: type)
    let body = type.bodies.lazy.compactMap { ScreenFinder.body(in: $0.members) }.first
    let modifiers = type.bodies.flatMap { ModifierFinder.modifiers(in: $0.members, unit: $0.unit) }
    let component = Component(
      kind: kind, name: displayName(of: type), line: type.line, lines: type.lines, source: source(type.lines, guide),
      parameters: signatures.first?.parameters.map(\.model) ?? [],
      presentation: kind == .view && body.map(ScreenFinder.isScreen) == true ? .screen : .fitted,
      modifiers: modifiers, block: type.block)
    return Found(component: component, signatures: signatures, type: type)
  }

  /// A second version of a type stands in a scope of its own, which is not its name.
  private static func displayName(of type: DeclaredType) -> String {
    let parts = type.name.split(separator: ".")
    guard parts.count > 1, parts[0].hasPrefix("VitrineAlternative") else { return type.name }
    return parts.dropFirst().joined(separator: ".") + " (2)"
  }

  private static func functions(in part: ForeignExtension, guide: Guide) -> [Found] {
    guard ["View", "Text", "Image", "Shape", "Button"].contains(part.typeName), !part.isConstrained else { return [] }
    return part.members.compactMap { member in
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        return self.function(function, in: part, guide: guide)
      }
      guard let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        binding.accessorBlock != nil, returnsView(binding.typeAnnotation?.type, of: part.typeName)
      else { return nil }
      let name = ".\(binding.pattern.trimmedDescription.unquoted)"
      let component = self.component(name, node: variable, parameters: [], in: part, guide: guide)
      return Found(component: component, signatures: [], receiver: part.typeName, isCalled: false)
    }
  }

  private static func function(_ node: FunctionDeclSyntax, in part: ForeignExtension, guide: Guide) -> Found? {
    let modifiers = node.modifiers.map(\.name.text)
    guard returnsView(node.signature.returnClause?.type, of: part.typeName), !modifiers.contains("static") else {
      return nil
    }
    let signature = CallSignature(
      parameters: DeclarationReader.parameters(node.signature.parameterClause, unit: part.unit),
      generics: DeclarationReader.generics(node.genericParameterClause, where: node.genericWhereClause))
    let component = self.component(
      ".\(node.name.text.unquoted)", node: node, parameters: signature.parameters.map(\.model), in: part, guide: guide)
    return Found(component: component, signatures: [signature], receiver: part.typeName)
  }

  private static func component(
    _ name: String, node: some SyntaxProtocol, parameters: [Parameter], in part: ForeignExtension, guide: Guide
  ) -> Component {
    let lines = part.unit.lines(of: node)
    return Component(
      kind: .viewFunction, name: name, line: lines.lowerBound, lines: lines, source: source(lines, guide),
      parameters: parameters, presentation: .fitted, modifiers: ModifierFinder.modifiers(in: node, unit: part.unit),
      block: part.unit.block)
  }

  private static func returnsView(_ type: TypeSyntax?, of receiver: String) -> Bool {
    guard let text = type?.trimmedDescription else { return false }
    return text == "some View" || text == "some SwiftUI.View" || text == "AnyView" || text == receiver || text == "Self"
      || text.hasPrefix("ModifiedContent<")
  }

  private static func source(_ lines: ClosedRange<Int>, _ guide: Guide) -> String {
    let text = lines.map { guide.line($0) }
    let indentation = text.filter { !$0.trimmed.isEmpty }.map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
    return text.map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
  }
}

/// Finds modifier calls.
final class ModifierFinder: SyntaxVisitor {
  private var modifiers: [(position: AbsolutePosition, use: ModifierUse)] = []
  private let unit: SwiftUnit

  /// In source order.
  static func modifiers(in node: some SyntaxProtocol, unit: SwiftUnit) -> [ModifierUse] {
    let finder = ModifierFinder(unit)
    finder.walk(node)
    return finder.modifiers.sorted { $0.position < $1.position }.map(\.use)
  }

  private init(_ unit: SwiftUnit) {
    self.unit = unit
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text.first?.isLowercase == true || member.declName.baseName.text.hasPrefix("_")
    {
      let arguments = node.arguments.map {
        ModifierUse.Argument(label: $0.label?.text, text: $0.expression.code)
      }
      let use = ModifierUse(
        name: member.declName.baseName.text, arguments: arguments, line: unit.line(of: member.declName))
      modifiers.append((member.declName.position, use))
    }
    return .visitChildren
  }
}
