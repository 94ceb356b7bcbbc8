internal import SwiftSyntax

/// Follows strings back from where they are used to where they are written.
///
/// `Image(systemName: icon)` in `SidebarRow` makes `icon` of `SidebarRow` a symbol's name, and so the literal in
/// `SidebarRow(icon: "tray")` a symbol.
struct StringFlow {
  /// What a string is used as.
  enum Role: CaseIterable {
    /// `Image(systemName:)`, `Label(_:systemImage:)`.
    case symbol
    /// `Image("asset")`.
    case asset
    /// `URL(string:)`.
    case link
    case text

    fileprivate func takes(callee: String, label: String?, index: Int) -> Bool {
      switch self {
      case .symbol: label == "systemName" || label == "systemImage" || label == "systemSymbolName"
      case .asset: callee == "Image" && label == nil && index == 0
      case .link: callee == "URL" && label == "string"
      case .text: (callee == "Text" || callee == "Label") && label == nil && index == 0
      }
    }
  }

  /// Where a string comes in.
  enum Key: Hashable {
    case property(type: String, name: String)
    case parameter(function: String, name: String)
    /// A member of a value whose type is not written: `item.icon`.
    case member(String)
  }

  struct Literal {
    var text: String
    var line: Int
  }

  private(set) var keys: Set<Key> = []
  private(set) var literals: [Literal] = []
  private let facts: FlowFacts
  private var pending: [Key] = []

  init(_ role: Role, facts: FlowFacts) {
    self.facts = facts
    for call in facts.calls {
      for (index, argument) in call.arguments.enumerated()
      where role.takes(callee: call.callee, label: argument.label, index: index) {
        follow(argument.value, in: call.scope)
      }
    }
    while let key = pending.popLast() { expand(key) }
    literals.sort { ($0.line, $0.text) < ($1.line, $1.text) }
  }

  /// Whether a property of a type, or of any type when the value's type is not known, is used in this role.
  func uses(property name: String, of type: String) -> Bool {
    keys.contains(.property(type: type, name: name))
  }

  func uses(parameter name: String, of function: String) -> Bool {
    keys.contains(.parameter(function: function, name: name))
  }

  private mutating func add(_ key: Key) {
    if keys.insert(key).inserted { pending.append(key) }
  }

  private mutating func follow(_ value: FlowFacts.Value, in scope: FlowFacts.Scope) {
    literals += value.literals.map { Literal(text: $0.text, line: $0.line) }
    for name in value.names {
      if let function = scope.functions.last(where: { $0.parameters.contains(name) }) {
        add(.parameter(function: function.name, name: name))
      } else if let type = scope.types.last(where: { facts.hasMember(name, of: $0) }) {
        add(.property(type: type, name: name))
      } else {
        // A variable of a closure: its members are found by name, itself is not.
        continue
      }
    }
    for name in value.members { add(.member(name)) }
    for name in value.functions { literals += facts.literals(ofFunction: name) }
  }

  private mutating func expand(_ key: Key) {
    switch key {
    case .property(let type, let name):
      for declared in facts.properties where declared.name == name && declared.type == type {
        follow(declared.value, in: declared.scope)
      }
      let base = type.split(separator: ".").last.map(String.init) ?? type
      for call in facts.calls where call.callee == base || call.callee == type {
        for argument in call.arguments where argument.label == name { follow(argument.value, in: call.scope) }
      }
    case .parameter(let function, let name):
      guard let positions = facts.positions(ofParameter: name, in: function) else { return }
      for call in facts.calls where call.callee == function {
        for (index, argument) in call.arguments.enumerated()
        where argument.label == positions.label && (positions.label != nil || index == positions.index) {
          follow(argument.value, in: call.scope)
        }
      }
    case .member(let name):
      for type in facts.types(withMember: name) { add(.property(type: type, name: name)) }
      for element in facts.tupleElements where element.label == name { follow(element.value, in: element.scope) }
    }
  }
}
