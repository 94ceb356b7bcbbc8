internal import SwiftSyntax

/// Attributes that nobody defines, and the views that values must be declared in.
enum UnknownAttribute {
  /// The line without the attribute; a stored property has `@State` in its place, and a value where its type has a plain
  /// one. Nil where the attribute takes more than a line.
  static func edit(of name: String, at line: Int, in index: SourceIndex, text: (Int) -> String?) -> RepairEdit? {
    for unit in index.units where unit.lines(of: unit.tree).contains(line) {
      let finder = Finder(name, line: line, unit: unit)
      finder.walk(unit.tree)
      guard let attribute = finder.attribute else { continue }
      let lines = unit.lines(of: attribute)
      guard lines.count == 1, var text = text(line),
        let end = text.index(ofColumn: unit.column(at: attribute.endPositionBeforeTrailingTrivia))
      else { return nil }
      if let binding = finder.property, binding.initializer == nil, binding.accessorBlock == nil,
        let type = binding.typeAnnotation?.type, unit.line(at: type.endPositionBeforeTrailingTrivia) == line,
        let place = text.index(ofColumn: unit.column(at: type.endPositionBeforeTrailingTrivia))
      {
        let spelling = type.trimmedDescription
        let value = spelling.hasPrefix("[") ? " = []" : spelling.hasSuffix("?") ? " = nil" : ""
        text.insert(contentsOf: value, at: place)
      }
      guard let start = text.index(ofColumn: unit.column(of: attribute)) else { return nil }
      text.replaceSubrange(start..<end, with: finder.property == nil ? "" : "@SwiftUI.State")
      return RepairEdit(line: line, text: text)
    }
    return nil
  }

  /// Where the braces of the innermost view around a line open.
  static func opening(ofViewAround line: Int, in index: SourceIndex) -> (line: Int, column: Int, unit: SwiftUnit)? {
    let types = index.types.filter { $0.kind == .structure && $0.lines.contains(line) && $0.conforms(to: "View") }
    guard let type = types.min(by: { $0.lines.count < $1.lines.count }) else { return nil }
    for unit in index.units where unit.lines(of: unit.tree).contains(type.line) {
      let finder = Opening(type.baseName, line: type.line, unit: unit)
      finder.walk(unit.tree)
      if let brace = finder.brace { return (unit.line(of: brace), unit.column(of: brace), unit) }
    }
    return nil
  }

  private final class Finder: SyntaxVisitor {
    private let name: String
    private let line: Int
    private let unit: SwiftUnit
    private(set) var attribute: AttributeSyntax?
    private(set) var property: PatternBindingSyntax?

    init(_ name: String, line: Int, unit: SwiftUnit) {
      self.name = name
      self.line = line
      self.unit = unit
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      guard attribute == nil, node.attributeName.trimmedDescription == name, unit.line(of: node) == line else {
        return .visitChildren
      }
      attribute = node
      property = node.parent?.parent?.as(VariableDeclSyntax.self)?.bindings.first
      return .skipChildren
    }
  }

  private final class Opening: SyntaxVisitor {
    private let name: String
    private let line: Int
    private let unit: SwiftUnit
    private(set) var brace: TokenSyntax?

    init(_ name: String, line: Int, unit: SwiftUnit) {
      self.name = name
      self.line = line
      self.unit = unit
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == name, unit.line(of: node) == line { brace = node.memberBlock.leftBrace }
      return .visitChildren
    }
  }
}
