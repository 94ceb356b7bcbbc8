import SwiftUI
import SwiftUICore
import Testing

/// Screens as apps have them, and what VoiceOver says on the way through.
@Suite("What VoiceOver says of screens")
@MainActor
struct AccessibilitySampleTests {
  private func expect(
    _ host: Host, says expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try host.frame()
    let spoken = host.graph.spokenLines()
    #expect(spoken == expected, sourceLocation: sourceLocation)
  }

  private func element(_ name: String, in host: Host) throws -> AccessibilityElement {
    try host.frame()
    return try #require(host.graph.accessibilityTree().first(name))
  }

  struct ToDo: Identifiable {
    let id: Int
    var title: String
    var isDone = false
  }

  struct ToDoList: View {
    @State private var items = [ToDo(id: 1, title: "Buy milk"), ToDo(id: 2, title: "Call Ann", isDone: true)]

    var body: some View {
      NavigationStack {
        List {
          Section("Today") {
            ForEach($items) { $item in
              HStack {
                Button {
                  item.isDone.toggle()
                } label: {
                  Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
                }
                .buttonStyle(.plain)
                .accessibilityLabel(item.isDone ? "Completed" : "Not completed")
                Text(item.title)
              }
              .accessibilityElement(children: .combine)
            }
            .onDelete { items.remove(atOffsets: $0) }
          }
        }
        .navigationTitle("Tasks")
        .toolbar {
          Button("Add task", systemImage: "plus") { items.append(ToDo(id: items.count + 1, title: "New")) }
        }
      }
    }
  }

  @Test("a list of tasks: rows are one element, are checked off, and can be deleted")
  func toDo() throws {
    let host = try Host(ToDoList())
    try expect(
      host,
      says: [
        "Add task, button", "Tasks, heading", "TODAY, heading", "Not completed, Buy milk, button",
        "Completed, Call Ann, button",
      ])
    try element("Not completed, Buy milk", in: host).activate()
    #expect(try element("Completed, Buy milk", in: host).isButton)
    let row = try element("Completed, Buy milk", in: host)
    #expect(row.actionNames.contains("Delete"))
    row.perform(named: "Delete")
    try element("Add task", in: host).activate()
    try host.frame()
    #expect(host.graph.spokenLines().suffix(2) == ["Completed, Call Ann, button", "Not completed, New, button"])
  }

  struct Player: View {
    @State private var isPlaying = false
    @State private var position = 30.0

    var body: some View {
      VStack {
        Image("cover", label: Text("Album cover"))
        Text("So What").font(.title).accessibilityAddTraits(.isHeader)
        Text("Miles Davis")
        Slider(value: $position, in: 0...120) {
          Text("Position")
        } minimumValueLabel: {
          Text("0:00")
        } maximumValueLabel: {
          Text("2:00")
        }
        .accessibilityValue("\(Int(position)) seconds")
        HStack {
          Button {
          } label: {
            Image(systemName: "backward.fill")
          }.accessibilityLabel("Previous")
          Button {
            isPlaying.toggle()
          } label: {
            Image(systemName: isPlaying ? "pause.fill" : "play.fill")
          }
          .accessibilityLabel(isPlaying ? "Pause" : "Play")
          .accessibilityHint("Plays the album")
          Button {
          } label: {
            Image(systemName: "forward.fill")
          }.accessibilityLabel("Next").disabled(true)
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityAction(.magicTap) { isPlaying.toggle() }
    }
  }

  @Test("a player: names of one's own, a hint, and a magic tap")
  func player() throws {
    let host = try Host(Player())
    try expect(
      host,
      says: [
        "Album cover, image", "So What, heading", "Miles Davis", "Position, 30 seconds, adjustable",
        "Previous, button", "Play, button, Plays the album", "Next, dimmed, button",
      ])
    #expect(try element("Play", in: host).magicTap())
    #expect(try element("Pause", in: host).isButton)
    try element("Position", in: host).increment()
    #expect(try element("Position", in: host).value == "42 seconds")
  }

  struct Settings: View {
    @State private var isOn = true
    @State private var size = "Medium"
    @State private var name = "Ann"

    var body: some View {
      Form {
        Section {
          TextField("Name", text: $name)
          Toggle("Notifications", isOn: $isOn)
          Picker("Text size", selection: $size) { ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) } }
        } header: {
          Text("Profile")
        } footer: {
          Text("Shown to others.")
        }
        LabeledContent("Version", value: "2.1")
        Button("Sign out", role: .destructive) {}
      }
    }
  }

  @Test("a form: every row is its control, and a picker's values are actions")
  func form() throws {
    let host = try Host(Settings())
    try expect(
      host,
      says: [
        "PROFILE, heading", "Name, Ann, text field", "Notifications, switch button, on", "Text size, Medium, button",
        "Shown to others.", "Version, 2.1", "Sign out, button",
      ])
    #expect(try element("Text size", in: host).actionNames == ["Small", "Medium", "Large"])
    try element("Text size", in: host).perform(named: "Large")
    #expect(try element("Text size", in: host).value == "Large")
  }

