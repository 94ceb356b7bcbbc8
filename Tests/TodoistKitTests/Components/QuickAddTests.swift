import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing
import TodoistKit

@MainActor
struct QuickAddTests {
  /// A card and what it has handed over.
  struct Sheet: View {
    @State var added: [String] = []
    @State var drafts: [TaskDraft] = []
    var projects: [TaskProject] = []

    var body: some View {
      VStack {
        QuickAddCard(projects: projects, onAdd: { added.append($0) }, onCommit: { drafts.append($0) })
        Text("added: " + added.joined(separator: "|"))
        ForEach(drafts.indices, id: \.self) { index in
          let draft = drafts[index]
          Text(
            "draft: \(draft.content)/\(draft.day == .tomorrow ? "tomorrow" : draft.day == .today ? "today" : "none")/"
              + "\(draft.priority.rawValue)/\(draft.project ?? "-")/\(draft.labels.joined(separator: ","))")
        }
      }
    }
  }

  func card() throws -> Exhibit { try Exhibit(QuickAddCard { _ in }) }

  func typed(_ text: String) throws -> Exhibit {
    let exhibit = try Exhibit(Sheet())
    try exhibit.write(text)
    return exhibit
  }

  /// The chips of what was understood: their texts, from the leading edge.
  func chips(_ exhibit: Exhibit) throws -> [Snapshot.TextRun] {
    guard let line = exhibit.nodes("FlowLayout").first else { return [] }
    let frame = exhibit.local(line.frame).insetBy(dx: -1, dy: -1)
    return try exhibit.snapshot().texts.filter { frame.contains(exhibit.local($0.frame)) }
  }

