import KitTesting
import Stage
import SwiftUI
import Testing
import TodoistKit

@MainActor
struct TaskRowTests {
  func exhibit(
    _ content: String = "Buy milk and eggs", _ date: TaskRow.TaskDate? = nil,
    project: (name: String, color: Color)? = nil, comments: Int = 0
  ) throws -> Exhibit {
    try Exhibit(TaskRow(content: content, priority: .p1, date: date, project: project, commentCount: comments))
  }

  func done(_ content: String = "Buy milk and eggs") throws -> Exhibit {
    try Exhibit(TaskRow(content: content, labels: [], isComplete: .constant(true)))
  }

  @Test("it shows everything that it is given", .shows("T-81", "T-216"))
  func inputs() throws {
    let exhibit = try exhibit("Buy milk", .tomorrow, project: ("Groceries", .todoistProjGreen), comments: 3)
    #expect(try exhibit.snapshot().texts.map(\.string) == ["Buy milk", "Tomorrow", "# Groceries", "3"])
    #expect(exhibit.speech == ["Mark complete, button", "P1, Buy milk, tomorrow, Groceries, 3 comments"])
  }

  @Test("it keeps to itself whether it is done, and starts open", .shows("T-82"))
  func ownState() throws {
    let exhibit = try exhibit()
    #expect(exhibit.speech[0] == "Mark complete, button")
    try exhibit.perform(.tap("Mark complete"))
    #expect(exhibit.speech[0] == "Mark incomplete, button")
    #expect(try exhibit.text("Buy milk and eggs").strikethrough != nil)
  }

  @Test("a row with a binding shows its state and writes to it")
  func binding() throws {
    struct Row: View {
      @State var isComplete = true
      @State var toggles = 0
      var body: some View {
        VStack {
          TaskRow(content: "Task", labels: [], isComplete: $isComplete, onToggle: { _ in toggles += 1 })
          Text("\(isComplete) \(toggles)")
        }
      }
    }
    let exhibit = try Exhibit(Row())
    try exhibit.perform(.tap("Mark incomplete"), .settle)
    _ = try exhibit.text("false 1")
  }

  @Test("dates have four cases", .shows("T-83"))
  func dateCases() throws {
    #expect("\(TaskRow.TaskDate.self)" == (try row("T-83").names[0]))
    let cases: [TaskRow.TaskDate] = [.today, .tomorrow, .overdue("Yesterday"), .future("Friday")]
    #expect(Set(cases).count == 4)
  }

  @Test("checkbox and text stand side by side, from the same top", .shows("T-84"))
  func columns() throws {
    let exhibit = try exhibit("A content that takes more than the one line that a row has for it", .today)
    let stack = try #require(exhibit.nodes("HStack").first)
    #expect(exhibit.gaps(of: stack, along: .horizontal) == (try row("T-84").numbers))
    let parts = exhibit.parts(of: stack)
    #expect(parts[0].minY == parts[1].minY)
    // The circle is in the middle of the first line, not of the text.
    let circle = try #require(exhibit.frames(of: "Circle").first)
    let line = try exhibit.frame(ofText: "Buy milk and eggs", in: try self.exhibit())
    #expect(near(circle.midY - parts[1].minY, line.height / 2))
    #expect(circle.minX == 16)
  }

  @Test("the texts stand below each other at the leading edge", .shows("T-85"))
  func texts() throws {
    let exhibit = try exhibit("Buy milk", .today)
    let stack = try #require(exhibit.nodes("VStack").first)
    #expect(near(exhibit.gaps(of: stack, along: .vertical), try row("T-85").numbers))
    #expect(Set(exhibit.parts(of: stack).map(\.minX)) == [64])
  }

  @Test("the content is in ink", .shows("T-86"))
  func content() throws {
    let text = try exhibit().text("Buy milk and eggs")
    #expect([text.pointSize] == (try row("T-86").numbers))
    #expect(text.weight == 400)
    #expect(text.color == (try shade(.todoistInk)))
    #expect(text.strikethrough == nil)
  }

