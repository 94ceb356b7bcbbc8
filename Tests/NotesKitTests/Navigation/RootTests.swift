import KitTesting
import NotesKit
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct RootTests {
  private static let folder = NoteFolder(id: "recipes", name: "Recipes", count: 2)
  private static let notes = [
    Note(id: "soup", title: "Soup", text: "Leeks and cream", date: "Today"),
    Note(id: "pie", title: "Pie", text: "Apples", date: "Monday"),
  ]

  private func library() -> NotesLibrary {
    NotesLibrary(folders: [Self.folder], notes: ["recipes": Self.notes])
  }

  /// A stack with screens of its own, that tells its path.
  private struct Stack: View {
    @State var path = NavigationPath()
    @State var notes = RootTests.notes
    let onPath: (Int) -> Void

    var body: some View {
      NotesRootView(path: $path) {
        FoldersView(folders: [RootTests.folder], onOpen: { path.append($0) }, onEdit: {})
      } notes: { folder in
        NoteListView(
          title: folder.name, notes: $notes,
          actions: NoteListActions(onOpen: { path.append($0) }, onEdit: {}, onMore: {}))
      } editor: { note in
        NoteEditorView(note: .constant(note), onNewNote: {}, onShare: {}, onMore: {})
      }
      .onChange(of: path.count) { _, count in onPath(count) }
    }
  }

  @Test("folders, then notes, then the editor, and back again; there are no tabs", .shows("N-131", "N-132"))
  func way() throws {
    #expect(try row("N-131").text == "No tab bar; hierarchical push/pop")
    #expect(try row("N-132").text == "Navigation stack rooted at the folders list")
    let exhibit = try Exhibit.screen(NotesRootView(library: library()))
    #expect(exhibit.speech.first == "Folders, heading")
    try exhibit.perform(.tap("Recipes folder, 2 notes"), .settle)
    #expect(exhibit.speech.contains("Recipes, heading"))
    try exhibit.perform(.tap("Soup, Leeks and cream, Today"), .settle)
    #expect(try exhibit.snapshot().texts.contains { $0.string == "Leeks and cream" && $0.pointSize == 17 })
    for node in ["TabView", "tabBar", "TabBar"] { #expect(exhibit.nodes(node).isEmpty) }
    try exhibit.perform(.tap("Recipes"), .settle)
    #expect(exhibit.speech.contains { $0.hasPrefix("Pie") })
    try exhibit.perform(.tap("Folders"), .settle)
    #expect(exhibit.speech.contains { $0.hasPrefix("Recipes folder") })
  }

  @Test("an empty stack says so")
  func empty() throws {
    #expect(try Exhibit.screen(NotesRootView()).speech.contains("No Folders, heading"))
  }

  @Test("all that can be tapped in the bar is orange", .shows("N-133"))
  func tint() throws {
    #expect(try row("N-133").text == "Orange tint on every nav-bar control")
    let exhibit = try Exhibit.screen(Stack { _ in })
    let orange = try shade(.notesOrange)
    func check(_ count: Int) throws {
      let snapshot = try exhibit.snapshot()
      let top = { (frame: Snapshot.Frame) in exhibit.local(frame).maxY < 104 && exhibit.local(frame).minY > 54 }
      let symbols = snapshot.symbols.filter { top($0.frame) }
      let texts = snapshot.texts.filter { top($0.frame) && ["Edit", "Folders", "Recipes"].contains($0.string) }
        .filter { text in !text.color.hasSuffix("00") && text.color != (try? shade(.notesInk)) }
      #expect(symbols.count + texts.count >= count, "\(symbols.map(\.name)) \(texts.map(\.string))")
      for color in symbols.map(\.color) + texts.map(\.color) { #expect(color == orange) }
    }
    try check(1)
    try exhibit.perform(.tap("Recipes folder, 2 notes"), .settle)
    try check(3)
    try exhibit.perform(.tap("Pie, Apples, Monday"), .settle)
    try check(4)
  }

  @Test("a row puts its note on the path, and the editor is made for it", .shows("N-134"))
  func value() throws {
    #expect(try row("N-134").text == "Note row pushes the editor through a value-based destination")
    var counts: [Int] = []
    let exhibit = try Exhibit.screen(Stack { counts.append($0) })
    try exhibit.perform(.tap("Recipes folder, 2 notes"), .settle)
    try exhibit.perform(.tap("Pie, Apples, Monday"), .settle)
    #expect(counts == [1, 2])
    #expect(try exhibit.snapshot().texts.contains { $0.string == "Apples" && $0.pointSize == 17 })
  }

  @Test("the editor comes from the side", .shows("N-140"))
  func slide() throws {
    #expect(try row("N-140").text == "Note tap slides to the editor")
    let exhibit = try Exhibit.screen(Stack { _ in })
    try exhibit.perform(.tap("Recipes folder, 2 notes"), .settle)
    try exhibit.perform(.tap("Pie, Apples, Monday"))
    var places: [Double] = []
    for _ in 0..<40 {
      try exhibit.stage.advance(by: 1.0 / 60)
      let texts = try exhibit.snapshot().texts.filter { $0.string == "Apples" && $0.pointSize == 17 }
      if let text = texts.first { places.append(exhibit.local(text.frame).minX) }
    }
    #expect(try #require(places.first) > 100, "\(places)")
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 - 0.01 })
    #expect(abs(try #require(places.last) - 20) < 1)
  }
}
