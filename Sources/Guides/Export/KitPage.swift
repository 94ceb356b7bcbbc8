import Foundation

/// What a kit's page in the documentation says of its components.
struct KitPage {
  struct Picture {
    var text: String
    var file: URL
  }

  struct Passage {
    var pictures: [Picture]
    var text: String
    /// Names in the text's code.
    var names: Set<String>
  }

  /// The first paragraph.
  private(set) var introduction = ""
  private(set) var passages: [Passage] = []

  /// nil where there is no page.
  init?(_ page: URL) {
    guard let text = try? String(contentsOf: page, encoding: .utf8) else { return nil }
    let guide = LargeStack.run { MarkdownReader(text: text, path: page.path).guide() }
    var pictures: [Picture] = []
    func add(_ text: String, names: [String]) {
      passages.append(Passage(pictures: pictures, text: text, names: Set(names.compactMap(Self.name))))
      pictures = []
    }
    let paragraphs = guide.paragraphs.map { ($0.lines.lowerBound, Part.paragraph($0)) }
    let tables = guide.tables.map { ($0.line, Part.table($0)) }
    for (_, part) in (paragraphs + tables).sorted(by: { $0.0 < $1.0 }) {
      switch part {
      case .paragraph(let paragraph):
        let text = paragraph.lines.map { guide.line($0) }.joined(separator: "\n")
        let found = Self.pictures(in: text, beside: page)
        if !found.isEmpty {
          pictures = found
        } else if introduction.isEmpty {
          introduction = text
        } else {
          add(text, names: paragraph.codeSpans.map(\.text))
        }
      case .table(let table):
        for row in table.rows {
          guard let what = row.cells.last?.text, let first = what.first else { continue }
          add(first.uppercased() + what.dropFirst() + ".", names: row.cells.first?.codeSpans ?? [])
        }
      }
    }
  }

  private enum Part {
    case paragraph(Paragraph)
    case table(Table)
  }

  /// The name in code such as `.dbxText`; nil where it begins with none.
  private static func name(in code: String) -> String? {
    code.firstMatch(of: #/^\.?([A-Za-z_]\w*)/#).map { String($0.1) }
  }

  private static func pictures(in text: String, beside page: URL) -> [Picture] {
    text.matches(of: #/!\[([^\]]*)\]\(([^)\s]+)\)/#).map { match in
      Picture(text: String(match.1), file: page.deletingLastPathComponent().appending(path: String(match.2)))
    }
  }

  /// What is said of a component: the passages that begin with it first.
  func passages(on name: String) -> [Passage] { passages.filter { $0.names.contains(name) } }
}
