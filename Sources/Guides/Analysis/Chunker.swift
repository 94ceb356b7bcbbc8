internal import SwiftSyntax

/// Splits Swift that is no file into parts that stand on their own.
///
/// A part ends at a blank line outside of all brackets; at a comment between modifiers that have no receiver; and
/// where a modifier follows a declaration without being indented (`@State var isOn = false`, then `.opacity(…)`),
/// which Swift itself would read as one expression.
struct Chunker {
  /// The parts as ranges of lines of the text, from 0.
  static func chunks(of text: String) -> [Range<Int>] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let unit = SwiftUnit(text: text, firstLine: 0, block: 0)
    var chunker = Chunker(lines: lines)
    for token in unit.tree.tokens(viewMode: .sourceAccurate) where token.tokenKind != .endOfFile {
      chunker.read(token, unit: unit)
    }
    chunker.finish()
    return chunker.ranges
  }

  private let lines: [Substring]
  private var ranges: [Range<Int>] = []
  private var depth = 0
  private var lastLine = -1
  private var start = 0
  /// The first token of the part that is being read.
  private var base: (column: Int, opening: Opening)?

  private enum Opening { case modifier, declaration, expression }

  private init(lines: [Substring]) { self.lines = lines }

  private mutating func read(_ token: TokenSyntax, unit: SwiftUnit) {
    let line = unit.line(of: token)
    let column = unit.column(of: token)
    if base == nil {
      begin(token, line: firstLineOfPart(before: line), column: column)
    } else if depth == 0, line > lastLine, isBoundary(token, line: line, column: column) {
      ranges.append(start..<lastLine + 1)
      begin(token, line: firstLineOfPart(before: line), column: column)
    }
    switch token.tokenKind {
    case .leftParen, .leftBrace, .leftSquare, .poundIf: depth += 1
    case .rightParen, .rightBrace, .rightSquare, .poundEndif: depth = max(0, depth - 1)
    default: break
    }
    lastLine = line + token.text.count { $0 == "\n" }
  }

  private mutating func finish() {
    if base != nil { ranges.append(start..<lastLine + 1) }
  }

  private mutating func begin(_ token: TokenSyntax, line: Int, column: Int) {
    let opening: Opening =
      switch token.tokenKind {
      case .period: .modifier
      case .atSign, .keyword(.let), .keyword(.var), .keyword(.private), .keyword(.fileprivate), .keyword(.static):
        .declaration
      default: .expression
      }
    base = (column, opening)
    start = line
  }

  private func isBoundary(_ token: TokenSyntax, line: Int, column: Int) -> Bool {
    guard let base else { return false }
    let between = lines[min(lastLine + 1, line)..<line]
    let hasBlank = between.contains { $0.trimmed.isEmpty }
    switch token.tokenKind {
    case .period:
      if column > base.column { return false }
      switch base.opening {
      case .modifier: return !between.isEmpty
      case .declaration: return true
      case .expression: return hasBlank
      }
    case .keyword(.else), .keyword(.catch), .binaryOperator, .infixQuestionMark, .colon, .comma, .equal, .arrow:
      return false
    default:
      return hasBlank || (base.opening == .modifier && column <= base.column)
    }
  }

  /// The comments above a token belong to its part.
  private func firstLineOfPart(before line: Int) -> Int {
    var first = line
    while first - 1 > lastLine, !lines[first - 1].trimmed.isEmpty { first -= 1 }
    return first
  }
}
