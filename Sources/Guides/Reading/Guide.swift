/// A guide as it was read: its text in lines, its prose, its tables and its code.
///
/// Line numbers are those of the file, from 1.
package struct Guide: Codable, Sendable, Equatable {
  /// The file's name without extension, in lower case with hyphens: `apple-notes`.
  package var name: String
  /// The first heading, or the name where there is none.
  package var title: String
  /// The path as it was given.
  package var path: String
  package var lines: [String]
  package var headings: [Heading]
  package var paragraphs: [Paragraph]
  package var tables: [Table]
  package var blocks: [Block]
  /// What was wrong with the Markdown itself, such as a fence that is never closed.
  package var notes: [GuideError]

  package init(
    name: String, title: String, path: String, lines: [String], headings: [Heading] = [],
    paragraphs: [Paragraph] = [], tables: [Table] = [], blocks: [Block] = [], notes: [GuideError] = []
  ) {
    self.name = name
    self.title = title
    self.path = path
    self.lines = lines
    self.headings = headings
    self.paragraphs = paragraphs
    self.tables = tables
    self.blocks = blocks
    self.notes = notes
  }

  /// The text of a line, empty outside the file.
  package func line(_ number: Int) -> String {
    lines.indices.contains(number - 1) ? lines[number - 1] : ""
  }

  /// The heading that a line stands under.
  package func heading(above line: Int) -> Heading? {
    headings.last { $0.line <= line }
  }
}

package struct Heading: Codable, Sendable, Equatable {
  /// 1…6.
  package var level: Int
  package var text: String
  package var line: Int

  package init(level: Int, text: String, line: Int) {
    self.level = level
    self.text = text
    self.line = line
  }
}

/// Running text: a paragraph, a list item or a quotation, with its code spans.
package struct Paragraph: Codable, Sendable, Equatable {
  package var lines: ClosedRange<Int>
  /// The text without marks; code spans keep their text, line breaks are blanks.
  package var text: String
  package var codeSpans: [CodeSpan]
  package var isListItem: Bool

  package init(lines: ClosedRange<Int>, text: String, codeSpans: [CodeSpan], isListItem: Bool) {
    self.lines = lines
    self.text = text
    self.codeSpans = codeSpans
    self.isListItem = isListItem
  }
}

package struct CodeSpan: Codable, Sendable, Equatable {
  package var text: String
  package var line: Int

  package init(text: String, line: Int) {
    self.text = text
    self.line = line
  }
}

package struct Table: Codable, Sendable, Equatable {
  package struct Cell: Codable, Sendable, Equatable {
    package var text: String
    package var codeSpans: [String]

    package init(text: String, codeSpans: [String]) {
      self.text = text
      self.codeSpans = codeSpans
    }
  }

  package struct Row: Codable, Sendable, Equatable {
    package var line: Int
    package var cells: [Cell]

    package init(line: Int, cells: [Cell]) {
      self.line = line
      self.cells = cells
    }
  }

  package var line: Int
  package var header: [Cell]
  package var rows: [Row]

  package init(line: Int, header: [Cell], rows: [Row]) {
    self.line = line
    self.header = header
    self.rows = rows
  }
}
