/// Finds the symbols that a guide names, in code and in text.
enum SymbolFinder {
  static func symbols(in guide: Guide, flow: StringFlow) -> [SymbolUse] {
    let code = flow.literals.filter { isSymbolName($0.text) }
      .map { SymbolUse(name: $0.text, line: $0.line, origin: .code) }
    var seen: Set<String> = []
    return (code + tables(in: guide) + prose(in: guide)).filter { seen.insert("\($0.name) \($0.line)").inserted }
      .sorted { ($0.line, $0.name) < ($1.line, $1.name) }
  }

  /// Lower case words and digits, joined by dots.
  static func isSymbolName(_ text: String) -> Bool {
    text.contains { $0.isLetter } && text.first != "." && text.last != "."
      && text.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == ".") }
  }

  /// The columns that are headed as symbols or icons.
  private static func tables(in guide: Guide) -> [SymbolUse] {
    guide.tables.flatMap { table in
      let columns = table.header.indices.filter { isSymbolHeading(table.header[$0].text) }
      return table.rows.flatMap { row in
        columns.filter { row.cells.indices.contains($0) }.flatMap { names(in: row.cells[$0].codeSpans) }
          .map { SymbolUse(name: $0, line: row.line, origin: .table) }
      }
    }
  }

  /// Lists and paragraphs under a heading that speaks of symbols or icons.
  private static func prose(in guide: Guide) -> [SymbolUse] {
    guide.paragraphs.flatMap { paragraph -> [SymbolUse] in
      guard let heading = guide.heading(above: paragraph.lines.lowerBound), isSymbolHeading(heading.text) else {
        return []
      }
      return paragraph.codeSpans.filter { isSymbolName($0.text) && ($0.text.contains(".") || paragraph.isListItem) }
        .map { SymbolUse(name: $0.text, line: $0.line, origin: .prose) }
    }
  }

  private static func isSymbolHeading(_ text: String) -> Bool {
    let words = text.lowercased()
    return words.contains("symbol") || words.contains("icon")
  }

  /// `.fill` behind `books.vertical` is short for `books.vertical.fill`.
  private static func names(in spans: [String]) -> [String] {
    var last: String?
    return spans.compactMap { span in
      let name = span.hasPrefix(".") ? (last.map { $0 + span } ?? "") : span
      guard isSymbolName(name) else { return nil }
      if !span.hasPrefix(".") { last = name }
      return name
    }
  }
}
