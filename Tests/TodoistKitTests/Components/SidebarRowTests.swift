import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing
import TodoistKit

@MainActor
struct SidebarRowTests {
  func exhibit(count: Int? = 5, isSelected: Bool = false, isOverdue: Bool = false) throws -> Exhibit {
    try Exhibit(
      SidebarRow(icon: "calendar", label: "Today", count: count, isSelected: isSelected, isOverdue: isOverdue)
        .background(Color.white), width: 280)
  }

  private func row(_ id: String) throws -> Requirement { try KitTesting.row(id) }

  @Test("it shows and says everything that it is given", .shows("T-152"))
  func inputs() throws {
    let exhibit = try exhibit(isSelected: true, isOverdue: true)
    #expect(try exhibit.snapshot().symbols.map(\.name) == ["calendar"])
    #expect(try exhibit.snapshot().texts.map(\.string) == ["Today", "5"])
    #expect(exhibit.speech == ["selected, Today, 5 tasks, overdue"])
  }

  @Test("symbol, label and count keep a distance", .shows("T-153", "T-154", "T-155"))
  func parts() throws {
    let exhibit = try exhibit()
    let stack = try #require(exhibit.nodes("HStack").first)
    let parts = exhibit.parts(of: stack)
    #expect(near([parts[1].minX - parts[0].maxX], try row("T-153").numbers))
    let symbol = try exhibit.symbol("calendar")
    #expect(near([symbol.pointSize, parts[0].width], try row("T-154").numbers))
    #expect(symbol.weight == 400)
    let text = try exhibit.text("Today")
    #expect([text.pointSize] == (try row("T-155").numbers))
    #expect(text.weight == 500)
    #expect([symbol.color, text.color] == [try shade(.todoistInk), try shade(.todoistInk)])
  }

  @Test("the count is there only above zero, at the trailing edge", .shows("T-156"))
  func count() throws {
    let hidden = try (0...3).filter { try exhibit(count: $0).snapshot().texts.count == 1 }
    #expect(hidden.map(Double.init) == (try row("T-156").numbers))
    #expect(try exhibit(count: nil).snapshot().texts.count == 1)
    #expect(near(try exhibit().frame(ofText: "5").maxX, 280 - 16 - 8))
  }

  @Test("the count is gray, and white on red where tasks are late", .shows("T-157", "T-158", "T-159"))
  func countColors() throws {
    let plain = try exhibit().text("5")
    #expect([plain.pointSize] == (try row("T-157").numbers))
    #expect(plain.weight == 400)
    #expect(plain.color == (try shade(.todoistSecondary)))
    let exhibit = try exhibit(isOverdue: true)
    let late = try exhibit.text("5")
    #expect(late.color == "#FFFFFF")
    let text = exhibit.local(late.frame)
    let capsule = try #require(exhibit.frames(of: "Capsule").first)
    #expect(near([text.minY - capsule.minY, text.minX - capsule.minX], try row("T-159").numbers))
    let red = try shade(.todoistRed)
    #expect(try exhibit.color(x: capsule.minX + 4, y: capsule.midY) == red)
    #expect(try exhibit.color(x: capsule.minX + 0.5, y: capsule.minY + 0.5) == "#FFFFFF")
    #expect(try self.exhibit().color(x: capsule.minX + 4, y: capsule.midY) == "#FFFFFF")
  }

  @Test("the row has its height and its distance from the edges", .shows("T-160"))
  func size() throws {
    let exhibit = try exhibit()
    let stack = exhibit.local(try #require(exhibit.nodes("HStack").first).frame)
    #expect(near([stack.minX, exhibit.size.height], try row("T-160").numbers))
    #expect(near([280 - stack.maxX, exhibit.size.height], try row("T-160").numbers))
  }

  @Test("the row that is shown is tinted, with a bar at its leading edge", .shows("T-161", "T-162"))
  func selected() throws {
    let exhibit = try exhibit(isSelected: true)
    let red = try shade(.todoistRed)
    let tint = Hex(red).at(try row("T-161").numbers[0] / 100, over: Hex("#FFFFFF"))
    #expect(Hex(try exhibit.color(x: 140, y: 4)).isNear(tint))
    for y in [0.5, 22, 43.5] {
      let width = try exhibit.length(of: red, along: .horizontal, at: y, from: 0, to: 20)
      #expect(near([width], try row("T-162").numbers, within: 0.01))
    }
    #expect(try self.exhibit().color(x: 140, y: 4) == "#FFFFFF")
    let mirrored = try Exhibit(
      SidebarRow(icon: "calendar", label: "Today", count: 5, isSelected: true, isOverdue: false), width: 280,
      settings: StageSettings(layoutDirection: .rightToLeft))
    #expect(try mirrored.color(x: 278.5, y: 22) == red)
  }

  @Test("with an action it is a button; its words are those of the row")
  func action() throws {
    struct Rows: View {
      @State var isSelected = false
      var body: some View {
        SidebarRow(icon: "tray", label: "Inbox", count: 1, isSelected: isSelected, isOverdue: false) {
          isSelected = true
        }
      }
    }
    let exhibit = try Exhibit(Rows(), width: 280)
    #expect(exhibit.speech == ["Inbox, 1 task, button"])
    try exhibit.perform(.tap("Inbox, 1 task"), .settle)
    #expect(exhibit.speech.first?.contains("selected") == true)
  }

  @Test("a project has a dot of 12 points and a regular label")
  func project() throws {
    let exhibit = try Exhibit(
      SidebarRow(project: TaskProject(name: "Home", color: .todoistProjOrange), count: 3), width: 280)
    let dot = try #require(exhibit.frames(of: "Circle").first)
    #expect(dot.sizes == [12, 12])
    #expect(try exhibit.text("Home").weight == 400)
    #expect(exhibit.size.height == 44)
  }
}

@MainActor
struct SectionHeaderTests {
  func exhibit(isOverdue: Bool = false) throws -> Exhibit {
    try Exhibit(TodoistSectionHeader(title: "Overdue", isOverdue: isOverdue))
  }

