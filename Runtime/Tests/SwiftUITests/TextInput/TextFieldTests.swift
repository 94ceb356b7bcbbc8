import Drawing
import SwiftUI
import SwiftUICore
import Testing
import UIKit

/// Fields as an app's developer writes them, driven by keys and text.
@MainActor
struct TextFieldTests {
  struct Form: View {
    enum Field: Hashable { case name, mail, note }
    @State var name = ""
    @State var mail = ""
    @State var note = ""
    @FocusState var focus: Field?
    let log: Handle<[String]>

    var body: some View {
      log.value?.append("body")
      return VStack {
        TextField("Name", text: $name).focused($focus, equals: .name).submitLabel(.next)
        TextField("Mail", text: $mail).focused($focus, equals: .mail).keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
        TextField("Note", text: $note, axis: .vertical).focused($focus, equals: .note)
      }
      .onSubmit {
        log.value?.append("submit \(focus.map { "\($0)" } ?? "nil")")
        switch focus {
        case .name: focus = .mail
        default: focus = nil
        }
      }
      .onAppear { focus = .name }
    }
  }

  private func form() throws -> (Host, Handle<[String]>) {
    let log = Handle<[String]>()
    log.value = []
    return (try Host(Form(log: log)), log)
  }

  @Test("typing goes to the field with the focus; Return goes on by onSubmit and puts the keyboard away at the end")
  func submit() throws {
    let (host, log) = try form()
    #expect(host.graph.focus.wantsKeyboard?.submitLabel == ".next")
    try host.type("Ann")
    #expect(host.texts() == ["Ann", "Mail", "Note"])
    try host.press(.return)
    #expect(host.graph.focus.wantsKeyboard?.type == .emailAddress)
    try host.type("a@b.c\n")
    #expect(host.texts() == ["Ann", "a@b.c", "Note"])
    #expect(host.graph.focus.wantsKeyboard == nil)
    #expect(log.value?.filter { $0 != "body" } == ["submit name", "submit mail"])
  }

  @Test("Return in a field that grows begins a line")
  func growing() throws {
    let (host, log) = try form()
    host.graph.focus.moveToNext()
    host.graph.focus.moveToNext()
    try host.type("one\ntwo")
    #expect(host.texts().last == "one\ntwo")
    #expect(log.value?.contains { $0.hasPrefix("submit") } == false)
    let lines = host.frames(of: "Text").last
    #expect(abs((lines?.height ?? 0) - (20.333 + 22)) < 0.4)
  }

  @Test("a keystroke in a field among a hundred runs no body and sets one paragraph")
  func cost() throws {
    struct Many: View {
      @State private var texts = Array(repeating: "text", count: 100)
      @State private var own = ""
      @FocusState var isFocused: Bool
      var body: some View {
        VStack(spacing: 0) {
          TextField("own", text: $own).focused($isFocused)
          ForEach(texts.indices, id: \.self) { TextField("x", text: $texts[$0]) }
        }
        .onAppear { isFocused = true }
      }
    }
    let host = try Host(Many(), height: 4000)
    try host.type("a")
    let before = host.graph.counters
    let paragraphs = host.graph.focus.paragraphsSet
    try host.type("b")
    #expect(host.graph.counters.bodies == before.bodies)
    #expect(host.graph.counters.measurements == before.measurements)
    #expect(host.graph.counters.placements - before.placements <= 1)
    #expect(host.graph.focus.paragraphsSet == paragraphs + 1)
    #expect(host.graph.focus.textInput?.text == "ab")
  }

  @Test("keys move the caret and select; the clipboard takes and gives")
  func keys() throws {
    let host = try Host(Single("hello brave world"))
    try host.press(.leftArrow, .option)
    #expect(host.graph.focus.textInput?.selection == 12..<12)
    try host.press(.leftArrow, [.option, .shift])
    #expect(host.graph.focus.textInput?.selection == 6..<12)
    try host.press("x", .command)
    #expect(host.texts() == ["hello world"])
    try host.press(.leftArrow, .command)
    try host.press("v", .command)
    #expect(host.texts() == ["brave hello world"])
    try host.press("z", .command)
    try host.press("z", .command)
    #expect(host.texts() == ["hello brave world"])
    try host.press("z", [.command, .shift])
    #expect(host.texts() == ["hello world"])
    try host.press("a", .command)
    try host.type("new")
    #expect(host.texts() == ["new"])
    try host.press(.delete, .option)
    #expect(host.texts() == ["Title"])
    #expect(!host.graph.sendToFocus(KeyEvent("s", modifiers: .command)))
    #expect(!host.graph.sendToFocus(KeyEvent(.tab)))
  }

