internal import SwiftSyntax

/// A call in a guide's code: `.scaleEffect(on ? 1 : 1)` or `TextField("Reply", text: $draft)`.
struct Call {
  struct Argument {
    var label: String?
    /// As it is written, on one line.
    var text: String
    /// The first part of the argument that is another value each time it is evaluated.
    var freshValue: String?
    /// The value of a condition whose two sides are the same.
    var sameOnBothSides: String?
  }

  var name: String
  /// Called on something, with a dot.
  var isModifier: Bool
  var arguments: [Argument]
  var line: Int
  var component: String?
}

extension GuideAnalysis {
  /// The guide's code that is meant to compile, in trees.
  var units: [SwiftUnit] {
    guide.blocks.flatMap { block in
      block.pieces.filter { $0.kind != .pseudoCode }.map { SwiftUnit($0, block: block.id) }
    }
  }

  /// All calls, in the order of the lines.
  var calls: [Call] {
    units.flatMap { unit in
      let finder = CallFinder(unit: unit, analysis: self)
      finder.walk(unit.tree)
      return finder.calls
    }.sorted { $0.line < $1.line }
  }

  /// The innermost component that a line stands in.
  func component(around line: Int) -> String? {
    components.filter { $0.lines.contains(line) }.min { $0.lines.count < $1.lines.count }?.name
  }
}

private final class CallFinder: SyntaxVisitor {
  private(set) var calls: [Call] = []
  private let unit: SwiftUnit
  private let analysis: GuideAnalysis

  init(unit: SwiftUnit, analysis: GuideAnalysis) {
    self.unit = unit
    self.analysis = analysis
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    let member = callee.as(MemberAccessExprSyntax.self)
    guard let name = member?.declName.baseName ?? callee.as(DeclReferenceExprSyntax.self)?.baseName else {
      return .visitChildren
    }
    let line = unit.line(of: name)
    calls.append(
      Call(
        name: name.text, isModifier: member != nil,
        arguments: node.arguments.map { argument in
          Call.Argument(
            label: argument.label?.text, text: argument.expression.code, freshValue: argument.expression.freshValue,
            sameOnBothSides: argument.expression.sameOnBothSides)
        }, line: line, component: analysis.component(around: line)))
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The first call in this expression that gives another value each time: `UUID()`, `Date.now`, `Int.random(in:)`.
  fileprivate var freshValue: String? {
    // What a closure does happens when it is called.
    guard !self.is(ClosureExprSyntax.self) else { return nil }
    if let call = self.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression.code
      let isMade = ["UUID", "Date", "Foundation.UUID", "Foundation.Date"].contains(callee) && call.arguments.isEmpty
      let isRandom = ["random", "randomElement", "shuffled"].contains(
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? "")
      if isMade || isRandom { return code }
    }
    if let member = self.as(MemberAccessExprSyntax.self), ["Date.now", "ContinuousClock.now"].contains(member.code) {
      return member.code
    }
    return children(viewMode: .sourceAccurate).lazy.compactMap { $0.firstFreshValue }.first
  }

  /// The value of a condition with two equal sides, wherever it stands in this expression.
  fileprivate var sameOnBothSides: String? {
    guard let sequence = self.as(SequenceExprSyntax.self) else {
      return self.as(TupleExprSyntax.self)?.elements.first?.expression.sameOnBothSides
    }
    let elements = Array(sequence.elements)
    guard elements.count >= 3, let ternary = elements[elements.count - 2].as(UnresolvedTernaryExprSyntax.self) else {
      return nil
    }
    let (yes, no) = (ternary.thenExpression.code, elements[elements.count - 1].code)
    let isSame = yes == no || Double(yes).map { $0 == Double(no) } ?? false
    return isSame ? yes : nil
  }
}

extension Syntax {
  fileprivate var firstFreshValue: String? {
    if let expression = self.as(ExprSyntax.self) { return expression.freshValue }
    return children(viewMode: .sourceAccurate).lazy.compactMap { $0.firstFreshValue }.first
  }
}
