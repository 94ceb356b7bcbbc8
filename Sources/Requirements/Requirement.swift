/// One sentence that a kit must make true.
package struct Requirement: Equatable, Sendable {
  /// Such as `T-70`: the kit's letter and a number that stays.
  package var id: String
  /// The part of the kit that it speaks of.
  package var area: String
  package var text: String
  /// Lines of the guide that say so.
  package var lines: String
  /// How it is checked: codes of `Specification/README.md`, such as `FRM`.
  package var checks: [String]

  package init(id: String, area: String, text: String, lines: String, checks: [String]) {
    self.id = id
    self.area = area
    self.text = text
    self.lines = lines
    self.checks = checks
  }
}

extension Requirement {
  /// The kits in the order in which they are shown, by the letter of their ids.
  package static let kits: [(letter: Character, name: String)] = [
    ("T", "Todoist"), ("N", "Notes"), ("F", "Figma"), ("D", "Dropbox"), ("G", "Goodreads"),
  ]

  /// The name of the kit's table; nil for a letter that no kit has.
  package var kit: String? { Self.kits.first { $0.letter == id.first }?.name }
}