  /// The chips of the bar at the bottom.
  func actions(_ exhibit: Exhibit) throws -> [(symbol: Snapshot.Symbol, text: Snapshot.TextRun)] {
    let shot = try exhibit.snapshot()
    return try shot.symbols.map { symbol in
      let middle = symbol.frame.y + symbol.frame.height / 2
      let text = shot.texts.filter {
        $0.frame.x > symbol.frame.x && abs($0.frame.y + $0.frame.height / 2 - middle) < 3
      }.min { $0.frame.x < $1.frame.x }
      return (symbol, try #require(text))
    }
  }

  @Test("it hands over the text by a callback of this name", .shows("T-117", "T-141"))
  func callback() throws {
    let name = try row("T-117").names[0]
    let parts = name.split { "()".contains($0) }
    #expect(try KitSources("TodoistKit").text.contains("init(\(parts[0]): @escaping (\(parts[1])) -> Void)"))
    let exhibit = try typed("Buy milk")
    try exhibit.commit()
    _ = try exhibit.text("added: Buy milk")
  }

  @Test("at the start there is no text, today, and priority 4", .shows("T-118"))
  func start() throws {
    let exhibit = try card()
    #expect(try actions(exhibit).map(\.text.string).prefix(2) == [row("T-118").words[0], "Priority"])
    #expect(try chips(exhibit).isEmpty)
    let typed = try typed("x")
    #expect(try chips(typed).map(\.string) == [row("T-118").words[0]])
    try typed.commit()
    _ = try typed.text("draft: x/today/4/-/")
  }

  @Test("the parts stand below each other at the leading edge", .shows("T-119", "T-128", "T-124"))
  func column() throws {
    let gap = try row("T-119").numbers[0]
    let exhibit = try card()
    let column = try #require(exhibit.nodes("VStack").first)
    #expect(near(exhibit.gaps(of: column, along: .vertical), [gap, gap, gap, gap]))
    #expect(Set(exhibit.parts(of: column).map { $0.minX.rounded() }).count == 1)
    // The line between the field and the chips.
    let divider = try #require(exhibit.frames(of: "Divider").first)
    #expect(exhibit.parts(of: column)[2].minY == divider.minY)
    // One part more while something is typed.
    let typed = try typed("Milk")
    #expect(try #require(typed.nodes("VStack").dropFirst().first).children.count == 6)
    try typed.perform(
      .press(StageKey(.delete)), .press(StageKey(.delete)), .press(StageKey(.delete)), .press(StageKey(.delete)))
    try typed.perform(.settle)
    #expect(try chips(typed).isEmpty)
  }

  @Test("it says what it is for", .shows("T-120", "T-121"))
  func title() throws {
    let exhibit = try card()
    let row = try row("T-120")
    let title = try exhibit.text(row.words[0])
    #expect([title.pointSize] == row.numbers)
    #expect(title.weight == 600)
    #expect(title.color == (try shade(.todoistInk)))
    let placeholder = try exhibit.text(KitTesting.row("T-121").words[0])
    #expect(placeholder.color == (try shade(.todoistTertiary)))
  }

  private func row(_ id: String) throws -> Requirement { try KitTesting.row(id) }

  @Test("the field grows with its text, up to some lines", .shows("T-122"))
  func growth() throws {
    let row = try row("T-122")
    func height(_ text: String) throws -> Double {
      let exhibit = try Exhibit(QuickAddCard(text: text, projects: []) { _ in })
      return Double(try #require(exhibit.frames(of: "textField").first).height)
    }
    let one = try height("a")
    let two = try height("a\nb")
    let line = two - one
    let most = try height((1...12).map { "line \($0)" }.joined(separator: "\n"))
    #expect(near([1, 1 + (most - one) / line], row.numbers, within: 0.1))
  }

  @Test("what is typed is in ink", .shows("T-123"))
  func fieldFont() throws {
    let text = try typed("Milk").text("Milk")
    #expect([text.pointSize] == (try row("T-123").numbers))
    #expect(text.weight == 400)
    #expect(text.color == (try shade(.todoistInk)))
  }

  @Test("the date chip is green for today and blue for another day", .shows("T-125"))
  func dateChip() throws {
    #expect(try chips(typed("Milk")).map(\.color) == [shade(.todoistSuccess)])
    let tomorrow = try chips(typed("Milk tomorrow"))
    #expect(tomorrow.map(\.string) == ["Tomorrow"])
    #expect(tomorrow.map(\.color) == [try shade(.todoistP3Blue)])
  }

  @Test("the priority chip has the colour of the priority, and there is none for the last", .shows("T-126"))
  func priorityChip() throws {
    let pattern = try row("T-126").words[0]
    for priority in [Priority.p1, .p2, .p3] {
      let exhibit = try typed("Milk p\(priority.rawValue)")
      let name = pattern.replacingOccurrences(of: "<n>", with: "\(priority.rawValue)")
      let chip = try #require(try chips(exhibit).first { $0.string == name })
      #expect(chip.color == (try shade(priority.color)))
    }
    #expect(try chips(typed("Milk p4")).map(\.string) == ["Today"])
  }

  @Test("chips stand side by side at the leading edge", .shows("T-127"))
  func chipLine() throws {
    let exhibit = try typed("Milk p1 #home")
    let line = try #require(exhibit.nodes("FlowLayout").first)
    let gap = try row("T-127").numbers[0]
    #expect(near(exhibit.gaps(of: line, along: .horizontal), [gap, gap]))
    #expect(exhibit.parts(of: line)[0].minX == (try exhibit.frame(ofText: "Add task").minX))
  }

  @Test("the chips at the bottom scroll, without indicators", .shows("T-129"))
  func bar() throws {
    let row = try row("T-129")
    let wide = try Exhibit(QuickAddCard { _ in }, width: 800)
    let scroll = try #require(wide.nodes("ScrollView", detail: "horizontal").first)
    let stack = try #require(wide.nodes("HStack").first { $0.children.count == 5 })
    let gaps = wide.gaps(of: stack, along: .horizontal)
    let inset = wide.parts(of: stack)[0].minX - wide.local(scroll.frame).minX
    #expect(near(gaps + [inset], Array(repeating: row.numbers[0], count: 4) + [row.numbers[1]]))
    let exhibit = try card()
    let before = try exhibit.frame(ofText: "Project").minX
    try exhibit.perform(.dragBy("Priority", CGSize(width: -80, height: 0)), .settle)
    #expect(try exhibit.frame(ofText: "Project").minX < before - 40)
    #expect(try KitSources("TodoistKit").files["QuickAddCard.swift"]?.contains("showsIndicators: false") == true)
  }

  @Test("five chips follow each other", .shows("T", 130...134))
  func actionChips() throws {
    let exhibit = try Exhibit(QuickAddCard { _ in }, width: 800)
    let chips = try actions(exhibit)
    for id in 131...134 {
      let row = try row("T-\(id)")
      let chip = try chips.numbered(row.numbers[0])
      #expect(chip.symbol.name == row.names[0])
      #expect(chip.text.string == row.words[0])
    }
    let date = try row("T-130")
    #expect(try chips.numbered(date.numbers[0]).symbol.name == date.names[0])
    #expect(chips[0].text.string == "Today")
    // Without a date the chip says what it is for.
    let typed = try typed("Milk")
    try typed.perform(.tap("Remove Today"), .settle)
    #expect(try actions(typed)[0].text.string == date.words[0])
  }

  @Test("the button is at the trailing edge", .shows("T-135", "T-136", "T-137"))
  func button() throws {
    let exhibit = try Exhibit(QuickAddCard(text: "Milk", projects: []) { _ in })
    let region = try #require(try exhibit.snapshot().regions.last { $0.kind == "button" })
    let frame = exhibit.local(region.frame)
    #expect(near(frame.maxX, exhibit.size.width - 16))
    let row = try row("T-136")
    let texts = try exhibit.snapshot().texts.filter { $0.string == row.words[0] }
    let label = try #require(texts.last)
    #expect(texts.count == 2)
    #expect([label.pointSize] == row.numbers)
    #expect(label.weight == 600)
    #expect(label.color == "#FFFFFF")
    let text = exhibit.local(label.frame)
    #expect(
      near([text.minY - frame.minY, text.minX - frame.minX], try self.row("T-137").numbers, within: 0.5))
    #expect(
      near([frame.maxY - text.maxY, frame.maxX - text.maxX], try self.row("T-137").numbers, within: 0.5))
  }

