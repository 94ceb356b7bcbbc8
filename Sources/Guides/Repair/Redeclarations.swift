internal import SwiftSyntax

/// Types that a guide declares more than once: as they stand they could never be one module.
enum Redeclarations {
  /// Leaves repetitions out and gives second versions a scope of their own.
  static func resolve(_ guide: Guide, in state: inout BuildState) {
    let index = SourceIndex(guide)
    var first: [String: DeclaredType] = [:]
    for unit in index.units {
      let lines = unit.lines(of: unit.tree)
      let types = index.types.filter { !$0.name.contains(".") && lines.contains($0.line) }
      let repeated = types.filter { first[$0.name] != nil }
      for type in types where first[type.name] == nil { first[type.name] = type }
      guard !repeated.isEmpty else { continue }
      let versions = repeated.filter { type in
        guard isSame(type, first[type.name]!, guide) else { return true }
        leaveOut(type.lines, rule: RepairRules.repeated, guide: guide, state: &state)
        return false
      }
      if !versions.isEmpty { separate(versions, of: unit, guide: guide, state: &state) }
    }
  }

  /// Members that are declared twice, such as two tokens of one name: the later one counts.
  static func leaveOutEarlier(
    _ name: String, before line: Int, analysed: AnalysedGuide, guide: Guide, state: inout BuildState
  ) -> Bool {
    var found: [(owner: String, lines: ClosedRange<Int>)] = []
    for unit in analysed.index.units {
      let finder = NamedMembers(name: name, unit: unit)
      finder.walk(unit.tree)
      found += finder.found
    }
    guard let target = found.first(where: { $0.lines.contains(line) }) else { return false }
    let earlier = found.filter {
      $0.owner == target.owner && $0.lines.upperBound < target.lines.lowerBound
        && !state.leftOut.isSuperset(of: $0.lines)
    }
    guard let range = earlier.last?.lines else { return false }
    leaveOut(range, rule: RepairRules.repeated, guide: guide, state: &state)
    return true
  }

  private static func leaveOut(_ lines: ClosedRange<Int>, rule: String, guide: Guide, state: inout BuildState) {
    state.leftOut.formUnion(lines)
    state.repairs.append(
      Repair(rule: rule, line: lines.lowerBound, before: String(guide.line(lines.lowerBound).trimmed), after: ""))
  }

  /// A second version, with the types beside it that speak of it, when nothing else stands between them.
  private static func separate(_ versions: [DeclaredType], of unit: SwiftUnit, guide: Guide, state: inout BuildState) {
    let names = Set(versions.map(\.name))
    let items = unit.tree.statements
    let nominal = items.compactMap { item -> (lines: ClosedRange<Int>, speaks: Bool)? in
      guard case .decl(let declaration) = item.item, isNominal(declaration) else { return nil }
      let words = declaration.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
      return (unit.lines(of: declaration), words)
    }
    let speaking = nominal.filter(\.speaks).map(\.lines)
    let all = (speaking.first!.lowerBound)...(speaking.last!.upperBound)
    let between = items.map { unit.lines(of: $0) }.filter { all.overlaps($0) }
    let isClear = between.allSatisfy { range in nominal.contains { $0.lines == range } }
    for range in isClear ? [all] : versions.map(\.lines) {
      state.alternatives.append(range)
      let line = String(guide.line(range.lowerBound).trimmed)
      state.repairs.append(
        Repair(
          rule: RepairRules.alternative, line: range.lowerBound, before: line, after: "\(line) // in a scope of its own"
        ))
    }
  }

  private static func isNominal(_ node: DeclSyntax) -> Bool {
    node.is(StructDeclSyntax.self) || node.is(EnumDeclSyntax.self) || node.is(ClassDeclSyntax.self)
  }

  private static func isSame(_ left: DeclaredType, _ right: DeclaredType, _ guide: Guide) -> Bool {
    func text(_ type: DeclaredType) -> [String] {
      type.lines.map { String(guide.line($0).trimmed) }.filter { !$0.isEmpty && !$0.hasPrefix("//") }
    }
    return text(left) == text(right)
  }
}

/// Members and global values of a name, with the type that they belong to. Functions go by their labels as well:
/// `init(hex:)`.
private final class NamedMembers: SyntaxVisitor {
  var found: [(owner: String, lines: ClosedRange<Int>)] = []
  private let name: String
  private let unit: SwiftUnit
  private var owners: [String] = []

  init(name: String, unit: SwiftUnit) {
    self.name = name
    self.unit = unit
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.bindings.count == 1, node.bindings.first?.pattern.trimmedDescription == name { add(node) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if "\(node.name.text)\(labels(node.signature))" == name { add(node) }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if "init\(labels(node.signature))" == name { add(node) }
    return .skipChildren
  }

  private func enter(_ owner: String) -> SyntaxVisitorContinueKind {
    owners.append(owner)
    return .visitChildren
  }

  private func add(_ node: some SyntaxProtocol) {
    found.append((owners.joined(separator: "."), unit.lines(of: node)))
  }

  private func labels(_ signature: FunctionSignatureSyntax) -> String {
    "(\(signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))"
  }
}
