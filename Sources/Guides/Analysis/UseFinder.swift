internal import SwiftSyntax

/// Finds the names that code reads.
final class UseFinder: SyntaxVisitor {
  private var uses: [NameUse] = []
  private let unit: SwiftUnit
  private let components: [Component]

  static func uses(in units: [SwiftUnit], components: [Component]) -> [NameUse] {
    let uses = units.flatMap { unit in
      let finder = UseFinder(unit, components: components)
      finder.walk(unit.tree)
      return finder.uses
    }
    return uses.sorted { ($0.line, $0.name) < ($1.line, $1.name) }
  }

  private init(_ unit: SwiftUnit, components: [Component]) {
    self.unit = unit
    self.components = components
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let line = unit.line(of: node)
    // The innermost component around the line.
    let component = components.filter { $0.lines.contains(line) }.min { $0.lines.count < $1.lines.count }
    uses.append(NameUse(name: node.baseName.text.unquoted, line: line, component: component?.name))
    return .visitChildren
  }
}
