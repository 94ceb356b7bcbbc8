import KitTesting
import NotesKit
import Stage
import SwiftUI
import Testing

@MainActor
struct ProbeTests {
  @Test("probe")
  func probe() throws {
    func show(_ node: Snapshot.Node, _ depth: Int) {
      print(String(repeating: "  ", count: depth), node.name, "|", node.detail, "|", node.frame.x, node.frame.y, node.frame.width, node.frame.height)
      for child in node.children { show(child, depth + 1) }
    }
    func dump(_ name: String, _ exhibit: Exhibit) throws {
      print("=====", name, exhibit.size, exhibit.speech)
      show(exhibit.stage.tree, 0)
      for t in try exhibit.snapshot().texts { print("  T", t.string, t.frame, t.pointSize, t.weight, t.color, t.isTruncated, t.isClipped) }
      for t in try exhibit.snapshot().symbols { print("  S", t.name, t.frame, t.pointSize, t.weight, t.color, t.status) }
      print(exhibit.shadows, try exhibit.snapshot().regions.map { "\($0.kind) \($0.label) \($0.frame)" })
      print(try exhibit.snapshot().records.map { "\($0.kind) \($0.detail)" })
    }
    try dump("glyph", Exhibit(FolderGlyph()))
    try dump("row", Exhibit(NoteRow(title: "Grocery list", preview: "Milk eggs", date: "Yesterday", isPinned: true) {}))
    try dump("folder", Exhibit(FolderRow(name: "Recipes", count: 12, isSmart: true) {}))
    let fab = try Exhibit(NewNoteFAB {})
    try dump("fab", fab)
    try fab.tap(x: 28, y: 28)
    print(fab.haptics)
    try dump("button", Exhibit(NotesPrimaryButton(label: "Continue") {}))
    try dump("chip", Exhibit(TagChip(name: "recipes", isSelected: false) {}))
    try dump("search", Exhibit(NotesSearchBar(text: .constant(""))))
    let item = try Exhibit(ChecklistItem(text: "Milk", checked: false))
    try dump("item", item)
    try item.tap(x: 20, y: 20)
    try dump("item2", item)
    print(item.haptics)
    try dump("card", Exhibit(PinnedCard(title: "Trip", preview: "Passports, tickets") {}))
    try dump("root", Exhibit.screen(NotesRootView()))
  }
}
