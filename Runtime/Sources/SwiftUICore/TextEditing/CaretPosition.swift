/// A place between two characters, and which of them it belongs to where they are drawn apart: at the end of a
/// broken line, and where the direction of writing changes.
package struct CaretPosition: Hashable, Sendable {
  package enum Affinity: Hashable, Sendable {
    /// To the character before.
    case upstream
    /// To the character after.
    case downstream
  }

  /// UTF-8 bytes from the start of the text.
  package var offset: Int
  package var affinity = Affinity.downstream

  package init(_ offset: Int, _ affinity: Affinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}

/// What is selected: from where the selection began to where it is moved.
package struct EditingSelection: Hashable, Sendable {
  package var anchor: Int
  package var head: CaretPosition

  package init(_ offset: Int) {
    anchor = offset
    head = CaretPosition(offset)
  }

  package init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = CaretPosition(head)
  }

  package init(anchor: Int, head: CaretPosition) {
    self.anchor = anchor
    self.head = head
  }

  package var range: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }
  package var isCaret: Bool { anchor == head.offset }
}
