internal import SwiftSyntax

/// The calls, properties, functions and labelled tuples of a guide, as far as strings flow through them.
struct FlowFacts {
  /// What an expression can be: literals, names that stand for values, members of values, calls of functions.
  struct Value {
    var literals: [StringFlow.Literal] = []
    var names: [String] = []
    var members: [String] = []
    var functions: [String] = []
  }

  /// The types and functions that code stands in, outermost first.
  struct Scope {
    var types: [String] = []
    var functions: [(name: String, parameters: Set<String>)] = []
  }

  struct Call {
    var callee: String
    var arguments: [(label: String?, value: Value)]
    var scope: Scope
  }

  struct Property {
    var type: String
    var name: String
    var value: Value
    var scope: Scope
  }

  fileprivate(set) var calls: [Call] = []
  fileprivate(set) var properties: [Property] = []
  fileprivate(set) var tupleElements: [(label: String, value: Value, scope: Scope)] = []
  fileprivate var functions: [(name: String, parameters: [(label: String?, name: String)], value: Value)] = []

  init(_ units: [SwiftUnit]) {
    for unit in units {
      let collector = FlowCollector(unit)
      collector.walk(unit.tree)
      calls += collector.facts.calls
      properties += collector.facts.properties
      tupleElements += collector.facts.tupleElements
      functions += collector.facts.functions
    }
  }

  fileprivate init() {}

  func hasMember(_ name: String, of type: String) -> Bool {
    properties.contains { $0.type == type && $0.name == name }
  }

  func types(withMember name: String) -> [String] { properties.filter { $0.name == name }.map(\.type) }

  func literals(ofFunction name: String) -> [StringFlow.Literal] {
    functions.filter { $0.name == name }.flatMap(\.value.literals)
  }

  func positions(ofParameter name: String, in function: String) -> (label: String?, index: Int)? {
    for candidate in functions where candidate.name == function {
      if let index = candidate.parameters.firstIndex(where: { $0.name == name }) {
        return (candidate.parameters[index].label, index)
      }
    }
    return nil
  }
}

private final class FlowCollector: SyntaxVisitor {
  var facts = FlowFacts()
  private var scope = FlowFacts.Scope()
  private let unit: SwiftUnit

  init(_ unit: SwiftUnit) {
    self.unit = unit
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { scope.types.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ClassDeclSyntax) { scope.types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { scope.types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scope.types.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scope.types.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(function: node.name.text, node.signature.parameterClause, body: node.body)
  }
  override func visitPost(_ node: FunctionDeclSyntax) { scope.functions.removeLast() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(function: scope.types.last ?? "", node.signature.parameterClause, body: nil)
  }
  override func visitPost(_ node: InitializerDeclSyntax) { scope.functions.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if scope.functions.isEmpty, let type = scope.types.last {
      for binding in node.bindings {
        var value = binding.initializer.map { FlowValue.read($0.value, unit: unit) } ?? FlowFacts.Value()
        if let block = binding.accessorBlock { value.literals += FlowValue.literals(in: block, unit: unit) }
        facts.properties.append(
          FlowFacts.Property(type: type, name: binding.pattern.trimmedDescription, value: value, scope: scope))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    let name = callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? callee.shortText
    let arguments = node.arguments.map { ($0.label?.text, FlowValue.read($0.expression, unit: unit)) }
    facts.calls.append(FlowFacts.Call(callee: name, arguments: arguments, scope: scope))
    return .visitChildren
  }

  override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      if let label = element.label?.text {
        facts.tupleElements.append((label, FlowValue.read(element.expression, unit: unit), scope))
      }
    }
    return .visitChildren
  }

  private func enter(_ type: String) -> SyntaxVisitorContinueKind {
    scope.types.append(scope.types.last.map { "\($0).\(type)" } ?? type)
    return .visitChildren
  }

  private func enter(
    function name: String, _ clause: FunctionParameterClauseSyntax, body: CodeBlockSyntax?
  ) -> SyntaxVisitorContinueKind {
    let parameters = clause.parameters.map {
      (label: $0.firstName.text == "_" ? nil : $0.firstName.text, name: ($0.secondName ?? $0.firstName).text)
    }
    var value = FlowFacts.Value()
    if let body { value.literals = FlowValue.literals(in: body, unit: unit) }
    facts.functions.append((name, parameters, value))
    scope.functions.append((name, Set(parameters.map(\.name))))
    return .visitChildren
  }
}

/// Reads what an expression can be.
private enum FlowValue {
  static func read(_ expression: ExprSyntax, unit: SwiftUnit) -> FlowFacts.Value {
    var value = FlowFacts.Value()
    read(expression, into: &value, unit: unit)
    return value
  }

  private static func read(_ expression: ExprSyntax, into value: inout FlowFacts.Value, unit: SwiftUnit) {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      if let text = literal.representedLiteralValue {
        value.literals.append(StringFlow.Literal(text: text, line: unit.line(of: literal)))
      }
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      readOperands(of: Array(sequence.elements), into: &value, unit: unit)
    } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      read(only.expression, into: &value, unit: unit)
    } else if let name = expression.as(DeclReferenceExprSyntax.self) {
      value.names.append(name.baseName.text)
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      if member.base?.shortText == "self" {
        value.names.append(member.declName.baseName.text)
      } else {
        value.members.append(member.declName.baseName.text)
      }
    } else if let call = expression.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression
      value.functions.append(
        callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? callee.shortText)
    } else if expression.is(SwitchExprSyntax.self) || expression.is(IfExprSyntax.self) {
      value.literals += literals(in: expression, unit: unit)
    }
  }

  /// The results of `a ? b : c` and `a ?? b`, without the operands of comparisons.
  private static func readOperands(of elements: [ExprSyntax], into value: inout FlowFacts.Value, unit: SwiftUnit) {
    let ternaries = elements.indices.filter { elements[$0].is(UnresolvedTernaryExprSyntax.self) }
    for index in ternaries {
      if let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self) {
        read(ternary.thenExpression, into: &value, unit: unit)
      }
    }
    let rest = ternaries.isEmpty ? elements : [elements.last!]
    for (index, element) in rest.enumerated() where index % 2 == 0 {
      let isOptional =
        index > 0 ? rest[index - 1].trimmedDescription == "??" : rest.count == 1 || rest[1].trimmedDescription == "??"
      if isOptional { read(element, into: &value, unit: unit) }
    }
  }

  /// String literals inside a body, those in comparisons and calls excluded.
  static func literals(in node: some SyntaxProtocol, unit: SwiftUnit) -> [StringFlow.Literal] {
    let finder = ReturnedLiterals(unit)
    finder.walk(node)
    return finder.literals
  }
}

private final class ReturnedLiterals: SyntaxVisitor {
  var literals: [StringFlow.Literal] = []
  private let unit: SwiftUnit

  init(_ unit: SwiftUnit) {
    self.unit = unit
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = node.representedLiteralValue {
      literals.append(StringFlow.Literal(text: text, line: unit.line(of: node)))
    }
    return .skipChildren
  }
}