  private func row(_ id: String) throws -> Requirement { try KitTesting.row(id) }

  @Test("it takes a title and whether that is overdue", .shows("T-163", "T-59"))
  func inputs() throws {
    let exhibit = try exhibit(isOverdue: true)
    #expect(exhibit.speech.count == 1)
    #expect(exhibit.speech[0].hasPrefix("Overdue, expanded"), "\(exhibit.speech)")
    #expect(exhibit.speech[0].contains("heading"))
    let text = try exhibit.text("OVERDUE")
    #expect(text.tracking > 0)
  }

  @Test("the title is in capitals, with room between them", .shows("T-164"))
  func title() throws {
    let text = try exhibit().text("OVERDUE")
    #expect(near([text.pointSize, text.tracking], try row("T-164").numbers, within: 0.01))
    #expect(text.weight == 600)
  }

  @Test("title and chevron are gray, or red", .shows("T-165"))
  func colors() throws {
    for (isOverdue, color) in [(false, Color.todoistSecondary), (true, .todoistRed)] {
      let exhibit = try exhibit(isOverdue: isOverdue)
      let expected = try shade(color)
      #expect([try exhibit.text("OVERDUE").color, try exhibit.symbol("chevron.down").color] == [expected, expected])
    }
  }

  @Test("the chevron turns when the section is closed", .shows("T-166", "T-167"))
  func chevron() throws {
    let row = try row("T-166")
    let exhibit = try exhibit()
    let open = try exhibit.symbol(row.names[0])
    #expect([open.pointSize] == row.numbers)
    #expect(open.weight == 600)
    let frame = exhibit.local(open.frame)
    #expect(near(frame.maxX, exhibit.size.width - 16, within: 0.7))
    try exhibit.tap(x: frame.midX, y: frame.midY)
    try exhibit.perform(.settle)
    let closed = try exhibit.symbol(row.names[1])
    #expect([closed.pointSize] == row.numbers)
    #expect(exhibit.speech[0].contains("collapsed"))
    try exhibit.perform(.tap("Overdue"), .settle)
    _ = try exhibit.symbol(row.names[0])
  }

  @Test("closing is animated for a quarter of a second, and not at all with less motion", .shows("T-167"))
  func motion() throws {
    struct Group: View {
      @State var isCollapsed = false
      var body: some View {
        VStack(spacing: 0) {
          TodoistSectionHeader(title: "Group", isOverdue: false, isCollapsed: $isCollapsed)
          if !isCollapsed { Color.red.frame(height: 100) }
          Text("below")
        }
      }
    }
    let exhibit = try Exhibit(Group())
    try exhibit.tap(x: 100, y: 18)
    #expect(near(try exhibit.secondsUntilStill(.y, of: "below"), 0.25, within: 0.05))
    let still = try Exhibit(Group(), settings: StageSettings(reduceMotion: true))
    try still.tap(x: 100, y: 18)
    #expect(try still.secondsUntilStill(.y, of: "below") == 0)
  }

  @Test("the header has its height, its distance from the edges, and the canvas behind it", .shows("T-168"))
  func size() throws {
    let exhibit = try exhibit()
    #expect(near([try exhibit.frame(ofText: "OVERDUE").minX, exhibit.size.height], try row("T-168").numbers))
    #expect(try exhibit.color(x: 200, y: 10) == shade(.todoistCanvas))
  }

  @Test("a hairline ends it", .shows("T-169"))
  func hairline() throws {
    let exhibit = try exhibit()
    let line = try #require(exhibit.frames(of: "Rectangle").last)
    #expect(near([line.height], try row("T-169").numbers, within: 0.01))
    #expect([line.minX, line.maxX, line.maxY].map(Double.init) == [0, 393, 36])
    #expect(try exhibit.color(x: 1, y: 35.9) == shade(.todoistDivider))
    #expect(try exhibit.color(x: 392, y: 35.9) == shade(.todoistDivider))
  }
}

@MainActor
struct ProjectTagTests {
  @Test("it has a dot and a name, and is spoken without the sign", .shows("T-170"))
  func parts() throws {
    let row = try row("T-170")
    let exhibit = try Exhibit(ProjectTag(name: "name", color: .todoistProjTeal))
    let text = try exhibit.text(row.words[0])
    let dot = try #require(exhibit.frames(of: "Circle").first)
    #expect(near([dot.width, exhibit.local(text.frame).minX - dot.maxX, text.pointSize], row.numbers))
    #expect(dot.height == dot.width)
    #expect(try exhibit.color(x: dot.midX, y: dot.midY) == shade(.todoistProjTeal))
    #expect(text.color == (try shade(.todoistSecondary)))
    #expect(exhibit.speech == ["project name"])
  }
}
