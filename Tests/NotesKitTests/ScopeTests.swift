import Foundation
import KitTesting
import NotesKit
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct ScopeTests {
  @Test("the package asks for iOS 17", .shows("N-01"))
  func platform() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    #expect(manifest.contains("platforms: [.iOS(.v\(Int(try row("N-01").numbers[0])))]"))
    #expect(try row("N-01").text.contains("iOS"))
  }

  @Test("the kit is plain SwiftUI", .shows("N-02"))
  func scope() throws {
    #expect(
      try row("N-02").text == "Guide scope: Color, Font, folder glyph, note rows, add button, haptics")
    let sources = try KitSources("NotesKit")
    #expect(sources.imports.isSubset(of: ["SwiftUI", "Foundation", "KitSupport"]))
    #expect(!sources.text.contains("#if os"))
    for name in ["Color+Notes", "Font+Notes", "FolderGlyph", "NoteRow", "NewNoteFAB"] {
      #expect(sources.files[name + ".swift"] != nil, "\(name)")
    }
    #expect(sources.text.contains(".feedback("))
  }

  /// Each line is a call as the guide writes it.
  @Test("calls as the guide writes them compile, and draw something")
  func calls() throws {
    let views: [AnyView] = [
      AnyView(FolderGlyph(size: 24)), AnyView(FolderGlyph()),
      AnyView(NoteRow(title: "Soup", preview: "Leeks", date: "Today", isPinned: true)),
      AnyView(FolderRow(name: "Recipes", count: 12)), AnyView(FolderRow(name: "Recipes", count: 12, isSmart: true)),
      AnyView(NewNoteFAB {}), AnyView(NewNoteFAB(action: {})), AnyView(NotesPrimaryButton(label: "Continue") {}),
      AnyView(TagChip(name: "home", isSelected: false) {}), AnyView(NotesSearchBar(text: .constant(""))),
      AnyView(ChecklistItem(text: "Milk", checked: false)), AnyView(PinnedCard(title: "Trip", preview: "Tickets")),
      AnyView(NotesRootView()), AnyView(FoldersView()),
    ]
    for view in views { #expect(try Exhibit(view).size.width > 20) }
  }
}
