internal import SwiftSyntax

/// Finds the smallest declaration that can be left out so that the rest still stands: a member of an extension, a static
/// member, a type or a function inside a type, else a declaration of the file scope.
enum DroppableDeclaration {
  static func around(_ line: Int, in units: [SwiftUnit]) -> ClosedRange<Int>? {
    for unit in units where unit.lines(of: unit.tree).contains(line) {
      for item in unit.tree.statements where unit.lines(of: item).contains(line) {
        guard case .decl(let declaration) = item.item else { return unit.lines(of: item) }
        return unit.lines(of: smallest(declaration, at: line, unit: unit))
      }
    }
    return nil
  }

  private static func smallest(_ declaration: DeclSyntax, at line: Int, unit: SwiftUnit) -> DeclSyntax {
    let part = declaration.as(ExtensionDeclSyntax.self)
    let members =
      part?.memberBlock.members ?? declaration.as(StructDeclSyntax.self)?.memberBlock.members
      ?? declaration.as(EnumDeclSyntax.self)?.memberBlock.members
      ?? declaration.as(ClassDeclSyntax.self)?.memberBlock.members
    // Lines are left out whole: a declaration that shares its line with another goes with it.
    guard let member = members?.first(where: { unit.lines(of: $0).contains(line) }),
      members?.contains(where: { $0.id != member.id && unit.lines(of: $0).overlaps(unit.lines(of: member)) }) != true,
      unit.lines(of: member).lowerBound > unit.lines(of: declaration).lowerBound,
      part != nil || isIndependent(member.decl)
    else { return declaration }
    return smallest(member.decl, at: line, unit: unit)
  }

  /// What a type can do without: it is no part of its values and of what protocols ask of it.
  private static func isIndependent(_ member: DeclSyntax) -> Bool {
    if member.is(StructDeclSyntax.self) || member.is(EnumDeclSyntax.self) || member.is(ClassDeclSyntax.self) {
      return true
    }
    let modifiers = member.as(VariableDeclSyntax.self)?.modifiers ?? member.as(FunctionDeclSyntax.self)?.modifiers
    return modifiers?.contains { $0.name.text == "static" } == true
  }
}
