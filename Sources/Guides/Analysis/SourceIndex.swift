internal import SwiftSyntax

/// Every declaration of a guide, found by name.
struct SourceIndex {
  private(set) var units: [SwiftUnit] = []
  /// In source order, nested types after the type around them.
  private(set) var types: [DeclaredType] = []
  private(set) var extensions: [ForeignExtension] = []
  private(set) var globals: [(node: DeclSyntax, unit: SwiftUnit)] = []
  /// Units of fragments: their names are used, not declared.
  private(set) var fragments: [SwiftUnit] = []
  private var positions: [String: Int] = [:]

  init(_ guide: Guide) {
    for block in guide.blocks {
      for piece in block.pieces {
        let unit = SwiftUnit(piece, block: block.id)
        if piece.kind == .declarations { units.append(unit) } else { fragments.append(unit) }
      }
    }
    for unit in units { collect(unit.tree.statements.map(\.item), unit: unit) }
    for unit in units { extend(unit.tree.statements.map(\.item), unit: unit) }
  }

  /// The modules that the guide imports.
  var imports: [String] {
    units.flatMap { $0.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text } }
      .uniqued()
  }

  /// The type that a name means inside another type. Aliases are followed as far as they lead to declared types.
  func type(named name: String, in scope: String = "") -> DeclaredType? { type(named: name, in: scope, steps: 0) }

  /// More than this many aliases on the way are a circle.
  private static let aliasLimit = 32

  private func type(named name: String, in scope: String, steps: Int) -> DeclaredType? {
    if steps > SourceIndex.aliasLimit { return nil }
    var scope = scope
    while true {
      if let index = positions[scope.isEmpty ? name : "\(scope).\(name)"] {
        let type = types[index]
        if case .named(let target, _)? = type.target, target != name {
          return self.type(named: target, in: scope, steps: steps + 1) ?? type
        }
        return type
      }
      if scope.isEmpty { return nil }
      scope = scope.split(separator: ".").dropLast().joined(separator: ".")
    }
  }

  private mutating func collect(_ items: [CodeBlockItemSyntax.Item], unit: SwiftUnit) {
    for case .decl(let declaration) in items {
      if let conditional = declaration.as(IfConfigDeclSyntax.self) {
        collect(SourceIndex.items(in: conditional), unit: unit)
      } else if declaration.is(VariableDeclSyntax.self) || declaration.is(FunctionDeclSyntax.self) {
        globals.append((declaration, unit))
      } else {
        add(declaration, in: "", isHidden: false, unit: unit)
      }
    }
  }

  /// The items of the first branch of `#if`: the other branches are for other platforms.
  static func items(in conditional: IfConfigDeclSyntax) -> [CodeBlockItemSyntax.Item] {
    guard case .statements(let statements)? = conditional.clauses.first?.elements else { return [] }
    return statements.map(\.item)
  }

  private mutating func add(_ node: DeclSyntax, in scope: String, isHidden: Bool, unit: SwiftUnit) {
    guard var type = DeclaredType(node, in: scope, unit: unit) else { return }
    type.isHidden = isHidden || (!scope.isEmpty && type.isHidden)
    // The later one of two types of one name wins here; the builder keeps them apart.
    positions[type.name] = types.count
    types.append(type)
    for member in type.bodies.first?.members ?? [] {
      add(member.decl, in: type.name, isHidden: type.isHidden, unit: unit)
    }
  }

  private mutating func extend(_ items: [CodeBlockItemSyntax.Item], unit: SwiftUnit) {
    for case .decl(let declaration) in items {
      if let conditional = declaration.as(IfConfigDeclSyntax.self) {
        extend(SourceIndex.items(in: conditional), unit: unit)
      }
      guard let node = declaration.as(ExtensionDeclSyntax.self) else { continue }
      let name = node.extendedType.trimmedDescription
      let members = node.memberBlock.members
      guard let index = positions[name] else {
        extensions.append(ForeignExtension(node, unit: unit))
        continue
      }
      types[index].conformances += node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      types[index].bodies.append(DeclaredType.Body(members: members, unit: unit))
      types[index].initialisers += members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.map {
        DeclarationReader.initialiser($0, unit: unit, isConstrained: node.genericWhereClause != nil)
      }
      types[index].instances += DeclaredType.instances(of: types[index].baseName, in: members)
      for member in members { add(member.decl, in: name, isHidden: false, unit: unit) }
    }
  }
}

