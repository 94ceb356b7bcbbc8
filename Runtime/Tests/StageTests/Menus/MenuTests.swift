import Foundation
import Stage
import SwiftUI
import Testing

/// Menus as a user opens them, chooses, and puts them away.
@Suite("Menus")
@MainActor
struct MenuTests {
  private func play(_ view: some View, _ script: String) throws {
    let failures = try StageScript.failures(script, on: view)
    #expect(failures == "", "\(failures)")
  }

  private struct Mail: View {
    @State private var done = "nothing"
    @State private var isMuted = false
    @State private var order = "Date"
    var body: some View {
      VStack {
        Text("Did \(done), sorted by \(order), \(isMuted ? "muted" : "loud")")
        Menu("Options") {
          Button("Reply", systemImage: "arrowshape.turn.up.left") { done = "reply" }
          Button("Delete", systemImage: "trash", role: .destructive) { done = "delete" }
          Button("Print") { done = "print" }.disabled(true)
          Section("View") {
            Toggle("Mute", isOn: $isMuted)
            Picker("Sort by", selection: $order) { ForEach(["Date", "Sender"], id: \.self) { Text($0) } }
          }
          Menu("Move to") {
            Button("Archive") { done = "archive" }
            Button("Inbox") { done = "inbox" }
          }
        }
        Spacer()
      }
    }
  }

  @Test("a tap opens a menu, and an item acts once and puts it away")
  func choosing() throws {
    try play(
      Mail(),
      """
      expect no "Reply"
      tap "Options"
      expect "Reply"
      expect "Print" is disabled
      tap "Reply"
      settle
      expect no "Delete"
      expect "Did reply, sorted by Date, loud"
      """)
  }

  @Test("a finger beside a menu puts it away and does nothing else")
  func dismissing() throws {
    struct Beside: View {
      @State private var count = 0
      var body: some View {
        VStack(spacing: 300) {
          Menu("Options") { Button("Copy") { count += 100 } }
          Button("Count \(count)") { count += 1 }
        }
      }
    }
    try play(
      Beside(),
      """
      tap "Options"
      expect "Copy"
      tap 200,700
      settle
      expect no "Copy"
      tap "Count 0"
      expect "Count 1"
      tap "Options"
      press escape
      settle
      expect no "Copy"
      expect "Count 1"
      """)
  }

  @Test("toggles and pickers in a menu show what is chosen and choose")
  func choices() throws {
    try play(
      Mail(),
      """
      tap "Options"
      expect "Date" is selected
      tap "Mute"
      expect "Did nothing, sorted by Date, muted"
      tap "Options"
      expect "Mute" is selected
      tap "Sender"
      expect "Did nothing, sorted by Sender, muted"
      """)
  }

  @Test("a menu in a menu opens over it, and its items put both away")
  func nested() throws {
    try play(
      Mail(),
      """
      tap "Options"
      expect no "Archive"
      tap "Move to"
      expect "Inbox"
      tap "Archive"
      settle
      expect no "Inbox"
      expect no "Reply"
      expect "Did archive, sorted by Date, loud"
      """)
  }

  @Test("arrows move along the items that can be chosen, and Return chooses")
  func keys() throws {
    try play(
      Mail(),
      """
      activate "Options"
      settle
      press down
      press down
      press return
      settle
      expect "Did delete, sorted by Date, loud"
      """)
  }

  @Test("with a primary action a tap acts and a long press opens the menu")
  func primaryAction() throws {
    struct Add: View {
      @State private var done = "nothing"
      var body: some View {
        VStack {
          Text(done)
          Menu {
            Button("Add folder") { done = "folder" }
          } label: {
            Text("Add")
          } primaryAction: {
            done = "note"
          }
        }
      }
    }
    try play(
      Add(),
      """
      tap "Add"
      expect "note"
      expect no "Add folder"
      long press "Add"
      expect "note"
      tap "Add folder"
      expect "folder"
      act "Show menu" on "Add"
      expect "Add folder"
      """)
  }

  @Test("a menu stays on the screen, above what opens it where there is no room below, with the first item next to it")
  func places() throws {
    struct Corners: View {
      var order: MenuOrder = .automatic
      var body: some View {
        VStack {
          HStack {
            Menu("Top left") { items }
            Spacer()
            Menu("Top right") { items }
          }
          Spacer()
          HStack {
            Menu("Bottom left") { items }
            Spacer()
            Menu("Bottom right") { items }
          }
        }
        .padding()
        .menuOrder(order)
      }
      @ViewBuilder private var items: some View {
        Button("First") {}
        Button("Second") {}
        Button("Third") {}
      }
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for corner in ["Top left", "Top right", "Bottom left", "Bottom right"] {
        let stage = try Stage.showing(Corners(), settings: StageSettings(layoutDirection: direction))
        let source = try #require(stage.frame(of: corner))
        try stage.perform(.tap(.label(corner)))
        try stage.settle()
        let screen = CGRect(origin: .zero, size: stage.graph.size).insetBy(dx: 8, dy: 8)
        let first = try #require(stage.frame(of: "First"))
        let third = try #require(stage.frame(of: "Third"))
        #expect(screen.contains(first) && screen.contains(third), "\(corner), \(direction)")
        #expect(!source.intersects(first.union(third)), "\(corner), \(direction)")
        #expect(corner.hasPrefix("Top") ? first.minY < third.minY : first.minY > third.minY, "\(corner)")
        #expect(first.height == 44 && first.width == 250)
      }
    }
    let stage = try Stage.showing(Corners(order: .fixed))
    try stage.perform(.tap(.label("Bottom left")))
    try stage.settle()
    let first = try #require(stage.frame(of: "First"))
    let third = try #require(stage.frame(of: "Third"))
    #expect(first.minY < third.minY)
  }

  @Test("a menu longer than the screen scrolls")
  func long() throws {
    struct Long: View {
      @State private var chosen = 0
      var body: some View {
        Menu("Number \(chosen)") { ForEach(1..<60) { number in Button("Item \(number)") { chosen = number } } }
      }
    }
    try play(
      Long(),
      """
      tap "Number 0"
      settle
      scroll down on "Item 3" until "Item 55"
      tap "Item 55"
      settle
      expect "Number 55"
      """)
  }

  @Test("an item that stays leaves the menu open")
  func staying() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Menu("Count is \(count)") {
          Button("More") { count += 1 }.menuActionDismissBehavior(.disabled)
          Button("Reset") { count = 0 }
        }
      }
    }
    try play(
      Counter(),
      """
      tap "Count is 0"
      tap "More"
      tap "More"
      expect "More"
      tap "Reset"
      settle
      expect no "More"
      expect "Count is 0"
      """)
  }

  @Test("a picker of the menu style opens its values as a menu, in a form from anywhere in the row's label")
  func picker() throws {
    struct Settings: View {
      @State private var flavor = "Cherry"
      @State private var size = "M"
      var body: some View {
        Form {
          Picker("Flavor", selection: $flavor) {
            ForEach(["Vanilla", "Cherry", "Mint"], id: \.self) { Text($0) }
          }
          Text("Size \(size)")
          Picker("Size", selection: $size) { ForEach(["S", "M", "L"], id: \.self) { Text($0) } }.labelsHidden()
        }
      }
    }
    try play(
      Settings(),
      """
      tap 60,115
      expect "Cherry" is selected
      tap "Mint"
      settle
      expect no "Vanilla"
      expect speech of "Flavor" is "Flavor, Mint, button"
      """)
  }
}