  @Test("a content that is done is gray, struck out and faint", .shows("T-87", "T-88", "T-90"))
  func doneContent() throws {
    let text = try done().text("Buy milk and eggs")
    let tertiary = try shade(.todoistTertiary)
    #expect(Hex(text.color).description == tertiary)
    #expect(Hex(try #require(text.strikethrough)).description == tertiary)
    #expect(near(Hex(text.color).alpha, try row("T-90").numbers[0], within: 0.005))
  }

  @Test("a long content ends after some lines", .shows("T-89"))
  func lines() throws {
    let content = String(repeating: "more and more to do ", count: 20)
    let text = try exhibit(content).text(content)
    #expect([Double(text.lineCount)] == (try row("T-89").numbers))
    #expect(text.isTruncated)
  }

  @Test("there is a line of metadata only where there is metadata", .shows("T-91"))
  func metadata() throws {
    #expect(try exhibit().frames(of: "FlowLayout").isEmpty)
    #expect(try exhibit("Task", .today).frames(of: "FlowLayout").count == 1)
    #expect(try exhibit("Task", project: ("Home", .red)).frames(of: "FlowLayout").count == 1)
    #expect(try exhibit("Task", comments: 1).frames(of: "FlowLayout").count == 1)
  }

  @Test("date, project and comments follow each other from the leading edge", .shows("T-92"))
  func order() throws {
    let exhibit = try exhibit("Task", .today, project: ("Home", .red), comments: 2)
    let line = try #require(exhibit.nodes("FlowLayout").first)
    let gap = try row("T-92").numbers[0]
    #expect(near(exhibit.gaps(of: line, along: .horizontal), [gap, gap]))
    let places = try [exhibit.frame(ofText: "Today"), exhibit.frame(ofText: "# Home"), exhibit.frame(ofText: "2")].map(
      \.minX)
    #expect(places == places.sorted())
    #expect(places[0] == 64)
  }