extension ForeignExtension {
  fileprivate init(_ node: ExtensionDeclSyntax, unit: SwiftUnit) {
    typeName = node.extendedType.trimmedDescription
    isConstrained = node.genericWhereClause != nil
    members = node.memberBlock.members
    self.unit = unit
    for requirement in node.genericWhereClause?.requirements ?? [] {
      if case .sameTypeRequirement(let same) = requirement.requirement, same.leftType.trimmedDescription == "Self" {
        selfType = same.rightType.trimmedDescription
      }
    }
  }
}

extension DeclaredType {
  fileprivate init?(_ node: DeclSyntax, in scope: String, unit: SwiftUnit) {
    var inheritance: InheritanceClauseSyntax?
    var clause: GenericParameterClauseSyntax?
    var requirements: GenericWhereClauseSyntax?
    var members: MemberBlockItemListSyntax?
    let ownName: String
    let modifiers: DeclModifierListSyntax
    let attributeList: AttributeListSyntax
    if let node = node.as(StructDeclSyntax.self) {
      (kind, ownName, modifiers, attributeList) = (.structure, node.name.text, node.modifiers, node.attributes)
      (inheritance, clause, requirements) = (
        node.inheritanceClause, node.genericParameterClause, node.genericWhereClause
      )
      members = node.memberBlock.members
    } else if let node = node.as(EnumDeclSyntax.self) {
      (kind, ownName, modifiers, attributeList) = (.enumeration, node.name.text, node.modifiers, node.attributes)
      (inheritance, clause, requirements) = (
        node.inheritanceClause, node.genericParameterClause, node.genericWhereClause
      )
      members = node.memberBlock.members
    } else if let node = node.as(ClassDeclSyntax.self) {
      (kind, ownName, modifiers, attributeList) = (.reference, node.name.text, node.modifiers, node.attributes)
      (inheritance, clause, requirements) = (
        node.inheritanceClause, node.genericParameterClause, node.genericWhereClause
      )
      members = node.memberBlock.members
    } else if let node = node.as(ActorDeclSyntax.self) {
      (kind, ownName, modifiers, attributeList) = (.reference, node.name.text, node.modifiers, node.attributes)
      members = node.memberBlock.members
    } else if let node = node.as(ProtocolDeclSyntax.self) {
      (kind, ownName, modifiers, attributeList) = (.protocolType, node.name.text, node.modifiers, node.attributes)
      inheritance = node.inheritanceClause
    } else if let node = node.as(TypeAliasDeclSyntax.self) {
      (kind, ownName, modifiers, attributeList) = (.alias, node.name.text, node.modifiers, node.attributes)
      target = TypeShape(node.initializer.value)
    } else {
      return nil
    }
    name = scope.isEmpty ? ownName.unquoted : "\(scope).\(ownName.unquoted)"
    conformances = inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    generics = DeclarationReader.generics(clause, where: requirements)
    attributes = Set(attributeList.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription })
    line = unit.line(of: node)
    lines = unit.lines(of: node)
    isHidden = modifiers.contains { $0.name.text == "private" || $0.name.text == "fileprivate" }
    block = unit.block
    bodies = members.map { [Body(members: $0, unit: unit)] } ?? []
    if let members {
      properties = DeclarationReader.stored(members, unit: unit)
      initialisers = members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.map {
        DeclarationReader.initialiser($0, unit: unit, isConstrained: false)
      }
      cases = DeclarationReader.cases(members)
      instances = DeclaredType.instances(of: ownName.unquoted, in: members)
    }
  }

  /// Names of static members without arguments that are values of the type itself.
  fileprivate static func instances(of type: String, in members: MemberBlockItemListSyntax) -> [String] {
    members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { $0.modifiers.contains { $0.name.text == "static" } }
      .flatMap(\.bindings)
      .compactMap { binding in
        let annotation = binding.typeAnnotation?.type.trimmedDescription
        let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.shortText
        let isInstance =
          annotation == type || annotation == "Self" || (annotation == nil && (call == type || call == "Self"))
        return isInstance ? binding.pattern.trimmedDescription : nil
      }
  }
}
