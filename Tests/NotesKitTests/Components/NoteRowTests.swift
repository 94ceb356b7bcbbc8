import KitTesting
import NotesKit
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct NoteRowTests {
  private func exhibit(isPinned: Bool = false, _ settings: StageSettings = StageSettings()) throws -> Exhibit {
    try Exhibit(
      NoteRow(title: "Grocery list", preview: "Milk eggs", date: "Yesterday", isPinned: isPinned), settings: settings)
  }

  @Test("a row is made of a title, a preview and a date, and is not pinned", .shows("N-58"))
  func inputs() throws {
    #expect(try row("N-58").text == "Inputs: title, preview, date text, pinned flag (default not pinned)")
    let plain = try exhibit().snapshot()
    #expect(plain.texts.map(\.string) == ["Grocery list", "Milk eggs", "Yesterday"])
    #expect(plain.symbols.isEmpty)
    #expect(try exhibit(isPinned: true).snapshot().symbols.count == 1)
  }

  @Test("title, preview and date stand below each other", .shows("N-59", "N-62", "N-63"))
  func column() throws {
    let spacing = try row("N-59").numbers[0]
    let (before, after) = (try #require(row("N-62").numbers.last), try #require(row("N-63").numbers.last))
    let exhibit = try exhibit()
    let frames = try ["Grocery list", "Milk eggs", "Yesterday"].map { try exhibit.frame(ofText: $0) }
    #expect(Set(frames.map(\.minX)).count == 1)
    #expect(abs(frames[1].minY - frames[0].maxY - spacing - before) < 0.01)
    #expect(abs(frames[2].minY - frames[1].maxY - spacing - after) < 0.01)
  }

  @Test("a pin stands before the title of a pinned note", .shows("N-60", "N-143"))
  func pin() throws {
    let (row, table) = (try row("N-60"), try row("N-143"))
    let exhibit = try exhibit(isPinned: true)
    for name in [row.names[0], table.names[0]] {
      let symbol = try exhibit.symbol(name)
      #expect([symbol.pointSize, symbol.pointSize] == [row.numbers[0], try pointSize(table)])
      #expect(symbol.color == (try shade(.notesOrange)))
      let gap = try exhibit.frame(ofText: "Grocery list").minX - exhibit.frame(ofSymbol: name).maxX
      #expect(abs(gap - row.numbers[1]) < 0.01)
    }
  }

  /// A text of a row, and how it looks when it is longer than its lines.
  private func check(_ id: String, _ text: String, _ color: Color, pad: Bool) throws {
    let row = try row(id)
    let run = try exhibit().text(text)
    #expect(run.pointSize == row.numbers[0], "\(id)")
    #expect(run.color == (try shade(color)))
    #expect(run.weight == (row.text.contains("semibold") ? 600 : 400))
    let words = String(repeating: "many words ", count: 20)
    let long = try Exhibit(NoteRow(title: words, preview: words, date: "Yesterday")).snapshot().texts
    #expect(long.count == 3)
    if !pad || id == "N-62" {
      let tall = try #require(long.first { $0.pointSize == row.numbers[0] })
      #expect(Double(tall.lineCount) == row.numbers[1] && tall.isTruncated)
    }
  }

  @Test("the title is semibold, in one line", .shows("N-61"))
  func title() throws { try check("N-61", "Grocery list", .notesInk, pad: false) }

  @Test("the preview is gray, in one line", .shows("N-62"))
  func preview() throws { try check("N-62", "Milk eggs", .notesSlate, pad: true) }

  @Test("the date is gray and small", .shows("N-63"))
  func date() throws { try check("N-63", "Yesterday", .notesSlate, pad: true) }

  @Test("texts stand in from the sides", .shows("N-64"))
  func margins() throws {
    let margin = try row("N-64").numbers[0]
    #expect(try exhibit().frame(ofText: "Grocery list").minX == margin)
    let words = String(repeating: "many words ", count: 20)
    let long = try Exhibit(NoteRow(title: words, preview: words, date: "Yesterday"))
    #expect(try long.frame(ofText: words).maxX <= long.size.width - margin + 0.01)
    #expect(try long.frame(ofText: words).maxX > long.size.width - margin - 60)
  }

  @Test("a row has its height, and its texts start at the top", .shows("N-65", "N-66"))
  func height() throws {
    let exhibit = try exhibit()
    #expect(exhibit.size.height == (try row("N-65").numbers[0]))
    #expect(try exhibit.frame(ofText: "Grocery list").minY == row("N-66").numbers[0])
    let short = try Exhibit(NoteRow(title: "Diary", preview: "", date: ""))
    #expect(short.size.height == (try row("N-65").numbers[0]))
    #expect(try short.frame(ofText: "Diary").minY == row("N-66").numbers[0])
  }

  @Test("a row stands on paper", .shows("N-67"))
  func background() throws {
    let exhibit = try exhibit()
    #expect(try row("N-67").text.contains("cream"))
    #expect(try exhibit.color(x: 2, y: 2) == shade(.notesCream))
    #expect(try exhibit.color(x: 390, y: 80) == shade(.notesCream))
  }

  @Test("a hairline closes a row from side to side", .shows("N-68"))
  func hairline() throws {
    let height = try row("N-68").numbers[0]
    let exhibit = try exhibit(.twice)
    let line = try shade(.notesDividerLight)
    for x in [1, 200, exhibit.size.width - 1] {
      #expect(try exhibit.length(of: line, along: .vertical, at: x, from: 60, to: 84) == height)
      #expect(try exhibit.color(x: x, y: 84 - height / 2) == line)
    }
  }

  @Test("a finger anywhere in a row opens the note", .shows("N-69"))
  func area() throws {
    var count = 0
    let exhibit = try Exhibit(NoteRow(title: "Diary", preview: "Rain", date: "Sunday") { count += 1 })
    for (x, y) in [(1.0, 1.0), (392, 1), (1, 83), (392, 83), (200, 75)] {
      try exhibit.tap(x: x, y: y)
      try exhibit.stage.settle()
    }
    #expect(try row("N-69").text.hasPrefix("Whole row"))
    #expect(count == 5)
    #expect(exhibit.haptics == Array(repeating: "selection", count: 5))
  }

  @Test("a row under a finger is darker, and not when the finger has left it")
  func press() throws {
    let exhibit = try Exhibit(NoteRow(title: "Diary", preview: "Rain", date: "Sunday") {})
    try exhibit.touch(x: 200, y: 40)
    try exhibit.stage.advance(by: 0.3)
    #expect(try exhibit.color(x: 300, y: 40) == shade(.notesCreamSurf2))
    try exhibit.perform(.moveFinger(.point(CGPoint(x: 200, y: 900))), .liftFinger)
    try exhibit.stage.settle()
    #expect(try exhibit.color(x: 300, y: 40) == shade(.notesCream))
    #expect(exhibit.haptics == [])
  }

  @Test("VoiceOver reads title, preview and date, and leaves out what there is none of", .shows("N-161"))
  func speech() throws {
    let row = try row("N-161")
    let words = row.words[0].split(separator: ", ").map(String.init)
    let exhibit = try Exhibit(NoteRow(title: words[0], preview: words[1], date: words[2]))
    #expect(exhibit.stage.spokenElements.map(\.label) == [row.words[0]])
    #expect(row.words[0] == "Grocery list, Milk eggs butter sourdough bread, Yesterday")
    let bare = try Exhibit(NoteRow(title: "Diary", preview: "", date: "Sunday", isPinned: true))
    #expect(bare.stage.spokenElements.map(\.label) == ["Diary, Sunday, pinned"])
  }

  @Test("a locked note shows a lock, and nothing of its text", .shows("N-158"))
  func locked() throws {
    let row = try row("N-158")
    let exhibit = try Exhibit(NoteRow(title: "Diary", preview: "Secret", date: "Sunday", isLocked: true) {})
    #expect(try exhibit.symbol(row.names[0]).color == shade(.notesLockYellow))
    #expect(try exhibit.text("This note is locked.").isItalic)
    #expect(exhibit.speech == ["Diary, locked, Sunday, button"])
    let icon = try Exhibit(NotesIcon(.lock)).symbol(row.names[0])
    #expect(icon.pointSize == (try pointSize(row)))
  }

  @Test("a deleted note says how long it is kept")
  func deleted() throws {
    let note = Note(id: "1", title: "Books", text: "Atlas", date: "May 3")
    #expect(try Exhibit(NoteRow(note, deletesInDays: 27)).text("Deletes in 27 days").color == shade(.notesError))
    #expect(try Exhibit(NoteRow(note, deletesInDays: 1)).speech == ["Books, Atlas, Deletes in 1 day"])
  }
}
