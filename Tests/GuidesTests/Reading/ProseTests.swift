import Guides
import Testing

@Suite struct ProseTests {
  private let text = """
    # The Guide

    Intro with `first` and
    a second line with `second`.

    ## Symbols

    | Part | Symbol | Size |
    |------|--------|------|
    | Tab  | `house` / `house.fill` | 22pt |
    | Shelf | `books.vertical` / `.fill` | 22pt |

    ## Code

    - An item with `code`

    ```swift
    let a = 1
    ```
    """

  @Test("headings, paragraphs and code spans have the lines of the file")
  func lines() throws {
    let guide = try GuideReader().read(text: text, path: "My Guide.md")
    #expect(guide.name == "my-guide")
    #expect(guide.title == "The Guide")
    #expect(guide.headings.map(\.line) == [1, 6, 13])
    #expect(guide.paragraphs[0].lines == 3...4)
    #expect(guide.paragraphs[0].text == "Intro with first and a second line with second.")
    #expect(guide.paragraphs[0].codeSpans == [CodeSpan(text: "first", line: 3), CodeSpan(text: "second", line: 4)])
    #expect(guide.paragraphs[1].isListItem)
    #expect(guide.heading(above: 12)?.text == "Symbols")
  }

  @Test("a table has its header, its rows and their lines")
  func tables() throws {
    let table = try #require(try GuideReader().read(text: text, path: "a.md").tables.first)
    #expect(table.line == 8)
    #expect(table.header.map(\.text) == ["Part", "Symbol", "Size"])
    #expect(table.rows.map(\.line) == [10, 11])
    #expect(table.rows[0].cells[1].codeSpans == ["house", "house.fill"])
  }

  @Test("symbols of a table are read, short forms spelled out")
  func symbols() throws {
    let symbols = GuideAnalysis(try GuideReader().read(text: text, path: "a.md")).symbols
    #expect(symbols.map(\.name) == ["house", "house.fill", "books.vertical", "books.vertical.fill"])
    #expect(symbols.allSatisfy { $0.origin == .table })
  }

  @Test(
    "the name of a guide is its file's, as part of an address",
    arguments: [
      ("/a/Apple Notes.md", "apple-notes"), ("figma.MD", "figma"), ("Ünï çode_2.md", "ünï-çode-2"), ("---.md", "guide"),
    ])
  func names(path: String, name: String) {
    #expect(GuideReader.name(ofPath: path) == name)
  }
}
