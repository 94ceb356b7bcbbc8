import Foundation
import Stage
import SwiftUI
import Testing

/// Context menus as a finger opens them.
@Suite("Context menus")
@MainActor
struct ContextMenuTests {
  private func play(_ view: some View, _ script: String) throws {
    let failures = try StageScript.failures(script, on: view)
    #expect(failures == "", "\(failures)")
  }

  private struct Photo: View {
    @State private var done = "nothing"
    var body: some View {
      VStack {
        Text("Did \(done)")
        Button("Photo") { done = "open" }
          .frame(width: 120, height: 80)
          .contextMenu {
            Button("Copy", systemImage: "doc.on.doc") { done = "copy" }
            Button("Delete", systemImage: "trash", role: .destructive) { done = "delete" }
          }
      }
    }
  }

  @Test("a finger that stays opens the menu with a haptic, also on a button, which does nothing then")
  func holding() throws {
    try play(
      Photo(),
      """
      tap "Photo"
      expect "Did open"
      expect no "Copy"
      expect no haptics
      long press "Photo"
      expect "Copy"
      expect haptic "impact(weight: .medium)"
      tap "Copy"
      settle
      expect no "Delete"
      expect "Did copy"
      long press "Photo"
      tap 20,700
      settle
      expect no "Delete"
      expect "Did copy"
      """)
  }

  @Test("a finger that moves scrolls and opens nothing")
  func moving() throws {
    struct Photos: View {
      var body: some View {
        ScrollView {
          VStack {
            ForEach(0..<40) { number in
              Text("Photo \(number)").frame(height: 80).contextMenu { Button("Copy") {} }
            }
          }
        }
      }
    }
    try play(
      Photos(),
      """
      drag "Photo 3" by 0,-200 over 1 s
      settle
      expect no "Copy"
      long press "Photo 5"
      expect "Copy"
      """)
  }

  @Test("a row of a list opens its menu wherever the finger is on it, and is lifted as a whole")
  func rows() throws {
    struct Rows: View {
      @State private var names = ["Anna", "Ben"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { name in
            Text(name).contextMenu { Button("Remove", role: .destructive) { names.removeAll { $0 == name } } }
          }
        }
      }
    }
    let stage = try Stage.showing(Rows(), settles: true)
    let row = try #require(stage.frame(of: "Anna"))
    try stage.perform(.longPress(.point(CGPoint(x: 340, y: row.midY)), seconds: 0.6))
    try stage.settle()
    #expect(stage.texts.contains("Remove"))
    let menu = try #require(stage.frame(of: "Remove"))
    // Below the row, which is 44 points high.
    #expect(menu.minY >= row.midY + 22)
    try stage.perform(.tap(.label("Remove")))
    try stage.settle()
    #expect(!stage.texts.contains("Anna"))
    #expect(stage.texts.contains("Ben"))
  }

  @Test("a preview shows in place of the view, and all of it and its menu is on the screen")
  func previews() throws {
    struct Thumbnail: View {
      var body: some View {
        VStack {
          Spacer()
          Text("Thumbnail").contextMenu {
            Button("Share") {}
          } preview: {
            Color.orange.frame(width: 300, height: 300).overlay { Text("Large") }
          }
        }
      }
    }
    let stage = try Stage.showing(Thumbnail())
    try stage.perform(.longPress(.label("Thumbnail"), seconds: 0.6))
    try stage.settle()
    let screen = CGRect(origin: .zero, size: stage.graph.size)
    let large = try #require(stage.frame(of: "Large"))
    let share = try #require(stage.frame(of: "Share"))
    #expect(screen.contains(CGRect(x: large.midX - 150, y: large.midY - 150, width: 300, height: 300)))
    #expect(screen.contains(share))
    #expect(share.minY >= large.midY + 150)
  }

  @Test("assistive technology does what the menu offers without opening it")
  func actions() throws {
    try play(
      Photo(),
      """
      act "Delete" on "Photo"
      expect "Did delete"
      expect no "Copy"
      """)
  }

  @Test("no items are no menu")
  func empty() throws {
    try play(
      Text("Plain").contextMenu {},
      """
      long press "Plain"
      expect no haptics
      expect no "Dismiss menu"
      """)
  }
}
