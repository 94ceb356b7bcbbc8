internal import SwiftSyntax

/// Where a name stands in the Swift of a guide.
struct UseSites {
  /// Expressions that are the name itself: `tasks` in `ForEach(tasks)`, `$isOn` as well.
  private(set) var references: [DeclReferenceExprSyntax] = []
  /// Types that are written with the name.
  private(set) var types: [IdentifierTypeSyntax] = []

  init(of name: String, in units: [SwiftUnit]) {
    for unit in units where unit.text.contains(name) {
      let finder = Finder(name)
      finder.walk(unit.tree)
      references += finder.references
      types += finder.types
    }
  }

  init(of name: String, in node: some SyntaxProtocol) {
    let finder = Finder(name)
    finder.walk(node)
    references = finder.references
    types = finder.types
  }

  private final class Finder: SyntaxVisitor {
    private let name: String
    var references: [DeclReferenceExprSyntax] = []
    var types: [IdentifierTypeSyntax] = []

    init(_ name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let text = node.baseName.text
      // The name behind a dot is a member of something else.
      let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
      if !isMember, text == name || text == "$\(name)" { references.append(node) }
      return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == name { types.append(node) }
      return .visitChildren
    }
  }
}

extension SyntaxProtocol {
  /// The call that the expression is an argument of, with the argument.
  var argument: (call: FunctionCallExprSyntax, label: String?, index: Int)? {
    guard let labelled = parent?.as(LabeledExprSyntax.self), let list = labelled.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    let index = Array(list).firstIndex { $0.id == labelled.id } ?? 0
    return (call, labelled.label?.text, index)
  }

  /// The neighbours in `a == b`.
  var operands: (list: [ExprSyntax], index: Int)? {
    guard let list = parent?.as(ExprListSyntax.self) else { return nil }
    let elements = Array(list)
    return elements.firstIndex { $0.id == id }.map { (elements, $0) }
  }
}

extension ExprSyntax {
  /// `length` of `trail.length` and of `length`.
  var lastName: String? {
    self.as(DeclReferenceExprSyntax.self)?.baseName.text ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

extension MemberAccessExprSyntax {
  /// `a.b` in `a.b()`.
  var isCalled: Bool { parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id }
}

extension FunctionCallExprSyntax {
  /// `padding` in `Text("A").padding(8)`, `Text` in `Text("A")`.
  var calleeName: String {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? calledExpression.shortText
  }
}

extension SyntaxProtocol {
  /// The property whose type or first value a node stands in.
  var declaredProperty: (variable: VariableDeclSyntax, name: String)? {
    var node = parent
    while let current = node {
      if let binding = current.as(PatternBindingSyntax.self) {
        guard let variable = binding.parent?.parent?.as(VariableDeclSyntax.self) else { return nil }
        return (variable, binding.pattern.trimmedDescription)
      }
      // From within an attribute.
      if let variable = current.as(VariableDeclSyntax.self) {
        return variable.bindings.first.map { (variable, $0.pattern.trimmedDescription) }
      }
      if current.is(CodeBlockItemSyntax.self) || current.is(ClosureExprSyntax.self)
        || current.is(FunctionParameterSyntax.self)
      {
        return nil
      }
      node = current.parent
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// Whether a property begins with the value of the call.
  var isInitialValue: Bool {
    parent?.is(InitializerClauseSyntax.self) == true && parent?.parent?.is(PatternBindingSyntax.self) == true
  }
}

extension DeclReferenceExprSyntax {
  /// `Tag` in `Tag.allCases`.
  var isAllCases: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "allCases" }

  /// `Router` in `Router.self`.
  var isMetatype: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "self" }
}
