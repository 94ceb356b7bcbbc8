internal import SwiftSyntax

/// Members that are written without their type, as in `var position: MapCameraPosition = .automatic`.
enum ImplicitMembers {
  static func use(_ name: String, in units: [SwiftUnit]) -> Bool {
    units.contains { unit in
      guard unit.text.contains(".\(name)") else { return false }
      let finder = Finder(name)
      finder.walk(unit.tree)
      return finder.isFound
    }
  }

  /// Values of the type itself, or functions that make them.
  static func declarations(
    of name: String, owner: String, units: [SwiftUnit], choiceType: (String) -> String
  ) -> [String] {
    let calls = MemberCalls.calls(of: name, in: units).filter {
      $0.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil
    }
    if calls.isEmpty { return ["extension \(owner) { static var \(name.escaped): \(owner) { \(owner)() } }"] }
    return FunctionGuess(name, calls: calls).clauses(choiceType: choiceType).map { clause in
      "extension \(owner) { static func \(name.escaped)\(clause.generics)\(clause.parameters) -> \(owner) "
        + "{ \(owner)() } }"
    }
  }

  private final class Finder: SyntaxVisitor {
    private let name: String
    var isFound = false

    init(_ name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.base == nil, node.declName.baseName.text == name { isFound = true }
      return isFound ? .skipChildren : .visitChildren
    }
  }
}
