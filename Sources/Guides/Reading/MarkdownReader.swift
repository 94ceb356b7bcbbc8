internal import CMarkdown

/// Markdown → the parts of a `Guide`, by cmark-gfm with tables.
struct MarkdownReader {
  private let source: [Substring]
  private let path: String

  init(text: String, path: String) {
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    let unified =
      text.utf8.contains(UInt8(ascii: "\r"))
      ? Substring(text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")) : text
    source = unified.split(separator: "\n", omittingEmptySubsequences: false)
    self.path = path
  }

  func guide() -> Guide {
    let fed = FenceRecovery(source)
    var guide = Guide(name: "", title: "", path: path, lines: source.map(String.init))
    guard let root = MarkdownNode.parse(fed.lines.joined(separator: "\n")) else { return guide }
    defer { root.free() }
    var collector = MarkdownCollector(fed: fed)
    root.walk { collector.visit($0) }
    guide.headings = collector.headings
    guide.paragraphs = collector.paragraphs
    guide.tables = collector.tables
    guide.blocks = BlockClassifier.settled(collector.blocks.map { BlockClassifier.classify($0) })
    guide.title = guide.headings.first?.text ?? ""
    for block in guide.blocks where block.kind == .pseudoCode {
      guard let reason = BlockClassifier.refusal(of: block.text) else { continue }
      guide.notes.append(GuideError(line: block.lines.lowerBound, message: reason, block: block.id))
    }
    for block in guide.blocks where !block.isTerminated && block.kind != .other {
      guide.notes.append(
        GuideError(line: block.lines.lowerBound - 1, message: "This code fence is never closed.", block: block.id))
    }
    return guide
  }
}

/// Gathers the nodes of a document in reading order.
private struct MarkdownCollector {
  let fed: FenceRecovery
  var headings: [Heading] = []
  var paragraphs: [Paragraph] = []
  var tables: [Table] = []
  var blocks: [Block] = []

  mutating func visit(_ node: MarkdownNode) {
    switch node.kind {
    case "heading":
      headings.append(
        Heading(level: node.headingLevel, text: node.inlines(firstLine: 1).text, line: line(node.startLine)))
    case "paragraph":
      let inlines = node.inlines(firstLine: node.startLine)
      let spans = inlines.codeSpans.map { CodeSpan(text: $0.text, line: line($0.line)) }
      paragraphs.append(
        Paragraph(
          lines: range(node.startLine, node.endLine), text: inlines.text, codeSpans: spans,
          isListItem: node.parentKind == "item" || node.parentKind == "tasklist"))
    case "table":
      tables.append(Table(line: line(node.startLine), header: [], rows: []))
    case "table_header":
      if !tables.isEmpty { tables[tables.count - 1].header = cells(of: node) }
    case "table_row":
      if !tables.isEmpty {
        tables[tables.count - 1].rows.append(Table.Row(line: line(node.startLine), cells: cells(of: node)))
      }
    case "code_block":
      blocks.append(block(node))
    default:
      break
    }
  }

  private func cells(of row: MarkdownNode) -> [Table.Cell] {
    row.children.filter { $0.kind == "table_cell" }.map {
      let inlines = $0.inlines(firstLine: 1)
      return Table.Cell(text: inlines.text, codeSpans: inlines.codeSpans.map(\.text))
    }
  }

  private func block(_ node: MarkdownNode) -> Block {
    let text = node.literal
    let first = node.startLine + (node.isFenced ? 1 : 0)
    let count = text.utf8.count { $0 == UInt8(ascii: "\n") }
    let opening = line(node.startLine)
    let isClosed = !node.isFenced || (!fed.recovered.contains(opening) && node.endLine >= first + count)
    let language = CodeLanguage(info: node.info)
    let lines = range(first, max(first, first + count - 1))
    return Block(
      id: blocks.count, lines: lines, language: language.name, info: node.info, text: text,
      isTerminated: isClosed)
  }

  private func line(_ fedLine: Int) -> Int {
    fed.origins.isEmpty ? 1 : fed.origins[min(max(fedLine - 1, 0), fed.origins.count - 1)]
  }

  private func range(_ first: Int, _ last: Int) -> ClosedRange<Int> {
    let start = line(first)
    return start...max(start, line(last))
  }
}
