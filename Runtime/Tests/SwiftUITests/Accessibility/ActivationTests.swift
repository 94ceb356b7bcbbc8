import SwiftUI
import SwiftUICore
import Testing

/// What a user of assistive technology does comes to the same as a finger's work.
@Suite("Acting through the accessibility tree")
@MainActor
struct ActivationTests {
  private func element(_ name: String, in host: Host) throws -> AccessibilityElement {
    try host.frame()
    return try #require(host.graph.accessibilityTree().first(name))
  }

  struct Settings: View {
    @State private var isOn = false
    @State private var volume = 0.5
    @State private var guests = 2
    @State private var size = "M"
    @State private var isOpen = false
    @State private var count = 0

    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: $isOn)
        Slider(value: $volume) { Text("Volume") }
        Stepper("Guests", value: $guests, in: 1...4)
        Picker("Size", selection: $size) { ForEach(["S", "M", "L"], id: \.self) { Text($0) } }
          .pickerStyle(.segmented)
        Picker("Wheel", selection: $size) { ForEach(["S", "M", "L"], id: \.self) { Text($0) } }
          .pickerStyle(.wheel)
        DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
        Button("Add") { count += 1 }
        Text("Count \(count)")
      }
    }
  }

  @Test("a button acts once for each activation")
  func button() throws {
    let host = try Host(Settings())
    #expect(try element("Add", in: host).activate())
    #expect(try element("Add", in: host).activate())
    #expect(try element("Count 2", in: host).label == "Count 2")
  }

  @Test("a toggle flips")
  func toggle() throws {
    let host = try Host(Settings())
    try element("Wi-Fi", in: host).activate()
    #expect(try element("Wi-Fi", in: host).value == "1")
    try element("Wi-Fi", in: host).activate()
    #expect(try element("Wi-Fi", in: host).speech == "Wi-Fi, switch button, off")
  }

  @Test("a slider moves by a tenth and stays within its bounds")
  func slider() throws {
    let host = try Host(Settings())
    for _ in 0..<3 { try element("Volume", in: host).increment() }
    #expect(try element("Volume", in: host).value == "80%")
    for _ in 0..<5 { try element("Volume", in: host).increment() }
    #expect(try element("Volume", in: host).value == "100%")
    try element("Volume", in: host).decrement()
    #expect(try element("Volume", in: host).value == "90%")
  }

  @Test("a slider of few steps moves by a step")
  func steppedSlider() throws {
    let value = Held(0.0)
    let binding = Binding(get: { value.value }, set: { value.value = $0 })
    let host = try Host(Slider(value: binding, in: 0...3, step: 1) { Text("Level") })
    try element("Level", in: host).increment()
    #expect(value.value == 1)
    try element("Level", in: host).decrement()
    try element("Level", in: host).decrement()
    #expect(value.value == 0)
  }

  @Test("a stepper moves by its step and stops at its bounds")
  func stepper() throws {
    let host = try Host(Settings())
    for _ in 0..<4 { try element("Guests", in: host).increment() }
    #expect(try element("Guests", in: host).value == "4")
    try element("Guests", in: host).decrement()
    #expect(try element("Guests", in: host).value == "3")
  }

  @Test("segments are chosen and a wheel is turned")
  func pickers() throws {
    let host = try Host(Settings())
    try element("L", in: host).activate()
    #expect(try element("L", in: host).isSelected)
    #expect(try element("Wheel", in: host).value == "L")
    try element("Wheel", in: host).decrement()
    #expect(try element("M", in: host).isSelected)
    #expect(try !element("L", in: host).isSelected)
  }

  @Test("a disclosure opens")
  func disclosure() throws {
    let host = try Host(Settings())
    try element("More", in: host).activate()
    #expect(try element("More", in: host).value == "expanded")
    #expect(host.graph.spokenLines().contains("Inside"))
  }

  @Test("a tab is selected")
  func tabs() throws {
    let view = TabView {
      Text("Start").tabItem { Label("Home", systemImage: "house") }
      Text("Find").tabItem { Label("Search", systemImage: "magnifyingglass") }
    }
    let host = try Host(view)
    try element("Search", in: host).activate()
    try host.frame()
    #expect(host.graph.spokenLines() == ["Find", "Home, tab, 1 of 2", "selected, Search, tab, 2 of 2"])
  }

  @Test("nothing comes of activating what is disabled")
  func disabled() throws {
    let taps = TapCount()
    let host = try Host(Button("Save") { taps.count += 1 }.disabled(true))
    #expect(try !element("Save", in: host).activate())
    #expect(taps.count == 0)
  }

  struct Form: View {
    @State private var isDisabled = true

    var body: some View {
      VStack {
        Button("Save") {}.disabled(isDisabled)
        Button("Enable") { isDisabled = false }
      }
    }
  }

  @Test("what becomes enabled is no longer dimmed")
  func enabling() throws {
    let host = try Host(Form())
    #expect(host.graph.spokenLines() == ["Save, dimmed, button", "Enable, button"])
    try element("Enable", in: host).activate()
    try host.frame()
    #expect(host.graph.spokenLines() == ["Save, button", "Enable, button"])
  }

  @Test("every form of an action is reached by its name or kind")
  func actions() throws {
    let log = ActionLog()
    let view = Text("Mail")
      .accessibilityAction { log.entries.append("default") }
      .accessibilityAction(named: "Archive") { log.entries.append("archive") }
      .accessibilityAction(named: Text("Flag")) { log.entries.append("flag") }
      .accessibilityAction(.escape) { log.entries.append("escape") }
      .accessibilityAction(.magicTap) { log.entries.append("magic") }
      .accessibilityAction(.delete) { log.entries.append("delete") }
      .accessibilityAction {
        log.entries.append("labelled")
      } label: {
        Label("Reply", systemImage: "arrow")
      }
      .accessibilityActions {
        Button("Copy") { log.entries.append("copy") }
        Button("Print", systemImage: "printer") { log.entries.append("print") }
      }
      .accessibilityAdjustableAction { log.entries.append("\($0)") }
      .accessibilityScrollAction { log.entries.append("scroll \($0)") }
    let host = try Host(view)
    let mail = try element("Mail", in: host)
    #expect(mail.actionNames == ["Archive", "Flag", "Reply", "Copy", "Print"])
    mail.activate()
    for name in mail.actionNames { #expect(mail.perform(named: name)) }
    mail.escape()
    mail.magicTap()
    mail.perform(.delete)
    mail.increment()
    mail.decrement()
    mail.scroll(.bottom)
    #expect(
      log.entries == [
        "default", "archive", "flag", "labelled", "copy", "print", "escape", "magic", "delete", "increment",
        "decrement", "scroll bottom",
      ])
    #expect(!mail.perform(named: "Burn"))
  }

  @Test("an escape is taken by the nearest group around the element")
  func escape() throws {
    let log = ActionLog()
    let view = VStack { Button("Done") {} }
      .accessibilityElement(children: .contain)
      .accessibilityAction(.escape) { log.entries.append("closed") }
    let host = try Host(view)
    #expect(try element("Done", in: host).escape())
    #expect(log.entries == ["closed"])
    #expect(try !element("Done", in: host).magicTap())
  }

  @Test("swipe actions and the items of a context menu are actions")
  func revealed() throws {
    let log = ActionLog()
    let view = List {
      Text("Milk")
        .swipeActions { Button("Delete", role: .destructive) { log.entries.append("delete") } }
        .swipeActions(edge: .leading) { Button("Done", systemImage: "checkmark") { log.entries.append("done") } }
      Text("Bread").contextMenu {
        Button("Copy") { log.entries.append("copy") }
        Section { Button("Move") { log.entries.append("move") } }
      }
    }
    let host = try Host(view)
    #expect(try element("Milk", in: host).actionNames.sorted() == ["Delete", "Done"])
    try element("Milk", in: host).perform(named: "Delete")
    try element("Milk", in: host).perform(named: "Done")
    #expect(try element("Bread", in: host).actionNames == ["Copy", "Move"])
    try element("Bread", in: host).perform(named: "Move")
    #expect(log.entries == ["delete", "done", "move"])
  }

  struct TappedCard: View {
    @State private var taps = 0
    @State private var place = CGPoint.zero

    var body: some View {
      VStack {
        VStack {
          Text("Card"); Text("Subtitle")
        }
        .frame(width: 200, height: 100)
        .contentShape(Rectangle())
        .onTapGesture { taps += 1 }
        Text("Map").frame(width: 100, height: 50).onTapGesture { place = $0 }
        Text("Taps \(taps) at \(Int(place.x))")
        Text("Plain")
      }
    }
  }

  @Test("what has no action of its own is tapped at its activation point")
  func tap() throws {
    let host = try Host(TappedCard())
    #expect(try element("Subtitle", in: host).activate())
    #expect(try element("Map", in: host).activate())
    #expect(try element("Taps 1 at 50", in: host).label == "Taps 1 at 50")
    #expect(try !element("Plain", in: host).activate())
  }

  struct Rating: View {
    @State private var rating = 3

    var body: some View {
      HStack {
        ForEach(1...5, id: \.self) { star in
          Image(systemName: star <= rating ? "star.fill" : "star").onTapGesture { rating = star }
        }
      }
      .accessibilityElement()
      .accessibilityLabel("Rating")
      .accessibilityValue("\(rating) of 5")
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: rating = min(5, rating + 1)
        case .decrement: rating = max(1, rating - 1)
        @unknown default: break
        }
      }
    }
  }

  @Test("stars of one's own are adjusted as one element")
  func rating() throws {
    let host = try Host(Rating())
    #expect(host.graph.spokenLines() == ["Rating, 3 of 5, adjustable"])
    try element("Rating", in: host).increment()
    try host.frame()
    #expect(host.graph.spokenLines() == ["Rating, 4 of 5, adjustable"])
  }
}
