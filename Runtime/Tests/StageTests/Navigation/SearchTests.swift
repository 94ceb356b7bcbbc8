import Stage
import SwiftUI
import SwiftUICore
import Testing

@Suite("Searching")
@MainActor
struct SearchTests {
  struct Fruit: View {
    @State private var text = ""
    @State private var scope = "all"
    @State private var submitted = "nothing"
    private let names = ["Apple", "Apricot", "Banana", "Cherry"]

    private var found: [String] {
      names.filter { text.isEmpty || $0.lowercased().contains(text.lowercased()) }
    }

    var body: some View {
      NavigationStack {
        Results(names: found, submitted: submitted)
          .navigationTitle("Fruit")
          .toolbar { Button("Add") {} }
      }
      .searchable(text: $text, prompt: "Name")
      .searchScopes($scope) {
        Text("All").tag("all")
        Text("Ripe").tag("ripe")
      }
      .searchSuggestions {
        if text == "b" { Text("Banana bread").searchCompletion("Banana") }
      }
      .onSubmit(of: .search) { submitted = text }
    }
  }

  struct Results: View {
    let names: [String]
    let submitted: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }
        Text(isSearching ? "searching" : "not searching")
        Text("Submitted \(submitted)")
        if isSearching { Button("Done searching") { dismissSearch() } }
      }
    }
  }

  @Test("a search hides the title, filters, offers scopes, and ends by Cancel")
  func search() throws {
    let failures = try StageScript.failures(
      """
      expect "Fruit"
      expect "not searching"
      expect no "Cancel"
      expect no "Ripe"
      tap "Name"
      settle
      expect "Cancel"
      expect "Ripe"
      expect no "Fruit"
      expect no "Add"
      expect "searching"
      type "ap"
      expect no "Banana"
      expect "Apricot"
      press return
      expect "Submitted ap"
      tap "Clear text"
      expect "Banana"
      tap "Cancel"
      settle
      expect "Fruit"
      expect "Banana"
      expect no "Cancel"
      expect "not searching"
      """, on: Fruit())
    #expect(failures == "")
  }

  @Test("a suggestion stands in place of the content and completes the text; content can end the search")
  func suggestions() throws {
    let failures = try StageScript.failures(
      """
      tap "Name"
      settle
      type "b"
      expect "Banana bread"
      expect no "Cherry"
      tap "Banana bread"
      settle
      expect no "Banana bread"
      expect "Banana"
      expect no "Cherry"
      tap "Done searching"
      settle
      expect "Cherry"
      expect "Fruit"
      """, on: Fruit())
    #expect(failures == "")
  }

  struct Presented: View {
    @State private var text = ""
    @State private var isPresented = false
    @State private var tokens: [Tag] = []
    @State private var suggested = [Tag(id: "red"), Tag(id: "blue")]
    struct Tag: Identifiable, Hashable { let id: String }
    var body: some View {
      NavigationStack {
        List {
          Button("Search now") { isPresented = true }
          Text(isPresented ? "on" : "off")
          Text("tokens " + tokens.map(\.id).joined(separator: "+"))
        }
        .navigationTitle("Colours")
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, isPresented: $isPresented) {
          Text("#" + $0.id)
        }
      }
    }
  }

  @Test("a state opens the search and follows it; tokens that are suggested are taken")
  func state() throws {
    let failures = try StageScript.failures(
      """
      expect "off"
      tap "Search now"
      settle
      expect "#red"
      tap "#blue"
      expect 2 of "#blue"
      tap "Cancel"
      settle
      expect "off"
      expect "tokens "
      """, on: Presented())
    #expect(failures == "")
  }
}
