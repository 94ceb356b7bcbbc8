import Observation
import SwiftUI
import SwiftUICore
import Testing

/// Screens as app developers write them, from the keyboard's side.
@MainActor
struct TextInputSampleTests {
  @Test("Return in a list of things to do adds a row and types on in it")
  func list() throws {
    struct Item: Identifiable, Hashable {
      let id: Int
      var text = ""
    }
    struct Things: View {
      @State private var items = [Item(id: 0)]
      @FocusState private var focus: Int?
      var body: some View {
        List {
          ForEach($items) { $item in
            TextField("New thing", text: $item.text)
              .focused($focus, equals: item.id)
              .onSubmit {
                items.append(Item(id: items.count))
                focus = items.last?.id
              }
          }
        }
        .onAppear { focus = 0 }
      }
    }
    let host = try Host(Things())
    try host.type("milk\n")
    try host.type("bread\n")
    try host.type("eggs")
    #expect(host.texts() == ["milk", "bread", "eggs"])
  }

  @Test("a code field that is not seen takes four digits and lets go")
  func code() throws {
    struct Code: View {
      @State private var code = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        ZStack {
          TextField("", text: $code).keyboardType(.numberPad).focused($isFocused).opacity(0).allowsHitTesting(false)
          HStack {
            ForEach(0..<4, id: \.self) { index in
              Text(index < code.count ? String(Array(code)[index]) : "_").frame(width: 40, height: 50)
            }
          }
          .contentShape(Rectangle())
          .onTapGesture { isFocused = true }
        }
        .onChange(of: code) { _, new in
          code = String(new.filter(\.isNumber).prefix(4))
          if code.count == 4 { isFocused = false }
        }
      }
    }
    let host = try Host(Code(), width: 300, height: 300)
    try host.tap(CGPoint(x: 150, y: 150))
    #expect(host.graph.focus.wantsKeyboard?.type == .numberPad)
    for digit in ["1", "x", "2", "3", "4"] { try host.type(digit) }
    #expect(host.texts() == ["1", "2", "3", "4"])
    #expect(host.graph.focus.wantsKeyboard == nil)
  }

  @Test("a chat sends what was typed and keeps the keyboard")
  func chat() throws {
    struct Chat: View {
      @State private var text = ""
      @State private var messages: [String] = []
      var body: some View {
        VStack {
          ForEach(messages, id: \.self) { Text($0) }
          HStack {
            TextField("Message", text: $text, axis: .vertical).lineLimit(1...4).textFieldStyle(.roundedBorder)
            Button("Send") {
              messages.append(text)
              text = ""
            }
            .disabled(text.isEmpty)
          }
        }
      }
    }
    let host = try Host(Chat(), width: 320, height: 300)
    let field = host.frames(of: "TextInput")[0]
    try host.tap(CGPoint(x: field.midX, y: field.midY))
    try host.type("Hello")
    let send = host.frames(of: "Text").last!
    try host.tap(CGPoint(x: send.midX, y: send.midY))
    #expect(host.texts().first == "Hello")
    #expect(host.texts().contains("Message"))
    #expect(host.graph.focus.wantsKeyboard != nil)
    try host.type("Again")
    #expect(host.texts().contains("Again"))
    try host.press("z", .command)
    #expect(host.texts().contains("Message"))
  }

  @Observable final class Profile {
    var name = "Ann"
    var bio = ""
  }

  @Test("fields of an observable object write it, follow it, and run no body")
  func observable() throws {
    struct Editor: View {
      @Bindable var profile: Profile
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Name", text: $profile.name).focused($isFocused)
          TextField("Bio", text: $profile.bio)
          Button("Reset") { profile.name = "Bea" }.keyboardShortcut("r")
        }
        .onAppear { isFocused = true }
      }
    }
    let profile = Profile()
    let host = try Host(Editor(profile: profile))
    let bodies = host.graph.counters.bodies
    try host.type("a")
    #expect(profile.name == "Anna")
    #expect(host.graph.counters.bodies == bodies)
    host.graph.send(.key(KeyEvent("r", modifiers: .command)))
    try host.frame()
    #expect(host.texts().first == "Bea")
    try host.type("!")
    #expect(profile.name == "Bea!")
  }

  final class Settings: ObservableObject {
    @Published var title = "x"
  }

  @Test("fields of an observed object follow it")
  func observed() throws {
    struct Editor: View {
      @StateObject private var settings = Settings()
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Title", text: $settings.title).focused($isFocused)
          Text(settings.title.uppercased())
          Button("Reset") { settings.title = "new" }.keyboardShortcut("r")
        }
        .onAppear { isFocused = true }
      }
    }
    let host = try Host(Editor())
    try host.type("y")
    #expect(host.texts().prefix(2) == ["xy", "XY"])
    host.graph.send(.key(KeyEvent("r", modifiers: .command)))
    try host.frame()
    #expect(host.texts().prefix(2) == ["new", "NEW"])
  }

  @Test("a value that changes while its field is edited is shown")
  func stepper() throws {
    struct Amount: View {
      @State private var amount = 1
      @FocusState private var isFocused: Bool
      var body: some View {
        HStack {
          TextField("Amount", value: $amount, format: .number).focused($isFocused)
          Button("More") { amount += 10 }.keyboardShortcut("m")
        }
        .onAppear { isFocused = true }
      }
    }
    let host = try Host(Amount())
    try host.type("2")
    #expect(host.texts()[0] == "12")
    host.graph.send(.key(KeyEvent("m", modifiers: .command)))
    try host.frame()
    #expect(host.texts()[0] == "22")
    try host.press(.delete)
    try host.press(.delete)
    #expect(host.texts()[0] == "Amount")
    // Nothing can be read out of nothing: the value stays and comes back.
    try host.press(.return)
    #expect(host.texts()[0] == "2")
  }

  @Test("Return and Shift-Return in an editor are told apart by a key handler")
  func editorKeys() throws {
    struct Composer: View {
      @State private var text = ""
      @State private var sent = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextEditor(text: $text).focused($isFocused)
            .onKeyPress(keys: [.return]) { press in
              guard !press.modifiers.contains(.shift) else { return .ignored }
              sent = text
              text = ""
              return .handled
            }
          Text(verbatim: "sent \(sent)")
        }
        .onAppear { isFocused = true }
      }
    }
    let host = try Host(Composer(), width: 200, height: 200)
    try host.type("one")
    try host.press(.return, .shift)
    try host.type("two")
    #expect(host.texts().first == "one\ntwo")
    try host.press(.return)
    #expect(host.texts() == ["", "sent one\ntwo"])
  }
}
