internal import SwiftSyntax

/// Finds the smallest declaration that can be left out so that the rest still stands: a member of an extension, else a
/// declaration of the file scope.
enum DroppableDeclaration {
  static func around(_ line: Int, in units: [SwiftUnit]) -> ClosedRange<Int>? {
    for unit in units where unit.lines(of: unit.tree).contains(line) {
      for item in unit.tree.statements where unit.lines(of: item).contains(line) {
        if case .decl(let declaration) = item.item, let part = declaration.as(ExtensionDeclSyntax.self) {
          for member in part.memberBlock.members where unit.lines(of: member).contains(line) {
            return unit.lines(of: member)
          }
        }
        return unit.lines(of: item)
      }
    }
    return nil
  }
}
