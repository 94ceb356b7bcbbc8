internal import SwiftSyntax

/// The part of a guide's code that an expression can reach, by names: what is outside of it does not change what the
/// expression makes.
///
/// It is too much rather than too little: of two declarations of one name both belong to it, and everything that a type
/// extends itself by.
struct CodeClosure {
  private struct Part {
    /// Any of these names brings it in; what has none belongs to everything.
    var names: Set<String>
    var words: Set<String>
    var text: String
  }

  private var parts: [Part] = []

  init(units: [SwiftUnit]) {
    let declared = units.reduce(into: Set<String>()) { names, unit in
      for item in unit.tree.statements { if let name = Self.typeName(of: item) { names.insert(name) } }
    }
    for unit in units {
      for item in unit.tree.statements { add(item, unit: unit, declared: declared) }
    }
  }

  /// The texts of all parts that the words of some code reach, in the guide's order.
  func text(reachableFrom code: String) -> String {
    let words = Self.words(in: SwiftUnit(text: code, firstLine: 1, block: 0).tree)
    var isReached = parts.map(\.names.isEmpty)
    var known = words
    for place in parts.indices where isReached[place] { known.formUnion(parts[place].words) }
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for place in parts.indices where !isReached[place] && !parts[place].names.isDisjoint(with: known) {
        isReached[place] = true
        known.formUnion(parts[place].words)
        hasGrown = true
      }
    }
    return parts.indices.filter { isReached[$0] }.map { parts[$0].text }.joined(separator: "\n")
  }

  private mutating func add(_ item: CodeBlockItemSyntax, unit: SwiftUnit, declared: Set<String>) {
    guard case .decl(let declaration) = item.item else {
      // Previews are not drawn with the components, and expressions stand in fragments.
      return
    }
    if declaration.is(MacroExpansionDeclSyntax.self) { return }
    if let name = Self.typeName(of: item) {
      append(item, names: [name], unit: unit)
    } else if let part = declaration.as(ExtensionDeclSyntax.self) {
      add(part, unit: unit, declared: declared)
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      append(item, names: [function.name.text.unquoted], unit: unit)
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      append(item, names: Self.names(of: variable), unit: unit)
    } else {
      append(item, names: [], unit: unit)
    }
  }

  /// Members that are added to a type of SwiftUI are reached one by one: else an edit of one colour would concern all
  /// that has colours.
  private mutating func add(_ part: ExtensionDeclSyntax, unit: SwiftUnit, declared: Set<String>) {
    let type = part.extendedType.trimmedDescription
    let name = String(type.split(separator: ".").last ?? "").filter { $0 != "`" }
    let first = String(type.split(separator: ".").first ?? "")
    guard part.inheritanceClause == nil, !declared.contains(first), !declared.contains(name) else {
      append(part, names: [name, first], unit: unit)
      return
    }
    for member in part.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        append(member, names: [function.name.text.unquoted], unit: unit)
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        append(member, names: Self.names(of: variable), unit: unit)
      } else {
        append(member, names: [name], unit: unit)
      }
    }
  }

  private mutating func append(_ node: some SyntaxProtocol, names: Set<String>, unit: SwiftUnit) {
    let words = Self.words(in: node)
    var text = node.trimmedDescription
    // Code that asks for its place depends on it.
    if words.contains("line") || words.contains("file") || words.contains("fileID") {
      text += "//\(unit.line(of: node))"
    }
    parts.append(Part(names: names, words: words, text: text))
  }

  private static func names(of variable: VariableDeclSyntax) -> Set<String> {
    let names = variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted }
    return Set(names)
  }

  private static func typeName(of item: CodeBlockItemSyntax) -> String? {
    guard case .decl(let declaration) = item.item else { return nil }
    if let node = declaration.as(StructDeclSyntax.self) { return node.name.text.unquoted }
    if let node = declaration.as(EnumDeclSyntax.self) { return node.name.text.unquoted }
    if let node = declaration.as(ClassDeclSyntax.self) { return node.name.text.unquoted }
    if let node = declaration.as(ActorDeclSyntax.self) { return node.name.text.unquoted }
    if let node = declaration.as(ProtocolDeclSyntax.self) { return node.name.text.unquoted }
    return declaration.as(TypeAliasDeclSyntax.self)?.name.text.unquoted
  }

  /// Every name and operator; `$isOn` and `_isOn` are what they are made of.
  private static func words(in node: some SyntaxProtocol) -> Set<String> {
    var words: Set<String> = []
    for token in node.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier(let text): words.insert(text.unquoted)
      case .dollarIdentifier(let text): words.insert(String(text.dropFirst()))
      case .binaryOperator(let text), .prefixOperator(let text), .postfixOperator(let text): words.insert(text)
      default: continue
      }
    }
    for word in words where word.hasPrefix("$") || word.hasPrefix("_") { words.insert(String(word.dropFirst())) }
    return words
  }
}
