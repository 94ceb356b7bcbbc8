internal import SwiftSyntax

/// Makes pieces of the items of a block.
struct PieceSplitter {
  let lines: [Substring]
  /// The guide's line of the block's first line.
  let firstLine: Int

  /// Pieces of items that stand in a range of the block's lines. Neighbours of one kind are one piece, which keeps
  /// the comments between them.
  func pieces(of items: [Item], freeMembers: Piece.Kind, in range: Range<Int>) -> [Piece] {
    var runs: [(kind: Piece.Kind, lines: ClosedRange<Int>)] = []
    for item in items {
      let kind = kind(of: item, freeMembers: freeMembers)
      let itemLines = (item.lines.lowerBound + range.lowerBound)...(item.lines.upperBound + range.lowerBound)
      if let last = runs.last, last.kind == kind || itemLines.lowerBound <= last.lines.upperBound {
        // Two items on one line cannot be told apart by lines.
        runs[runs.count - 1].lines = last.lines.lowerBound...max(last.lines.upperBound, itemLines.upperBound)
      } else {
        runs.append((kind, itemLines))
      }
    }
    return runs.map { piece($0.kind, lines: $0.lines) }
  }

  /// Swift reads a modifier below a declaration as part of its value; the chunker does not.
  func startsWithModifier(_ range: Range<Int>) -> Bool {
    lines[range].first { !$0.trimmed.isEmpty && !$0.trimmed.hasPrefix("//") }?.trimmed.first == "."
  }

  func pieces(ofChunk range: Range<Int>, block: Int) -> [Piece] {
    let unit = SwiftUnit(text: lines[range].joined(separator: "\n"), firstLine: 0, block: block)
    let items = unit.tree.statements.map { Item($0, unit: unit) }
    guard let first = items.first else { return [] }
    if first.startsWithDot {
      let isOmission = items.contains(where: \.isOmission)
      return [piece(isOmission ? .pseudoCode : .modifiers, lines: range.lowerBound...range.upperBound - 1)]
    }
    let hasStatements = items.contains { $0.role == .statement }
    return pieces(of: items, freeMembers: hasStatements ? .statements : .members, in: range)
  }

  private func kind(of item: Item, freeMembers: Piece.Kind) -> Piece.Kind {
    if item.isOmission { return .pseudoCode }
    switch item.role {
    case .type, .preview: return .declarations
    case .member: return freeMembers
    case .viewMember: return .members
    case .statement: return item.startsWithDot ? .modifiers : .statements
    }
  }

  private func piece(_ kind: Piece.Kind, lines range: ClosedRange<Int>) -> Piece {
    Piece(
      kind: kind, lines: (firstLine + range.lowerBound)...(firstLine + range.upperBound),
      text: lines[range].joined(separator: "\n"))
  }
}
