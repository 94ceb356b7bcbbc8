internal import SwiftSyntax

/// Finds what an author left out: `TaskRow(...)`, `{ … }`, `<#name#>`, a body that holds only a comment with dots.
final class OmissionFinder: SyntaxVisitor {
  private(set) var isFound = false

  static func finds(in node: some SyntaxProtocol) -> Bool {
    let finder = OmissionFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.isFound
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.text.hasPrefix("<#") { isFound = true }
    if token.text == "…", !token.isText { isFound = true }
    if token.text == "...", !isRange(token) { isFound = true }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    if node.isEmpty, let brace = node.nextToken(viewMode: .sourceAccurate), brace.tokenKind == .rightBrace,
      isBodyOfView(node)
    {
      let before = node.previousToken(viewMode: .sourceAccurate)?.trailingTrivia.pieces ?? []
      if leavesOut(brace.leadingTrivia.pieces + before) { isFound = true }
    }
    return .visitChildren
  }

  /// `struct Row: View { /* … */ }`.
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    if node.members.isEmpty, leavesOut(node.leftBrace.trailingTrivia.pieces + node.rightBrace.leadingTrivia.pieces) {
      isFound = true
    }
    return .visitChildren
  }

  private func leavesOut(_ trivia: [TriviaPiece]) -> Bool {
    trivia.contains { $0.isComment && ($0.text.contains("...") || $0.text.contains("…")) }
  }

  private func isRange(_ token: TokenSyntax) -> Bool {
    guard let parent = token.parent else { return false }
    switch parent.kind {
    case .functionParameter, .enumCaseParameter, .tupleTypeElement, .closureParameter: return true
    case .prefixOperatorExpr, .postfixOperatorExpr: return true
    case .binaryOperatorExpr:
      guard let list = parent.parent?.as(ExprListSyntax.self) else {
        return parent.parent?.is(InfixOperatorExprSyntax.self) == true
      }
      return list.first?.id != parent.id && list.last?.id != parent.id
    case .functionDecl, .operatorDecl: return true
    // `text[...]` is all of it.
    case .declReferenceExpr: return parent.parent?.parent?.parent?.is(SubscriptCallExprSyntax.self) == true
    default: return false
    }
  }

  private func isBodyOfView(_ list: CodeBlockItemListSyntax) -> Bool {
    var node = list.parent
    while let current = node, !current.is(MemberBlockItemSyntax.self) {
      if current.is(ClosureExprSyntax.self) || current.is(FunctionCallExprSyntax.self) { return false }
      if let binding = current.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation?.type.trimmedDescription.hasPrefix("some ") == true
      }
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.trimmedDescription.hasPrefix("some ") == true
      }
      node = current.parent
    }
    return false
  }
}

extension TokenSyntax {
  /// What stands in a string or a regular expression is text.
  fileprivate var isText: Bool {
    switch tokenKind {
    case .stringSegment, .regexLiteralPattern: true
    default: false
    }
  }
}

extension TriviaPiece {
  var isComment: Bool {
    switch self {
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
    default: false
    }
  }

  /// The comment with its marks; empty for other trivia.
  var text: String {
    switch self {
    case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text): text
    default: ""
    }
  }
}
