import SwiftUI
import Testing

@MainActor @Suite struct LiteralTests {
  @Test("a literal is a localised key, whose Markdown is read; a string is shown as it stands")
  func markdown() throws {
    let string = "**two** words"
    let host = try Host(
      VStack {
        Text("**two** words")
        Text(string)
        Text(AttributedString(string))
      })
    #expect(host.texts() == ["two words", "**two** words", "**two** words"])
  }
}
