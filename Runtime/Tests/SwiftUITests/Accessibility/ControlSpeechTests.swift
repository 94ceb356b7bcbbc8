import SwiftUI
import Testing

/// Expected lines: what VoiceOver says of the controls of iOS, without what it adds on how to use them.
@Suite("What VoiceOver says of controls")
@MainActor
struct ControlSpeechTests {
  private func expect(
    _ view: some View, says expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let spoken = try Host(view).graph.spokenLines()
    #expect(spoken == expected, sourceLocation: sourceLocation)
  }

  @Test("a text is read as it stands, and an empty one not at all")
  func texts() throws {
    try expect(
      VStack {
        Text("Hello"); Text(""); Text("World")
      }, says: ["Hello", "World"])
  }

  @Test("a symbol is called by its name, a decorative image and a shape are left out")
  func images() throws {
    let view = VStack {
      Image(systemName: "heart.fill")
      Image(systemName: "figure.walk")
      Image(decorative: "paper")
      Image("sunset", label: Text("Sunset at the sea"))
      Circle()
    }
    try expect(view, says: ["Love, image", "figure walk, image", "Sunset at the sea, image"])
  }

  @Test("a button is one element with all of its label")
  func buttons() throws {
    let view = VStack {
      Button("Save") {}
      Button {
      } label: {
        Image(systemName: "plus")
      }
      Button {
      } label: {
        VStack {
          Text("Basic"); Text("5 a month")
        }
      }.buttonStyle(.plain)
      Button("Delete", systemImage: "trash", role: .destructive) {}.disabled(true)
    }
    try expect(view, says: ["Save, button", "Add, button", "Basic, 5 a month, button", "Delete, dimmed, button"])
  }

  @Test("a link is a link and no button")
  func links() throws {
    let view = Link("Privacy", destination: URL(string: "https://example.com")!)
    try expect(view, says: ["Privacy, link"])
  }

  @Test("a label says its title, also where only its icon shows")
  func labels() throws {
    let view = VStack {
      Label("Favorites", systemImage: "star")
      Label("Inbox", systemImage: "tray").labelStyle(.iconOnly)
      Label("Sent", systemImage: "paperplane").labelStyle(.titleOnly)
    }
    try expect(view, says: ["Favorites", "Inbox", "Sent"])
  }

  @Test("a toggle is a switch that is on or off")
  func toggles() throws {
    let view = VStack {
      Toggle("Wi-Fi", isOn: .constant(true))
      Toggle("Bluetooth", isOn: .constant(false)).toggleStyle(.button)
      Toggle("Airplane", isOn: .constant(false)).labelsHidden()
      Toggle("Cellular", isOn: .constant(true)).disabled(true)
    }
    try expect(
      view,
      says: [
        "Wi-Fi, switch button, on", "Bluetooth, switch button, off", "Airplane, switch button, off",
        "Cellular, dimmed, switch button, on",
      ])
  }

  @Test("sliders and steppers are adjustable and say their values")
  func values() throws {
    let view = VStack {
      Slider(value: .constant(5), in: 0...10) { Text("Volume") }
      Slider(value: .constant(0.25))
      Stepper("Guests", value: .constant(3))
      Stepper("Weight", value: .constant(2.5), step: 0.5)
      Stepper("Steps", onIncrement: {}, onDecrement: {})
    }
    try expect(
      view,
      says: [
        "Volume, 50%, adjustable", "25%, adjustable", "Guests, 3, adjustable", "Weight, 2.5, adjustable",
        "Steps, adjustable",
      ])
  }

  private func picker<S: PickerStyle>(_ style: S) -> some View {
    Picker("Flavor", selection: .constant("B")) {
      Text("Vanilla").tag("A")
      Text("Cherry").tag("B")
      Text("Mint").tag("C")
    }
    .pickerStyle(style)
  }

  @Test("pickers say what is chosen in the way of their style")
  func pickers() throws {
    try expect(picker(.menu), says: ["Flavor, Cherry, button"])
    try expect(Form { picker(.menu) }, says: ["Flavor, Cherry, button"])
    try expect(picker(.wheel), says: ["Flavor, Cherry, adjustable, 2 of 3"])
    try expect(
      picker(.segmented), says: ["Vanilla, button, 1 of 3", "selected, Cherry, button, 2 of 3", "Mint, button, 3 of 3"])
    try expect(List { picker(.inline) }, says: ["Vanilla, button", "selected, Cherry, button", "Mint, button"])
  }