  struct Card: View {
    let log: ActionLog

    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          Image(systemName: "person.circle")
          VStack(alignment: .leading) {
            Text("Ann Lee"); Text("2 hours ago")
          }
        }
        Text("A walk in the hills")
        HStack {
          Button {
            log.entries.append("like")
          } label: {
            Label("Like", systemImage: "heart")
          }
          Button {
            log.entries.append("comment")
          } label: {
            Label("Comment", systemImage: "bubble.left")
          }
        }
      }
      .accessibilityElement(children: .combine)
      .accessibilityAction(named: "Open profile") { log.entries.append("profile") }
    }
  }

  @Test("a card: one element with the actions of its buttons and one of its own")
  func card() throws {
    let log = ActionLog()
    let host = try Host(Card(log: log))
    try expect(host, says: ["person, Ann Lee, 2 hours ago, A walk in the hills, image"])
    let card = try #require(host.graph.accessibilityTree().elements.first)
    #expect(card.actionNames == ["Like", "Comment", "Open profile"])
    for name in card.actionNames { card.perform(named: name) }
    #expect(log.entries == ["like", "comment", "profile"])
  }

  struct VolumeKnob: View {
    @Binding var level: Int

    var body: some View {
      ZStack {
        Circle().stroke(lineWidth: 4)
        Text("\(level)")
      }
      .frame(width: 80, height: 80)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Volume")
      .accessibilityValue("\(level) percent")
      .accessibilityAdjustableAction { level += $0 == .increment ? 5 : -5 }
    }
  }

  @Test("a knob of one's own is adjusted, with a haptic for every step")
  func knob() throws {
    struct Screen: View {
      @State private var level = 20
      var body: some View { VolumeKnob(level: $level).sensoryFeedback(.selection, trigger: level) }
    }
    let host = try Host(Screen())
    try expect(host, says: ["Volume, 20 percent, adjustable"])
    try element("Volume", in: host).increment()
    try element("Volume", in: host).increment()
    try element("Volume", in: host).decrement()
    try expect(host, says: ["Volume, 25 percent, adjustable"])
    #expect(host.graph.hapticLog.map(\.kind) == ["selection", "selection", "selection"])
  }

  struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Image(systemName: configuration.isOn ? "checkmark.square" : "square")
          configuration.label
        }
      }
    }
  }

  @Test("a toggle stays one in a style of one's own")
  func checkbox() throws {
    struct Screen: View {
      @State private var agrees = false
      var body: some View { Toggle("I agree", isOn: $agrees).toggleStyle(Checkbox()) }
    }
    let host = try Host(Screen())
    let box = try #require(host.graph.accessibilityTree().elements.first)
    #expect(box.traits.isSuperset(of: [.isButton, .isToggle]))
    #expect(box.value == "0")
    box.activate()
    try host.frame()
    #expect(host.graph.accessibilityTree().elements.first?.value == "1")
  }

  @Test("pages say which one shows, and are turned")
  func pages() throws {
    let view = TabView {
      Text("Welcome")
      Text("Features")
    }
    .tabViewStyle(.page)
    let host = try Host(view)
    try expect(host, says: ["Welcome", "page 1 of 2, adjustable"])
    try #require(host.graph.accessibilityTree().elements.last).increment()
    try expect(host, says: ["Features", "page 2 of 2, adjustable"])
  }

  @Test("a day of a calendar is chosen, and a month is turned")
  func calendar() throws {
    struct Screen: View {
      // 15 January 1970, noon.
      @State private var date = Date(timeIntervalSince1970: 14 * 86400 + 43200)
      var body: some View {
        VStack {
          DatePicker("Date", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
          Text(verbatim: "Chosen \(Int(date.timeIntervalSince1970))")
        }
        .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.calendar, Calendar(identifier: .gregorian))
      }
    }
    let host = try Host(Screen())
    #expect(try element("Thursday, January 15", in: host).isSelected)
    try element("Tuesday, January 20", in: host).activate()
    #expect(try element("Tuesday, January 20", in: host).isSelected)
    #expect(try element("Chosen \(19 * 86400 + 43200)", in: host).label.isEmpty == false)
    try element("next month", in: host).activate()
    #expect(try element("February 1970", in: host).label == "February 1970")
    #expect(try !element("Friday, February 20", in: host).isSelected)
    #expect(host.graph.accessibilityTree().first("Saturday, February 28") != nil)
    #expect(
      host.graph.accessibilityTree().all.count { $0.label.contains("February ") && $0.label.contains(", ") } == 28)
  }

  @Test("a deep and a wide tree are read without harm")
  func robustness() throws {
    var deep = AnyView(Text("Bottom"))
    for _ in 0..<300 { deep = AnyView(VStack { deep }.padding(0.01)) }
    #expect(try Host(deep).graph.spokenLines() == ["Bottom"])
    let wide = VStack(spacing: 0) { ForEach(0..<2000, id: \.self) { Text("\($0)") } }
    #expect(try Host(wide).graph.spokenLines().count == 2000)
  }
}

extension AccessibilitySampleTests {
  @Test("a link leads to a screen that hides the one below")
  func navigation() throws {
    let view = NavigationStack {
      List { NavigationLink("Milk") { Text("1.5 %").navigationTitle("Detail") } }.navigationTitle("Shop")
    }
    let host = try Host(view)
    #expect(try element("Milk", in: host).activate())
    try host.frame()
    for time in stride(from: 0.1, through: 2, by: 0.1) {
      host.graph.setTime(time)
      try host.frame()
    }
    #expect(host.graph.accessibilityTree().first("Milk") == nil)
    #expect(host.graph.spokenLines().contains("1.5 %"))
    let back = try #require(host.graph.accessibilityTree().elements.first)
    #expect(back.isButton)
    back.activate()
    for time in stride(from: 2.1, through: 4, by: 0.1) {
      host.graph.setTime(time)
      try host.frame()
    }
    try expect(host, says: ["Shop, heading", "Milk, button"])
  }
}
