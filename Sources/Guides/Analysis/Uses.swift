/// A symbol that a guide names, in code or in a table.
package struct SymbolUse: Codable, Sendable, Equatable {
  package enum Origin: String, Codable, Sendable {
    case code, table, prose
  }

  package var name: String
  package var line: Int
  package var origin: Origin

  package init(name: String, line: Int, origin: Origin) {
    self.name = name
    self.line = line
    self.origin = origin
  }
}

/// A face that the code names: `Font.custom("Inter-Bold", size: 28)`.
package struct FontUse: Codable, Sendable, Equatable {
  package var face: String
  /// Points; `nil` where it is no literal.
  package var size: Double?
  package var line: Int
  /// The text style of `relativeTo:`, without its dot.
  package var relativeTo: String?
  package var isFixedSize: Bool

  package init(face: String, size: Double?, line: Int, relativeTo: String? = nil, isFixedSize: Bool = false) {
    self.face = face
    self.size = size
    self.line = line
    self.relativeTo = relativeTo
    self.isFixedSize = isFixedSize
  }
}

/// A name that Swift code reads: `todoistRed` in `Color.todoistRed` and in `.todoistRed`.
package struct NameUse: Codable, Sendable, Equatable {
  package var name: String
  package var line: Int
  /// The component that the use stands in.
  package var component: String?

  package init(name: String, line: Int, component: String?) {
    self.name = name
    self.line = line
    self.component = component
  }
}
