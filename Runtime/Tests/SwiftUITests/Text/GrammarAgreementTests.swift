import SwiftUI
import Testing

/// English plurals as a dictionary has them.
@MainActor @Suite struct GrammarAgreementTests {
  @Test(
    "a noun agrees with its number",
    arguments: [
      (4, "night", "4 nights"), (1, "nights", "1 night"), (0, "person", "0 people"), (1, "person", "1 person"),
      (2, "new city", "2 new cities"), (3, "box", "3 boxes"), (2, "Child", "2 Children"), (5, "day", "5 days"),
      (2, "sheep", "2 sheep"), (12, "nights", "12 nights"), (1, "classes", "1 class"),
    ])
  func agreement(count: Int, noun: String, phrase: String) throws {
    let host = try Host(Text("You have ^[\(count) \(noun)](inflect: true) left"))
    #expect(host.graph.spokenLines().contains { $0.contains("You have \(phrase) left") }, "\(host.graph.spokenLines())")
  }

  @Test("a phrase without a number, and one in another language, stay as they are written")
  func others() throws {
    #expect(try Host(Text("^[some night](inflect: true)")).graph.spokenLines().first?.contains("some night") == true)
    let german = Text("^[\(2) Nacht](inflect: true)").environment(\.locale, Locale(identifier: "de_DE"))
    #expect(try Host(german).graph.spokenLines().first?.contains("2 Nacht") == true)
  }

  @Test("brackets after a caret that lead nowhere are text")
  func plain() throws {
    #expect(try Host(Text("x^[2] = 4")).graph.spokenLines().first?.contains("x^[2] = 4") == true)
  }
}
