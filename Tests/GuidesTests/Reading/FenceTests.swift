import Guides
import Testing

@Suite struct FenceTests {
  private func read(_ text: String) throws -> Guide { try GuideReader().read(text: text, path: "Sample Guide.md") }

  @Test(
    "a fence of every kind is read, whatever its marks and its info string",
    arguments: [
      "```swift", "~~~swift", "````Swift", "```swift title=\"Row.swift\"", "``` {.swift .numbers}", "```SwiftUI",
      "  ```swift",
    ])
  func kinds(opening: String) throws {
    let marks = String(opening.drop { $0 == " " }.prefix { $0 == "`" || $0 == "~" })
    let guide = try read("# A\n\n\(opening)\nlet tint = 1\n\(marks)\n")
    #expect(guide.blocks.map(\.kind) == [.declarations])
    #expect(guide.blocks[0].lines == 4...4)
    #expect(guide.blocks[0].text == "let tint = 1\n")
    #expect(guide.blocks[0].isTerminated)
  }

  @Test("a block without a language is Swift when it can only be Swift")
  func guesses() throws {
    let guide = try read(
      """
      ```
      struct Row: View { var body: some View { Text("A") } }
      ```

      ```
      npm install
      ```

      ```
      circle
      ```

          extension Color { static let a = Color.red }

      ```json
      { "a": 1 }
      ```
      """)
    #expect(guide.blocks.map(\.kind) == [.declarations, .other, .other, .declarations, .other])
    #expect(guide.blocks[3].lines == 13...13)
  }

  @Test("Windows line ends and a byte-order mark change nothing")
  func lineEnds() throws {
    let text = "# A\n\n```swift\nlet a = 1\n\nlet b = 2\n```\n"
    let plain = try read(text)
    let windows = try read(
      "\u{FEFF}" + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
    #expect(windows == plain)
  }

  @Test("a fence that is never closed ends at the next heading, and what follows is read")
  func unclosed() throws {
    let guide = try read("# A\n```swift\nlet a = 1\n\n## B\nText.\n```swift\nlet b = 2\n```\n")
    #expect(guide.blocks.map(\.text) == ["let a = 1\n\n", "let b = 2\n"])
    #expect(guide.blocks.map(\.isTerminated) == [false, true])
    #expect(guide.blocks.map(\.lines) == [3...4, 8...8])
    #expect(guide.headings.map(\.line) == [1, 5])
    #expect(guide.notes.map(\.line) == [2])
  }

  @Test("a fence that is closed by the end of the file is read, and noted")
  func unclosedAtEnd() throws {
    let guide = try read("```swift\nlet a = 1")
    #expect(guide.blocks.map(\.isTerminated) == [false])
    #expect(guide.blocks[0].kind == .declarations)
  }

  @Test("code in a list and in a quotation keeps the lines of the file")
  func containers() throws {
    let guide = try read("- One\n\n  ```swift\n  let a = 1\n  let b = 2\n  ```\n\n> ```swift\n> let c = 3\n> ```\n")
    #expect(guide.blocks.map(\.lines) == [4...5, 9...9])
    #expect(guide.blocks.map(\.text) == ["let a = 1\nlet b = 2\n", "let c = 3\n"])
    #expect(guide.blocks.allSatisfy { $0.isTerminated })
  }

  @Test("front matter is no prose and moves no line")
  func frontMatter() throws {
    let guide = try read("---\ntitle: X\n---\n# A\n\n```swift\nlet a = 1\n```\n")
    #expect(guide.title == "A")
    #expect(guide.paragraphs.isEmpty)
    #expect(guide.blocks[0].lines == 7...7)
  }

  @Test("a shorter fence inside a longer one is text")
  func nested() throws {
    let guide = try read("````swift\nlet a = \"\"\"\n```swift\n\"\"\"\n````\n")
    #expect(guide.blocks.count == 1)
    #expect(guide.blocks[0].isTerminated)
  }
}
