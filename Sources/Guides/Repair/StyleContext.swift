import Building

internal import SwiftSyntax

/// `.foregroundStyle(isOn ? .brand : .secondary)` where `brand` is a member of Color only.
///
/// No compiler takes it, and instead of naming the member it often gives up after many seconds: each branch could be
/// any style, and in a `ForEach` that is multiplied by what the row could be. So choices are looked at before anything
/// is compiled, and everything else where the compiler gave up.
struct StyleContext: RepairRule {
  let name = StyleMember().name
  let explanation = StyleMember().explanation

  func edits(for diagnostic: Diagnostic, in context: RepairContext) -> [RepairEdit] {
    guard diagnostic.isImpatience else { return [] }
    let lines =
      DroppableDeclaration.around(diagnostic.line, in: context.analysed.index.units)
      ?? diagnostic.line...diagnostic.line
    return StyleContext.edits(in: context.analysed, lines: lines, onlyChoices: false, text: context.text)
  }

  /// - Parameter onlyChoices: Whether members are left alone that are the whole argument.
  static func edits(
    in analysed: AnalysedGuide, lines: ClosedRange<Int>? = nil, onlyChoices: Bool, text: (Int) -> String?
  ) -> [RepairEdit] {
    let owners = owners(in: analysed)
    guard !owners.isEmpty else { return [] }
    let declared = analysed.index.units.reduce(into: Set<String>()) { $0.formUnion(FreeNames.declared(in: $1)) }
    var places: [(line: Int, column: Int, owner: String)] = []
    for unit in analysed.index.units + analysed.index.fragments {
      let finder = Finder(owners: owners, modifiers: modifiers.subtracting(declared), onlyChoices: onlyChoices)
      finder.walk(unit.tree)
      places += finder.found.map { (unit.line(of: $0.node), unit.column(of: $0.node), $0.owner) }
    }
    var edits: [Int: String] = [:]
    // From the right, so that the columns on the left stay true.
    for (line, column, owner) in places.sorted(by: { ($0.line, $0.column) > ($1.line, $1.column) }) {
      guard lines?.contains(line) != false, let now = edits[line] ?? text(line),
        let start = now.index(ofColumn: column), now[start...].hasPrefix(".")
      else { continue }
      edits[line] = now[..<start] + owner + now[start...]
    }
    return edits.map { RepairEdit(line: $0.key, text: $0.value) }.sorted { $0.line < $1.line }
  }

  /// The types of members that are tokens of one type only, which is no style by itself.
  private static func owners(in analysed: AnalysedGuide) -> [String: String] {
    var owners: [String: Set<String>] = [:]
    for token in analysed.analysis.tokens where token.kind != .font {
      owners[token.name, default: []].insert(token.owner)
    }
    // `extension ShapeStyle where Self == Color` makes styles of them.
    for part in analysed.index.extensions where part.typeName.hasSuffix("ShapeStyle") {
      for variable in part.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
        for binding in variable.bindings { owners[binding.pattern.trimmedDescription] = nil }
      }
    }
    return owners.compactMapValues { names in
      names.count == 1 ? names.first.flatMap { ["Color", "LinearGradient"].contains($0) ? $0 : nil } : nil
    }
  }

  /// What takes any style, and no colour.
  private static let modifiers: Set<String> = [
    "foregroundStyle", "fill", "stroke", "strokeBorder", "background", "overlay", "border", "backgroundStyle",
  ]

  private final class Finder: SyntaxVisitor {
    private let owners: [String: String]
    private let modifiers: Set<String>
    private let onlyChoices: Bool
    var found: [(node: MemberAccessExprSyntax, owner: String)] = []

    init(owners: [String: String], modifiers: Set<String>, onlyChoices: Bool) {
      self.owners = owners
      self.modifiers = modifiers
      self.onlyChoices = onlyChoices
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
        modifiers.contains(callee.declName.baseName.text), let first = node.arguments.first, first.label == nil
      else { return .visitChildren }
      let values = StyleContext.values(of: first.expression)
      // A branch that names its type gives it to the other one.
      let members = values.compactMap(StyleContext.implicitMember)
      if !onlyChoices || values.count > 1 && members.count == values.count { members.forEach(add) }
      return .visitChildren
    }

    private func add(_ member: MemberAccessExprSyntax) {
      if let owner = owners[member.declName.baseName.text] { found.append((member, owner)) }
    }
  }

  /// `.brand` of `.brand.opacity(0.5)`: the member that a chain starts with, where that has no type before it.
  private static func implicitMember(of value: ExprSyntax) -> MemberAccessExprSyntax? {
    var value = value
    while true {
      if let call = value.as(FunctionCallExprSyntax.self) {
        value = call.calledExpression
      } else if let member = value.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return member }
        value = base
      } else {
        return nil
      }
    }
  }

  /// The values that an expression may have: both branches of `a ? b : c`, which the parser leaves as a sequence.
  private static func values(of expression: ExprSyntax) -> [ExprSyntax] {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
      return values(of: inner.expression)
    }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return [expression] }
    let elements = Array(sequence.elements)
    var result: [ExprSyntax] = []
    for (index, element) in elements.enumerated() {
      guard let ternary = element.as(UnresolvedTernaryExprSyntax.self) else { continue }
      result += values(of: ternary.thenExpression)
      if index + 1 < elements.count,
        !elements[(index + 1)...].contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
      {
        result += values(of: elements[index + 1])
      }
    }
    return result.isEmpty ? [expression] : result
  }
}
