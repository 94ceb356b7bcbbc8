internal import SwiftSyntax

/// Whether a block that names no language is Swift.
enum LanguageGuess {
  /// Only Swift without syntax errors that declares something, calls a view or applies modifiers: a word on its own,
  /// a command line and a drawing in characters are read without errors too.
  static func isSwift(_ text: String, pieces: [Piece]) -> Bool {
    let unit = SwiftUnit(text: text, firstLine: 0, block: 0)
    if unit.tree.hasError || pieces.isEmpty { return false }
    return pieces.contains { piece in
      switch piece.kind {
      case .declarations, .members: true
      case .modifiers: piece.text.contains("(") || piece.text.contains("{")
      case .statements, .pseudoCode: callsView(in: piece)
      }
    }
  }

  private static func callsView(in piece: Piece) -> Bool {
    let unit = SwiftUnit(piece, block: 0)
    return unit.tree.statements.contains { item in
      guard case .expr(let expression) = item.item, let call = expression.as(FunctionCallExprSyntax.self) else {
        return false
      }
      let callee = call.calledExpression
      let root = callee.as(MemberAccessExprSyntax.self)?.root ?? callee
      let name = root.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
      return name.first?.isUppercase == true || name == "withAnimation"
    }
  }
}

extension MemberAccessExprSyntax {
  /// What stands before the first dot of a chain of members and calls; the chain itself where it starts with a dot.
  var root: ExprSyntax {
    var current = ExprSyntax(self)
    while true {
      if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
        current = base
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else if let optional = current.as(OptionalChainingExprSyntax.self) {
        current = optional.expression
      } else {
        return current
      }
    }
  }
}
