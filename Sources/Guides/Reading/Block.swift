/// A code block of a guide.
package struct Block: Codable, Sendable, Equatable, Identifiable {
  package enum Kind: String, Codable, Sendable {
    /// Compiles at file scope: types, extensions, functions, values.
    case declarations
    /// Modifiers without a receiver, statements, state with modifiers: compiled inside a view of its own.
    case fragment
    /// Swift that leaves something out (`TaskRow(...)`): reported, not compiled.
    case pseudoCode
    /// Another language.
    case other
  }

  /// Position among the guide's blocks, from 0.
  package var id: Int
  package var kind: Kind
  /// Lines of the code, without the fences. An empty block has the line after its opening fence.
  package var lines: ClosedRange<Int>
  /// First word of the info string in lower case, without options; `nil` where there is none.
  package var language: String?
  package var info: String
  /// The code, without the indentation of its container and with `\n` line ends.
  package var text: String
  /// `false` for a fence that is never closed.
  package var isTerminated: Bool
  /// The parts of Swift code that are compiled one by one; empty for other languages.
  package var pieces: [Piece]

  /// What components are built with, by its author's word: compiled, and no part of what is exhibited.
  package var isSupport: Bool { info.split(whereSeparator: \.isWhitespace).dropFirst().contains("support") }

  package init(
    id: Int, kind: Kind = .other, lines: ClosedRange<Int>, language: String?, info: String, text: String,
    isTerminated: Bool = true, pieces: [Piece] = []
  ) {
    self.id = id
    self.kind = kind
    self.lines = lines
    self.language = language
    self.info = info
    self.text = text
    self.isTerminated = isTerminated
    self.pieces = pieces
  }
}

/// A part of a block that is compiled on its own.
package struct Piece: Codable, Sendable, Equatable {
  package enum Kind: String, Codable, Sendable {
    /// Stands at file scope.
    case declarations
    /// `.modifier(…)` chains without a receiver.
    case modifiers
    /// Statements or expressions, compiled inside a function.
    case statements
    /// Properties and functions of a view that is not shown, such as `@State private var isOn = false`.
    case members
    /// Leaves something out: not compiled.
    case pseudoCode
  }

  package var kind: Kind
  /// Lines in the guide.
  package var lines: ClosedRange<Int>
  package var text: String

  package init(kind: Kind, lines: ClosedRange<Int>, text: String) {
    self.kind = kind
    self.lines = lines
    self.text = text
  }
}
