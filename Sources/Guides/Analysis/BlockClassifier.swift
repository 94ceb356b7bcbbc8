internal import SwiftSyntax

/// Says what a code block is, and splits Swift into the pieces that are compiled one by one.
enum BlockClassifier {
  /// Bytes of Swift in one block that are looked at: trees of longer call chains need too deep a stack.
  static let sizeLimit = 256_000

  static func classify(_ block: Block) -> Block {
    var block = block
    block.pieces = []
    block.kind = .other
    let language = CodeLanguage(info: block.info)
    guard language.isSwift || language.name == nil else { return block }
    if refusal(of: block.text) != nil {
      block.kind = language.isSwift ? .pseudoCode : .other
      return block
    }
    let pieces = pieces(of: block)
    if language.name == nil && !LanguageGuess.isSwift(block.text, pieces: pieces) { return block }
    block.pieces = pieces
    block.kind = kind(of: pieces)
    return block
  }

  /// Functions and values without a type around them that read what nobody declares, and that nobody else uses, belong
  /// to a view that is not shown.
  static func settled(_ blocks: [Block]) -> [Block] {
    var blocks = blocks
    let units = blocks.map { block in block.pieces.map { SwiftUnit($0, block: block.id) } }
    let globals = units.joined().reduce(into: Set<String>()) { $0.formUnion(FreeNames.declared(in: $1)) }
    for index in blocks.indices where blocks[index].pieces.map(\.kind) == [.declarations] {
      let unit = units[index][0]
      let items = unit.tree.statements.map { Item($0, unit: unit) }
      guard items.allSatisfy({ $0.role == .member }) else { continue }
      let isUsed = FreeNames.declared(in: unit).contains { name in
        units.indices.contains { other in
          other != index && units[other].contains { !UseSites(of: name, in: [$0]).references.isEmpty }
        }
      }
      if isUsed || FreeNames.names(in: unit).subtracting(globals).isEmpty { continue }
      blocks[index].pieces[0].kind = .members
      blocks[index].kind = .fragment
    }
    return blocks
  }

  /// Why Swift is not even parsed: it could take for ever.
  static func refusal(of text: String) -> String? {
    if text.utf8.count > sizeLimit {
      return "This block has more than \(sizeLimit / 1000) kB of Swift and is not read."
    }
    var depths: [UInt8: Int] = [:]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): depths[byte, default: 0] += 1
      case UInt8(ascii: "]"): depths[UInt8(ascii: "["), default: 1] -= 1
      case UInt8(ascii: ")"): depths[UInt8(ascii: "("), default: 1] -= 1
      case UInt8(ascii: "}"): depths[UInt8(ascii: "{"), default: 1] -= 1
      default: continue
      }
      // The parser tries each `[` as a type and as a list: the time doubles with every one.
      if depths[UInt8(ascii: "["), default: 0] > 16 || depths.values.contains(where: { $0 > 200 }) {
        return "The brackets of this block nest too deep; it is not read."
      }
    }
    return nil
  }

  private static func kind(of pieces: [Piece]) -> Block.Kind {
    if pieces.contains(where: { $0.kind == .declarations }) { return .declarations }
    return pieces.contains { $0.kind != .pseudoCode } ? .fragment : .pseudoCode
  }

  private static func pieces(of block: Block) -> [Piece] {
    let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = block.lines.lowerBound
    let whole = SwiftUnit(text: block.text, firstLine: 0, block: block.id)
    let items = whole.tree.statements.map { Item($0, unit: whole) }
    if items.isEmpty { return [] }
    let splitter = PieceSplitter(lines: lines, firstLine: first)
    let chunks = Chunker.chunks(of: block.text)
    if items.allSatisfy(\.isDeclaration), !chunks.contains(where: { splitter.startsWithModifier($0) }) {
      // Functions and values without a type around them belong to a view that is not shown when one of them does.
      let isFile = items.contains { $0.role == .type } || !items.contains { $0.role == .viewMember }
      return splitter.pieces(of: items, freeMembers: isFile ? .declarations : .members, in: 0..<lines.count)
    }
    return chunks.flatMap { range in
      splitter.pieces(ofChunk: range, block: block.id)
    }
  }
}

/// A top-level item of a block.
struct Item {
  enum Role {
    /// A type, an extension, an import.
    case type
    /// A function or a value.
    case member
    /// What only a view can have: `var body`, `@State`.
    case viewMember
    case preview
    case statement
  }

  let role: Role
  /// Lines of the text, from 0.
  let lines: ClosedRange<Int>
  let isOmission: Bool
  let startsWithDot: Bool

  var isDeclaration: Bool { role != .statement }

  init(_ item: CodeBlockItemSyntax, unit: SwiftUnit) {
    role = Item.role(of: item)
    lines = unit.lines(of: item)
    isOmission = OmissionFinder.finds(in: item)
    startsWithDot = item.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period
  }

  private static let viewWrappers: Set<String> = [
    "State", "Binding", "Environment", "EnvironmentObject", "ObservedObject", "StateObject", "FocusState", "Namespace",
    "GestureState", "ScaledMetric", "AppStorage", "SceneStorage", "Bindable", "Query", "FetchRequest",
  ]

  private static func role(of item: CodeBlockItemSyntax) -> Role {
    switch item.item {
    case .decl(let declaration):
      if let variable = declaration.as(VariableDeclSyntax.self) {
        let wrappers = variable.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        let isBody = variable.bindings.first?.pattern.trimmedDescription == "body"
        let isWrapped = wrappers.contains { viewWrappers.contains(String($0.prefix { $0 != "." })) }
        return isBody || isWrapped ? .viewMember : .member
      }
      if declaration.is(FunctionDeclSyntax.self) { return .member }
      if declaration.is(InitializerDeclSyntax.self) || declaration.is(SubscriptDeclSyntax.self) { return .viewMember }
      if let macro = declaration.as(MacroExpansionDeclSyntax.self) { return role(ofMacro: macro.macroName.text) }
      if declaration.is(MissingDeclSyntax.self) { return .statement }
      return .type
    case .expr(let expression):
      if let macro = expression.as(MacroExpansionExprSyntax.self) { return role(ofMacro: macro.macroName.text) }
      return .statement
    default:
      return .statement
    }
  }

  private static func role(ofMacro name: String) -> Role {
    name == "Preview" ? .preview : .statement
  }
}
