/// A name that a guide uses and nobody defines, or that only a device can show, and what was put in its place.
package struct Placeholder: Codable, Sendable, Equatable {
  package enum Kind: String, Codable, Sendable {
    case view, value, function, type, member, modifier, namespace
    /// A view of a framework whose data are not here: a map, a film.
    case framework
  }

  /// As it is used: `HomeView`, `tasks`, `schedule(_:to:)`, `Color.brandRed`.
  package var name: String
  package var kind: Kind
  /// Where it is used first.
  package var line: Int

  package init(name: String, kind: Kind, line: Int) {
    self.name = name
    self.kind = kind
    self.line = line
  }
}