  @Test("what a binding makes of typed text is shown, and the caret stays where it was")
  func limits() throws {
    struct Limited: View {
      @State private var text = ""
      @FocusState var isFocused: Bool
      let change: (String) -> String
      let isLate: Bool
      var body: some View {
        TextField(
          "Title", text: isLate ? $text : Binding(get: { text }, set: { text = change($0) })
        )
        .focused($isFocused)
        .onChange(of: text) { _, new in if isLate { text = change(new) } }
        .onAppear { isFocused = true }
      }
    }
    for isLate in [false, true] {
      let short = try Host(Limited(change: { String($0.prefix(3)) }, isLate: isLate))
      try short.type("a", "b", "c", "d")
      #expect(short.texts() == ["abc"])
      try short.press(.leftArrow)
      try short.type("x")
      #expect(short.texts() == ["abx"])
      let digits = try Host(Limited(change: { $0.filter(\.isNumber) }, isLate: isLate))
      try digits.type("1", "a", "2")
      #expect(digits.texts() == ["12"])
      try digits.press(.leftArrow)
      try digits.type("b", "3")
      #expect(digits.texts() == ["132"])
      #expect(digits.graph.focus.textInput?.selection == 2..<2)
      try digits.press("z", .command)
      try digits.press("z", .command)
      #expect(digits.texts() == ["Title"])
      let loud = try Host(Limited(change: { $0.uppercased() }, isLate: isLate))
      try loud.type("a", "c")
      try loud.press(.leftArrow)
      try loud.type("b")
      #expect(loud.texts() == ["ABC"])
      #expect(loud.graph.focus.textInput?.selection == 2..<2)
    }
  }

  @Test("a disabled field takes no focus, and loses it when it becomes so")
  func disabled() throws {
    struct Switch: View {
      @State private var text = "x"
      @State private var isDisabled = false
      @FocusState var isFocused: Bool
      let handle: Handle<() -> Void>
      var body: some View {
        handle.value = { isDisabled = true }
        return VStack {
          TextField("Title", text: $text).focused($isFocused).disabled(isDisabled)
          Text(verbatim: "\(isFocused)")
        }
        .onAppear { isFocused = true }
      }
    }
    let handle = Handle<() -> Void>()
    let host = try Host(Switch(handle: handle))
    #expect(host.texts() == ["x", "true"])
    handle.value?()
    try host.frame()
    #expect(host.texts() == ["x", "false"])
    #expect(!host.graph.sendToFocus(TextEvent.insert("y")))
    host.graph.focus.moveToNext()
    #expect(!host.graph.focus.hasFocus)
  }

  @Test("marked text is shown and written as it changes, and underlined")
  func marked() throws {
    let host = try Host(Single("a"))
    host.graph.sendToFocus(TextEvent.mark("に", selection: 1..<1))
    try host.frame()
    host.graph.sendToFocus(TextEvent.mark("日本", selection: 2..<2))
    try host.frame()
    #expect(host.texts() == ["a日本"])
    #expect(host.graph.focus.textInput?.marked == 1..<3)
    host.graph.sendToFocus(TextEvent.insert("日本"))
    try host.frame()
    #expect(host.texts() == ["a日本"])
    #expect(host.graph.focus.textInput?.marked == nil)
    try host.press("z", .command)
    #expect(host.texts() == ["a"])
  }

  @Test("letters from the on-screen keyboard become capitals where the field asks for it")
  func capitals() throws {
    func typed(_ style: TextInputAutocapitalization?, _ text: String) throws -> String {
      let host = try Host(Single("").textInputAutocapitalization(style))
      for letter in text { try host.type(String(letter)) }
      return host.texts()[0]
    }
    #expect(try typed(.sentences, "one two. three! 4 five") == "One two. Three! 4 five")
    #expect(try typed(.words, "one two") == "One Two")
    #expect(try typed(.characters, "one") == "ONE")
    #expect(try typed(.never, "one. two") == "one. two")
    #expect(try typed(nil, "one") == "one")
    let hardware = try Host(Single("").textInputAutocapitalization(.characters))
    try hardware.press("a")
    #expect(hardware.texts() == ["a"])
  }

  @Test("old initialisers are called back when editing begins, ends and is committed")
  func callbacks() throws {
    struct Old: View {
      @State private var text = ""
      @FocusState var isFocused: Bool
      let log: Handle<[String]>
      var body: some View {
        TextField(
          "Title", text: $text, onEditingChanged: { log.value?.append("editing \($0)") },
          onCommit: { log.value?.append("commit \(text)") }
        )
        .focused($isFocused)
        .onAppear { isFocused = true }
      }
    }
    let log = Handle<[String]>()
    log.value = []
    let host = try Host(Old(log: log))
    try host.type("x\n")
    #expect(log.value == ["editing true", "commit x", "editing false"])
  }

  @Test("submitScope keeps what is submitted below it to itself")
  func scope() throws {
    struct Scoped: View {
      @State private var text = ""
      @FocusState var isFocused: Bool
      let log: Handle<[String]>
      var body: some View {
        VStack { TextField("x", text: $text).focused($isFocused).onSubmit { log.value?.append("inner") } }
          .submitScope()
          .onSubmit { log.value?.append("outer") }
          .onSubmit(of: .search) { log.value?.append("search") }
          .onAppear { isFocused = true }
      }
    }
    let log = Handle<[String]>()
    log.value = []
    let host = try Host(Scoped(log: log))
    try host.type("\n")
    #expect(log.value == ["inner"])
  }