  @Test("the row keeps its distance from the edges", .shows("T-93"))
  func padding() throws {
    let exhibit = try exhibit("Task", .today)
    let stack = exhibit.local(try #require(exhibit.nodes("HStack").first).frame)
    let row = try row("T-93")
    #expect(near([stack.minX, stack.minY], row.numbers))
    #expect(near([exhibit.size.width - stack.maxX, exhibit.size.height - stack.maxY], row.numbers, within: 0.7))
  }

  @Test("a row of one line has the least height", .shows("T-94"))
  func height() throws {
    #expect([Double(try exhibit().size.height)] == (try row("T-94").numbers))
    #expect(try exhibit("Task", .today).size.height > 52)
  }

  @Test("the canvas is behind it", .shows("T-95"))
  func background() throws {
    #expect(try exhibit().color(x: 300, y: 26) == shade(.todoistCanvas))
    let dark = try Exhibit(
      TaskRow(content: "Task", priority: .p1, date: nil, project: nil, commentCount: 0),
      settings: StageSettings(scheme: .dark))
    #expect(try dark.color(x: 300, y: 26) == shade(.todoistDarkCanvas))
  }

  @Test("the hairline starts where the content does", .shows("T-96"))
  func hairline() throws {
    let row = try row("T-96")
    let exhibit = try exhibit()
    let line = try #require(exhibit.frames(of: "Rectangle").last)
    #expect(near([line.height, line.minX], row.numbers, within: 0.01))
    #expect(line.maxX == exhibit.size.width)
    #expect(line.maxY == exhibit.size.height)
    #expect(try exhibit.frame(ofText: "Buy milk and eggs").minX == row.numbers[1])
    let y = exhibit.size.height - 0.1
    #expect(try exhibit.color(x: row.numbers[1] + 1, y: y) == shade(.todoistDivider))
    #expect(try exhibit.color(x: row.numbers[1] - 1, y: y) == shade(.todoistCanvas))
  }

  @Test("today is green and tomorrow is ink", .shows("T-97", "T-98"))
  func nearDates() throws {
    for (id, date, color) in [("T-97", TaskRow.TaskDate.today, Color.todoistSuccess), ("T-98", .tomorrow, .todoistInk)]
    {
      let row = try row(id)
      let text = try exhibit("Task", date).text(row.words[0])
      #expect([text.pointSize] == row.numbers)
      #expect(text.weight == 400)
      #expect(text.color == (try shade(color)))
    }
  }

  @Test("what is overdue is red and medium, what is later is gray", .shows("T-99", "T-100"))
  func otherDates() throws {
    let cases: [(String, TaskRow.TaskDate, Color, Double)] = [
      ("T-99", .overdue("Yesterday"), .todoistRed, 500), ("T-100", .future("Friday"), .todoistSecondary, 400),
    ]
    for (id, date, color, weight) in cases {
      let text = try exhibit("Task", date).text(id == "T-99" ? "Yesterday" : "Friday")
      #expect([text.pointSize] == (try row(id).numbers))
      #expect(text.weight == weight)
      #expect(text.color == (try shade(color)))
    }
  }

  @Test("the project has a dot of its colour and its name", .shows("T-101"))
  func project() throws {
    let row = try row("T-101")
    let exhibit = try exhibit("Task", project: ("name", .todoistProjGreen))
    let text = try exhibit.text(row.words[0])
    let dot = try #require(exhibit.frames(of: "Circle").last)
    #expect(near([dot.width, exhibit.local(text.frame).minX - dot.maxX, text.pointSize], row.numbers))
    #expect(dot.width == dot.height)
    #expect(try exhibit.color(x: dot.midX, y: dot.midY) == shade(.todoistProjGreen))
    #expect(text.color == (try shade(.todoistSecondary)))
  }

  @Test("comments are a bubble and a number", .shows("T-102"))
  func comments() throws {
    let row = try row("T-102")
    let exhibit = try exhibit("Task", comments: 7)
    let (symbol, text) = (try exhibit.symbol(row.names[0]), try exhibit.text("7"))
    let gap = exhibit.local(text.frame).minX - exhibit.local(symbol.frame).maxX
    #expect(near([symbol.pointSize, gap, text.pointSize], row.numbers))
    #expect([symbol.color, text.color] == (try shades([.todoistSecondary, .todoistSecondary])))
  }

  @Test("without comments there is no bubble", .shows("T-103"))
  func noComments() throws {
    let hidden = try (0...3).filter { try exhibit("Task", comments: $0).snapshot().symbols.isEmpty }
    #expect(hidden.map(Double.init) == (try row("T-103").numbers))
  }

  @Test("bold and italic parts of the content are set so, at its size")
  func markup() throws {
    let bold = try exhibit("**Buy milk**").text("Buy milk")
    #expect([bold.weight, bold.pointSize] == [600, 16])
    #expect(try exhibit("*Buy milk*").text("Buy milk").isItalic)
    #expect(try exhibit("2 * 3 * 4").text("2 * 3 * 4").weight == 400)
    #expect(try exhibit("Buy **milk").text("Buy **milk").weight == 400)
  }

  @Test("a tap on the row opens the task, and shows that it is pressed")
  func open() throws {
    struct Row: View {
      @State var isOpen = false
      var body: some View {
        TaskRow(content: isOpen ? "Open" : "Closed", labels: [], onOpen: { isOpen = true })
      }
    }
    let exhibit = try Exhibit(Row())
    try exhibit.touch(x: 200, y: 26)
    try exhibit.stage.advance(by: 0.3)
    #expect(try exhibit.color(x: 300, y: 26) == shade(.todoistSurfaceGray2))
    try exhibit.perform(.liftFinger, .settle)
    _ = try exhibit.text("Open")
    #expect(try exhibit.color(x: 300, y: 26) == shade(.todoistCanvas))
    #expect(exhibit.haptics.isEmpty)
  }

  @Test("dates are told as seen from now")
  func relativeDates() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSince1970: 1_781_085_600)
    func date(_ days: Double) -> TaskRow.TaskDate {
      TaskRow.TaskDate(now.addingTimeInterval(days * 86400), now: now, calendar: calendar, locale: locale)
    }
    #expect([0, 1, -1].map(date) == [.today, .tomorrow, .overdue("Yesterday")])
    #expect([-4, 2, 20].map(date) == [.overdue("Jun 6"), .future("Friday"), .future("Jun 30")])
  }
}

extension Exhibit {
  fileprivate func frame(ofText string: String, in other: Exhibit) throws -> CGRect { try other.frame(ofText: string) }
}
