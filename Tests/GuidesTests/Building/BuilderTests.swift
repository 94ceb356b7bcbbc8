import Foundation
import Guides
import Testing

/// Small guides, built with the runtime that the tests run beside.
@Suite(.serialized) struct BuilderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func build(_ text: String, name: String = "small.md") throws -> BuildResult {
    let guide = try GuideReader().read(text: text, path: name)
    return try Workshop.builder(cache: folder.path("cache")).build(guide)
  }

  private func swift(_ blocks: String...) -> String {
    "# A guide\n\n" + blocks.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n")
  }

  @Test("a guide without defects is built, and the second time taken from the cache")
  func built() throws {
    let text = swift(
      "import SwiftUI\nextension Color { static let ink = Color(red: 0, green: 0, blue: 0) }",
      "struct Row: View {\n  let title: String\n  @State private var isOn = false\n  var body: some View { Text(title).foregroundStyle(Color.ink) }\n}"
    )
    let result = try build(text)
    #expect(result.status == .built)
    #expect(result.errors.isEmpty)
    #expect(result.placeholders.isEmpty)
    #expect(result.missing.isEmpty)
    #expect(result.specimens.map(\.component) == ["Row", "Row", "Row"])
    #expect(result.library.map { FileManager.default.fileExists(atPath: $0) } == true)
    var again = try build(text)
    #expect(again.isCached)
    again.isCached = false
    #expect(again == result)
  }

  @Test("a defect with one plain mend is repaired, and listed")
  func repaired() throws {
    let result = try build(
      swift(
        "extension Color {\n  static let ink= Color.black\n}\nstruct Row: View { var body: some View { Text(“A”).foregroundStyle(.ink) } }"
      ))
    #expect(result.status == .repaired)
    #expect(result.repairs.map(\.rule) == ["whitespace-before-equals", "curly-quotes", "color-member-as-style"])
    #expect(
      result.repairs[0]
        == Repair(
          rule: "whitespace-before-equals", line: 5, before: "static let ink= Color.black",
          after: "static let ink = Color.black"))
    #expect(result.errors.isEmpty)
  }

  @Test("names that nobody defines are stood in for and listed")
  func placeholders() throws {
    let result = try build(
      swift(
        """
        struct Screen: View {
          let note: Note
          var body: some View {
            VStack {
              HomeView()
              Text(note.title)
              ForEach(tasks) { task in Text(task.name) }
              Button { archive(note, to: .today) } label: { Text("A") }
            }
            .foregroundStyle(Color.brand)
          }
        }
        """))
    #expect(result.status == .built)
    #expect(result.errors.isEmpty)
    #expect(
      result.placeholders.map(\.name).sorted() == ["Color.brand", "HomeView", "Note", "archive(_:to:)", "tasks"])
    #expect(result.missing.isEmpty)
  }

  @Test("a changed guide is built with the names that it needed before, and without those that it declares by now")
  func changed() throws {
    let tabs = "struct Tabs: View { var body: some View { TabView { HomeView(); FilesView() } } }"
    #expect(try build(swift(tabs)).placeholders.map(\.name) == ["FilesView", "HomeView"])
    let home = "struct HomeView: View { var body: some View { Text(\"A\") } }"
    let result = try build(swift(tabs, home))
    #expect(result.status == .built)
    #expect(result.placeholders.map(\.name) == ["FilesView"])
    #expect(Set(result.specimens.map(\.component)) == ["Tabs", "HomeView"])
  }

  @Test("fragments are compiled with what they leave undeclared; one that fails is an error and fails nothing")
  func fragments() throws {
    let result = try build(
      swift(
        "struct Row: View { var body: some View { Text(\"A\") } }",
        """
        // One
        .opacity(isOn ? 1 : 0)

        .sheet(isPresented: $isShown) { Row() }

        withAnimation { expanded.toggle() }

        @State private var count = 0
        .scaleEffect(count > 0 ? 1 : 2)

        .padding(.nowhere)
        """))
    #expect(result.status == .built)
    #expect(result.placeholders.map(\.name).sorted() == ["expanded", "isOn", "isShown"])
    #expect(result.errors.map(\.line) == [18])
  }

  @Test("a declaration that does not compile fails the guide, with the guide's line; the rest is shown")
  func failed() throws {
    let result = try build(
      swift(
        "struct Good: View { var body: some View { Text(\"A\") } }",
        "struct Bad: View {\n  var body: some View { Text(3 as Bool) }\n}"))
    #expect(result.status == .failed)
    #expect(result.errors.map(\.line) == [9])
    #expect(result.specimens.map(\.component) == ["Good"])
    #expect(result.library != nil)
  }

  @Test("a block that is never closed fails alone")
  func unclosed() throws {
    let result = try build(
      swift(
        "struct Bad: View {\n  var body: some View { Text(\"A\")",
        "struct Good: View { var body: some View { Text(\"A\") } }"))
    #expect(result.status == .failed)
    #expect(result.specimens.map(\.component) == ["Good"])
    #expect(result.missing.map(\.component) == ["Bad"])
    #expect(result.errors.count == 1)
  }

  @Test("of a namespace only the member that does not compile is left out")
  func members() throws {
    let result = try build(
      swift(
        """
        enum Theme {
          static let ink = Color.black
          static let bad: Color = 3
          enum Space {
            static let small: CGFloat = 8
          }
        }
        """,
        "struct Row: View { var body: some View { Text(\"A\").foregroundStyle(Theme.ink).padding(Theme.Space.small) } }"
      ))
    #expect(result.status == .failed)
    #expect(result.errors.map(\.line) == [6])
    #expect(result.placeholders.isEmpty)
    #expect(result.specimens.map(\.component) == ["Row"])
  }

  @Test("types, functions and values of namespaces that nobody defines are stood in for by what they are used as")
  func namespaces() throws {
    let result = try build(
      swift(
        """
        struct Row: View {
          let isOn: Bool
          @State private var taps = 0
          var body: some View {
            Button { Haptics.tap(.light) } label: {
              Text("A")
                .font(AppFont.title)
                .padding(Spacing.width)
                .background(isOn ? Palette.on : Palette.off, in: Capsule())
                .frame(height: Theme.size(for: "row"))
            }
          }
        }
        """))
    #expect(result.errors.isEmpty)
    #expect(result.status == .built)
    #expect(result.placeholders.map(\.name).sorted() == ["AppFont", "Haptics", "Palette", "Spacing", "Theme"])
  }

  @Test("a second version of a type is kept apart and shown, a repetition is compiled once")
  func versions() throws {
    let row = "struct Row: View { var body: some View { Text(\"A\") } }"
    let result = try build(
      swift(row, row, "struct Row: View { let title: String; var body: some View { Text(title) } }"))
    #expect(result.status == .repaired)
    #expect(result.repairs.map(\.rule) == ["repeated-declaration", "alternative-version"])
    #expect(Set(result.specimens.map(\.component)) == ["Row", "Row (2)"])
    #expect(result.missing.isEmpty)
  }

  @Test("a module that is not on this platform is an error with its line")
  func modules() throws {
    let result = try build(swift("import NoSuchKit\nstruct Row: View { var body: some View { Text(\"A\") } }"))
    #expect(result.status == .failed)
    try #require(result.errors.count == 1)
    #expect(result.errors[0].line == 4)
    #expect(result.errors[0].message.hasPrefix("There is no module NoSuchKit on this platform;"))
    #expect(result.specimens.map(\.component) == ["Row"])
  }
}