  @Test("the caret blinks on the stage's clock, and nobody waits for it")
  func blinking() throws {
    let host = try Host(Single("x"))
    #expect(host.graph.focus.textInput?.isCaretOn == true)
    #expect(!host.graph.hasFiniteAnimations)
    host.graph.setTime(0.5)
    try host.frame()
    #expect(host.graph.focus.textInput?.isCaretOn == false)
    host.graph.setTime(1)
    try host.frame()
    #expect(host.graph.focus.textInput?.isCaretOn == true)
    host.graph.setTime(1.5)
    try host.frame()
    try host.type("y")
    #expect(host.graph.focus.textInput?.isCaretOn == true)
    host.graph.focus.resign()
    try host.frame()
    #expect(host.graph.deadlines.next == nil)
  }

  @Test("events of the stage reach the focus; a tab that nobody wants moves it; shortcuts come after")
  func events() throws {
    struct Screen: View {
      @State private var a = ""
      @State private var b = ""
      @State private var saved = 0
      var body: some View {
        VStack {
          TextField("A", text: $a)
          TextField("B", text: $b)
          Button("Save \(saved)") { saved += 1 }.keyboardShortcut("s")
        }
      }
    }
    let host = try Host(Screen())
    func send(_ event: InputEvent) throws {
      host.graph.send(event)
      try host.frame()
    }
    try send(.key(KeyEvent(.tab)))
    try send(.text(.insert("x")))
    try send(.key(KeyEvent(.tab)))
    try send(.key(KeyEvent("y")))
    try send(.key(KeyEvent("s", modifiers: .command)))
    try send(.key(KeyEvent(.tab, modifiers: .shift)))
    try send(.text(.insert("z")))
    #expect(host.texts() == ["xz", "y", "Save 1"])
  }

  @Test("a scroll that puts keyboards away takes the focus")
  func scrollDismisses() throws {
    struct Screen: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      let mode: ScrollDismissesKeyboardMode
      var body: some View {
        ScrollView {
          TextField("A", text: $text).focused($isFocused)
          Color.red.frame(height: 3000)
        }
        .scrollDismissesKeyboard(mode)
        .onAppear { isFocused = true }
      }
    }
    for (mode, remains) in [(ScrollDismissesKeyboardMode.immediately, false), (.never, true)] {
      let host = try Host(Screen(mode: mode))
      #expect(host.graph.focus.hasFocus)
      host.graph.send(.touch(TouchEvent(.began, at: CGPoint(x: 100, y: 400))))
      for y in stride(from: 400.0, to: 200, by: -20) {
        host.graph.send(.touch(TouchEvent(.moved, at: CGPoint(x: 100, y: y))))
      }
      host.graph.send(.touch(TouchEvent(.ended, at: CGPoint(x: 100, y: 200))))
      #expect(host.graph.focus.hasFocus == remains)
    }
  }

  @Test("a search field submits to the screen that it searches")
  func search() throws {
    struct Screen: View {
      @State private var text = ""
      let log: Handle<[String]>
      var body: some View {
        NavigationStack {
          List { Text("row \(text)") }
            .navigationTitle("Things")
            .searchable(text: $text)
            .onSubmit(of: .search) { log.value?.append("search \(text)") }
            .onSubmit { log.value?.append("text") }
        }
      }
    }
    let log = Handle<[String]>()
    log.value = []
    let host = try Host(Screen(log: log))
    host.graph.focus.moveToNext()
    #expect(host.graph.focus.wantsKeyboard?.submitLabel == ".search")
    try host.type("milk\n")
    #expect(log.value == ["search milk"])
    #expect(host.texts().contains("row milk"))
  }

  @Test("a long line is moved so that the caret shows, and ends with dots when nobody edits it")
  func scrolling() throws {
    let host = try Host(Single("The quick brown fox jumps over the lazy dog"), width: 120)
    let caret = try #require(host.graph.focus.textInput?.caret)
    #expect(abs(caret.maxX - 120) < 0.5)
    try host.press(.upArrow)
    #expect(abs(host.graph.focus.textInput!.caret.minX) < 0.5)
    host.graph.focus.resign()
    try host.frame()
    #expect(host.graph.displayList.drawnText.hasSuffix("…"))
  }
}

/// A field that has the focus.
struct Single: View {
  @State private var text: String
  @FocusState private var isFocused: Bool

  init(_ text: String) { _text = State(initialValue: text) }

  var body: some View {
    TextField("Title", text: $text).focused($isFocused).onAppear { isFocused = true }
  }
}

extension Host {
  /// Each text is typed as one event of an on-screen keyboard.
  func type(_ texts: String...) throws {
    for text in texts {
      graph.sendToFocus(TextEvent.insert(text))
      try frame()
    }
  }

  @discardableResult
  func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) throws -> Bool {
    let isTaken = graph.sendToFocus(KeyEvent(key, modifiers: modifiers))
    try frame()
    return isTaken
  }
}

extension DisplayList {
  /// The text of all glyphs in the order in which they are drawn.
  var drawnText: String {
    items.map { item in
      switch item {
      case .glyphs(let run, _, _): run.text
      case .list(let list, _), .effect(_, let list), .marked(_, let list): list.drawnText
      default: ""
      }
    }.joined()
  }
}