  @Test("the button has round corners, and is gray while there is nothing to add", .shows("T-138", "T-139", "T-140"))
  func buttonFill() throws {
    let full = try Exhibit(QuickAddCard(text: "Milk", projects: []) { _ in })
    let frame = full.local(try #require(try full.snapshot().regions.last { $0.kind == "button" }).frame)
    let red = try shade(.todoistRed)
    #expect(try full.color(x: frame.midX, y: frame.minY + 4) == red)
    let radius = try full.cornerRadius(of: frame, fill: red, over: "#FFFFFF")
    #expect(near(radius, try row("T-138").numbers[0], within: 0.5), "\(radius)")
    for text in ["", "   "] {
      let empty = try Exhibit(QuickAddCard(text: text, projects: []) { _ in })
      #expect(try empty.color(x: frame.midX, y: empty.size.height - 20) == shade(.todoistSurfaceGray2))
      #expect(empty.speech.last?.contains("dimmed") == true, "\(empty.speech)")
      #expect(try empty.snapshot().texts.last?.color == shade(.todoistTertiary))
    }
  }

  @Test("adding plays success once; typing plays nothing but that of new chips", .shows("T-142", "T-180", "T-181"))
  func haptics() throws {
    let exhibit = try typed("Milk")
    // The chip of today came with the first letter.
    #expect(exhibit.haptics == ["selection"])
    try exhibit.write(" p1 x")
    #expect(exhibit.haptics == ["selection", "selection"])
    try exhibit.commit()
    #expect(exhibit.haptics == ["selection", "selection", "success"])
    #expect(try chips(exhibit).isEmpty)
    _ = try exhibit.text("added: Milk p1 x")
  }

  @Test("the card keeps a distance from its edge, and is round", .shows("T-143", "T-144"))
  func cardShape() throws {
    let exhibit = try Exhibit(QuickAddCard { _ in }.background(Color.black))
    let column = exhibit.local(try #require(exhibit.nodes("VStack").first).frame)
    let padding = try row("T-143").numbers[0]
    #expect(near([column.minX, exhibit.size.width - column.maxX], [padding, padding]))
    #expect(near([column.minY, exhibit.size.height - column.maxY], [padding, padding], within: 0.7))
    let radius = try exhibit.cornerRadius(
      of: CGRect(origin: .zero, size: CGSize(width: 32, height: 32)), fill: "#FFFFFF", over: "#000000")
    let expected = try row("T-144").numbers[0]
    // A continuous corner takes a little more than a quarter of a circle.
    #expect(radius > expected - 0.5 && radius < expected * 1.12, "\(radius)")
    #expect(try exhibit.color(x: 190, y: 8) == shade(.todoistCanvas))
  }

  @Test("the card's shadow is a faint black", .shows("T-145"))
  func cardShadow() throws {
    let shadow = try #require(card().shadows.first)
    #expect(Hex(shadow.color).description == "#000000")
    let row = try row("T-145")
    #expect(near([Hex(shadow.color).alpha * 100, shadow.radius, shadow.y], row.numbers, within: 0.3))
  }

  @Test("a smart chip is set in its colour, on a tint of it", .shows("T-146", "T-147", "T-148"))
  func smartChip() throws {
    let exhibit = try Exhibit(SmartChip("Today", color: .todoistSuccess))
    let text = try exhibit.text("Today")
    #expect([text.pointSize] == (try row("T-146").numbers))
    #expect(text.weight == 500)
    #expect(text.color == (try shade(.todoistSuccess)))
    let frame = exhibit.local(text.frame)
    #expect(near([frame.minY, frame.minX], try row("T-147").numbers))
    #expect(
      near([exhibit.size.height - frame.maxY, exhibit.size.width - frame.maxX], try row("T-147").numbers, within: 0.7))
    let row = try row("T-148")
    let fill = Hex(try shade(.todoistSuccess)).at(row.numbers[1] / 100, over: Hex("#FFFFFF"))
    let seen = try exhibit.color(x: 20, y: 2)
    #expect(Hex(seen).isNear(fill))
    let shape = try #require(exhibit.frames(of: "RoundedRectangle").first)
    let corner = CGRect(x: shape.minX, y: shape.minY, width: 20, height: 20)
    let radius = try exhibit.cornerRadius(of: corner, fill: seen, over: "#FFFFFF")
    #expect(near(radius, row.numbers[0], within: 0.6), "\(radius)")
  }

  @Test("an action chip has a symbol, a label and an outline", .shows("T-149", "T-150", "T-151"))
  func actionChip() throws {
    let row = try row("T-149")
    let exhibit = try Exhibit(ActionChip(icon: "bell", label: "Reminders"))
    let (symbol, text) = (try exhibit.symbol("bell"), try exhibit.text("Reminders"))
    let (icon, label) = (exhibit.local(symbol.frame), exhibit.local(text.frame))
    #expect(near([symbol.pointSize, label.minX - icon.maxX, text.pointSize], row.numbers))
    #expect(text.weight == 500)
    #expect([symbol.color, text.color] == [try shade(.todoistInk), try shade(.todoistInk)])
    let shape = try #require(exhibit.frames(of: "RoundedRectangle").first)
    #expect(near([label.minY - shape.minY, icon.minX - shape.minX], try self.row("T-150").numbers, within: 0.5))
    let outline = try self.row("T-151")
    let color = try shade(.todoistDivider)
    let border =
      try exhibit.area(
        of: color, over: "#FFFFFF", in: CGRect(x: shape.midX, y: shape.minY, width: 10, height: 4)) / 10
    #expect(near(border, outline.numbers[1], within: 0.1), "\(border)")
    // A radius beyond half the height makes a pill: the sides are half circles.
    let source = try #require(KitSources("TodoistKit").files["ActionChip.swift"])
    #expect(source.contains("cornerRadius: \(Int(outline.numbers[0]))"))
    #expect(try exhibit.color(x: shape.minX + 2, y: shape.minY + 2) == "#FFFFFF")
  }

  @Test("what is understood of the text leaves it, and is handed over")
  func draft() throws {
    let exhibit = try typed("Take out the trash tomorrow p1 #home @evening")
    #expect(try chips(exhibit).map(\.string) == ["Tomorrow", "P1", "# home", "evening"])
    try exhibit.commit()
    _ = try exhibit.text("draft: Take out the trash/tomorrow/1/home/evening")
  }

  @Test("a chip that is tapped is understood no more")
  func removal() throws {
    let exhibit = try typed("Milk p1")
    try exhibit.perform(.tap("Remove P1"), .settle)
    #expect(try chips(exhibit).map(\.string) == ["Today"])
    try exhibit.commit()
    _ = try exhibit.text("draft: Milk p1/today/4/-/")
  }

  @Test("the chips of the bar choose a priority")
  func menu() throws {
    let exhibit = try Exhibit.screen(Sheet())
    try exhibit.perform(.tap("Priority"), .settle, .tap("P2"), .settle)
    try exhibit.write("Milk")
    // In the line of what is understood, and in the bar.
    #expect(try exhibit.snapshot().texts.filter { $0.string == "P2" }.count == 2)
  }
}

extension Exhibit {
  /// Types into the card's field.
  fileprivate func write(_ text: String) throws {
    try perform(.tap("Take out the trash today p1 #home"), .type(text), .settle)
  }

  /// Taps the button of the card, which is called like its title.
  fileprivate func commit() throws {
    let region = try #require(try snapshot().regions.last { $0.kind == "button" && $0.label == "Add task" })
    let frame = local(region.frame)
    try tap(x: frame.midX, y: frame.midY)
    try perform(.settle)
  }
}