  @Test("progress and gauges say how much of the whole there is")
  func progress() throws {
    let view = VStack {
      ProgressView("Uploading", value: 0.4)
      ProgressView(value: 3, total: 4)
      ProgressView()
      ProgressView("Loading")
      ProgressView(value: 0.5) {
        Text("Copying")
      } currentValueLabel: {
        Text("5 of 10 files")
      }
      Gauge(value: 0.8) { Text("Battery") }
    }
    try expect(
      view,
      says: ["Uploading, 40%", "Progress, 75%", "In progress", "Loading", "Copying, 5 of 10 files", "Battery, 80%"])
  }

  @Test("fields say their name and their text, secrets only their length")
  func fields() throws {
    let view = VStack {
      TextField("Name", text: .constant(""))
      TextField("Email", text: .constant("a@b.c"))
      TextField("Phone", text: .constant(""), prompt: Text("555-0100"))
      SecureField("Password", text: .constant("hunter2"))
      TextEditor(text: .constant("Notes")).frame(height: 100)
    }
    let host = try Host(view)
    #expect(
      host.graph.spokenLines() == [
        "Name, text field", "Email, a@b.c, text field", "Phone, 555-0100, text field",
        "Password, •••••••, secure text field", "Notes, text field",
      ])
    #expect(!host.graph.accessibilityText().contains("hunter2"))
  }

  @Test("a disclosure says whether it is open")
  func disclosure() throws {
    let closed = DisclosureGroup("Advanced", isExpanded: .constant(false)) { Text("Inner") }
    let open = DisclosureGroup("Advanced", isExpanded: .constant(true)) { Text("Inner") }
    try expect(closed, says: ["Advanced, collapsed, button"])
    try expect(open, says: ["Advanced, expanded, button", "Inner"])
  }

  @Test("labelled content is one element, or names the control that it holds")
  func labeledContent() throws {
    let view = Form {
      LabeledContent("Version", value: "1.2")
      LabeledContent("Size") { Slider(value: .constant(0.5)) }
    }
    try expect(view, says: ["Version, 1.2", "Size, 50%, adjustable"])
  }

  @Test("tabs say their place, and the selected one that it is")
  func tabs() throws {
    let view = TabView {
      Text("Start").tabItem { Label("Home", systemImage: "house") }
      Text("Find").tabItem { Label("Search", systemImage: "magnifyingglass") }
      Text("Mail").tabItem { Label("Inbox", systemImage: "tray") }.badge(3)
    }
    try expect(view, says: ["Start", "selected, Home, tab, 1 of 3", "Search, tab, 2 of 3", "Inbox, 3, tab, 3 of 3"])
  }

  @Test("lists read headers as headings, links as buttons, and plain rows part by part")
  func lists() throws {
    let view = NavigationStack {
      List {
        Section("Today") {
          NavigationLink {
            Text("x")
          } label: {
            VStack {
              Text("Groceries"); Text("3 items")
            }
          }
          HStack {
            Text("Milk"); Spacer(); Text("2 l")
          }
        }
      }
      .navigationTitle("Tasks")
    }
    try expect(view, says: ["Tasks, heading", "TODAY, heading", "Groceries, 3 items, button", "Milk", "2 l"])
  }

  @Test("the title in the bar is a heading, and the bar is read before the content")
  func inlineTitle() throws {
    let view = NavigationStack {
      Text("Content").navigationTitle("Notes").navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("Edit") {} }
    }
    try expect(view, says: ["Notes, heading", "Edit, button", "Content"])
  }

  @Test("a search field is one, and its symbols are not read")
  func search() throws {
    let view = NavigationStack {
      Text("Content").navigationTitle("Mail").searchable(text: .constant("abc"))
    }
    let spoken = try Host(view).graph.spokenLines()
    #expect(spoken.prefix(2) == ["Mail, heading", "Search, abc, search field"])
  }

  @Test("a date shows as the value of its picker")
  func dates() throws {
    let view = DatePicker("Due", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
      .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
    try expect(view, says: ["Due, Jan 1, 1970, button"])
  }
}
