internal import SwiftSyntax

/// Leaves the call of one modifier out of a chain, so that the rest of the view can be shown.
final class ModifierCut: SyntaxVisitor {
  private let name: String
  private let line: Int
  private let unit: SwiftUnit
  private var found: (start: AbsolutePosition, end: AbsolutePosition)?

  /// New texts of the lines that the call stands on; empty where there is none of that name on the line.
  static func edits(of name: String, at line: Int, in index: SourceIndex, text: (Int) -> String?) -> [RepairEdit] {
    for unit in index.units + index.fragments where unit.lines(of: unit.tree).contains(line) {
      let cut = ModifierCut(name, line: line, unit: unit)
      cut.walk(unit.tree)
      if let found = cut.found { return edits(from: found.start, to: found.end, unit: unit, text: text) }
    }
    return []
  }

  private init(_ name: String, line: Int, unit: SwiftUnit) {
    self.name = name
    self.line = line
    self.unit = unit
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.declName.baseName.text == name, unit.line(of: node.declName) == line, found == nil else {
      return .visitChildren
    }
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let end = call?.calledExpression.id == node.id ? call?.endPositionBeforeTrailingTrivia : nil
    found = (node.period.positionAfterSkippingLeadingTrivia, end ?? node.endPositionBeforeTrailingTrivia)
    return .skipChildren
  }

  private static func edits(
    from start: AbsolutePosition, to end: AbsolutePosition, unit: SwiftUnit, text: (Int) -> String?
  ) -> [RepairEdit] {
    let lines = unit.line(at: start)...unit.line(at: end)
    return lines.compactMap { number in
      guard let line = text(number) else { return nil }
      let head = number == lines.lowerBound ? line.index(ofColumn: unit.column(at: start)).map { line[..<$0] } : ""
      let tail = number == lines.upperBound ? line.index(ofColumn: unit.column(at: end)).map { line[$0...] } : ""
      return RepairEdit(line: number, text: String((head ?? "") + (tail ?? "")))
    }
  }
}
