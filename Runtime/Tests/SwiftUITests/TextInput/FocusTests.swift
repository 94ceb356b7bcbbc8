import SwiftUI
import SwiftUICore
import Testing

@MainActor
struct FocusTests {
  private enum Field: Hashable { case first, second, third }

  /// Three views that can have the focus, and what the state says in a fourth.
  private struct Fields: View {
    @FocusState var focus: Field?
    @State private var isDisabled = false
    @State private var isThere = true
    let handle: Handle<(focus: (Field?) -> Void, disable: () -> Void, remove: () -> Void)>

    var body: some View {
      handle.value = ({ focus = $0 }, { isDisabled = true }, { isThere = false })
      return VStack {
        HStack {
          FocusMark(name: "1").focusable().focused($focus, equals: .first)
          if isThere { FocusMark(name: "2").focusable().focused($focus, equals: .second).disabled(isDisabled) }
        }
        FocusMark(name: "3").focusable().focused($focus, equals: .third)
        Text(verbatim: "at \(focus.map { "\($0)" } ?? "nothing")")
      }
    }
  }

  /// Shows whether the view around it has the focus.
  private struct FocusMark: View {
    let name: String
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text(verbatim: name + (isFocused ? " has it" : "")) }
  }

  @Test("code moves the focus by a state, and the views read that they have it")
  func state() throws {
    let handle = Handle<(focus: (Field?) -> Void, disable: () -> Void, remove: () -> Void)>()
    let host = try Host(Fields(handle: handle))
    #expect(host.texts() == ["1", "2", "3", "at nothing"])
    handle.value?.focus(.second)
    try host.frame()
    #expect(host.texts() == ["1", "2 has it", "3", "at second"])
    handle.value?.focus(.third)
    try host.frame()
    #expect(host.texts() == ["1", "2", "3 has it", "at third"])
    handle.value?.focus(nil)
    try host.frame()
    #expect(host.texts() == ["1", "2", "3", "at nothing"])
    #expect(!host.graph.focus.hasFocus)
  }

  @Test("Tab goes through the targets as they are read, from the last to the first; the state follows")
  func order() throws {
    let handle = Handle<(focus: (Field?) -> Void, disable: () -> Void, remove: () -> Void)>()
    let host = try Host(Fields(handle: handle))
    var seen: [String] = []
    for _ in 0..<4 {
      host.graph.focus.moveToNext()
      try host.frame()
      seen.append(host.texts().last ?? "")
    }
    #expect(seen == ["at first", "at second", "at third", "at first"])
    host.graph.focus.moveToPrevious()
    try host.frame()
    #expect(host.texts().last == "at third")
  }

  @Test("the focus leaves a view that is disabled or goes; the state says so")
  func leaving() throws {
    let handle = Handle<(focus: (Field?) -> Void, disable: () -> Void, remove: () -> Void)>()
    let host = try Host(Fields(handle: handle))
    handle.value?.focus(.second)
    try host.frame()
    handle.value?.disable()
    try host.frame()
    #expect(host.texts().last == "at nothing")
    // What is disabled does not take it, and the state does not lie.
    handle.value?.focus(.second)
    try host.frame()
    #expect(host.texts().last == "at nothing")
    let other = try Host(Fields(handle: handle))
    handle.value?.focus(.second)
    try other.frame()
    handle.value?.remove()
    try other.frame()
    #expect(other.texts() == ["1", "3", "at nothing"])
    #expect(!other.graph.focus.hasFocus)
  }

  @Test("a state that a container is bound to is true while anything in it has the focus")
  func container() throws {
    struct Box: View {
      @FocusState var isIn: Bool
      @FocusState var inner: Int?
      let handle: Handle<(Bool) -> Void>
      var body: some View {
        handle.value = { isIn = $0 }
        return VStack {
          VStack {
            Text("a").focusable().focused($inner, equals: 1)
            Text("b").focusable().focused($inner, equals: 2)
          }
          .focused($isIn)
          Text("c").focusable().focused($inner, equals: 3)
          Text(verbatim: "\(isIn) \(inner ?? 0)")
        }
      }
    }
    let handle = Handle<(Bool) -> Void>()
    let host = try Host(Box(handle: handle))
    handle.value?(true)
    try host.frame()
    #expect(host.texts().last == "true 1")
    host.graph.focus.moveToNext()
    try host.frame()
    #expect(host.texts().last == "true 2")
    host.graph.focus.moveToNext()
    try host.frame()
    #expect(host.texts().last == "false 3")
  }

  @Test("a default focus is taken when the view appears, and a focus that is set on appearing")
  func defaultFocus() throws {
    struct Start: View {
      @FocusState var focus: Int?
      let appears: Bool
      var body: some View {
        VStack {
          Text("a").focusable().focused($focus, equals: 1)
          Text("b").focusable().focused($focus, equals: 2)
          Text(verbatim: "\(focus ?? 0)")
        }
        .defaultFocus($focus, 2)
        .onAppear { if appears { focus = 1 } }
      }
    }
    #expect(try Host(Start(appears: false)).texts().last == "2")
    #expect(try Host(Start(appears: true)).texts().last == "1")
  }

  @Test("a key goes to the handlers around the focus, the innermost first, until one has handled it")
  func keyPress() throws {
    struct Keys: View {
      @FocusState var isFocused: Bool
      let log: Handle<[String]>
      var body: some View {
        VStack {
          Text("a").focusable().focused($isFocused)
            .onKeyPress(.upArrow) {
              log.value?.append("inner up")
              return .handled
            }
            .onKeyPress(characters: .decimalDigits) { press in
              log.value?.append("digit \(press.characters)")
              return press.characters == "1" ? .handled : .ignored
            }
        }
        .onKeyPress(keys: ["2", .escape], phases: .down) { press in
          log.value?.append("outer \(press.key.character == "2" ? "2" : "escape")")
          return .handled
        }
        .onKeyPress { press in
          log.value?.append("any")
          return .ignored
        }
        .onAppear { isFocused = true }
      }
    }
    let log = Handle<[String]>()
    log.value = []
    let host = try Host(Keys(log: log))
    #expect(host.graph.sendToFocus(KeyEvent(.upArrow)))
    #expect(host.graph.sendToFocus(KeyEvent("1")))
    #expect(host.graph.sendToFocus(KeyEvent("2")))
    #expect(!host.graph.sendToFocus(KeyEvent("x")))
    #expect(log.value == ["inner up", "digit 1", "digit 2", "outer 2", "any"])
    host.graph.focus.resign()
    #expect(!host.graph.sendToFocus(KeyEvent(.upArrow)))
  }

  @Test("values of the views around the focus are read elsewhere, those of the scene always")
  func focusedValues() throws {
    struct Reader: View {
      @FocusedValue(\.note) private var note
      @FocusedBinding(\.count) private var count
      @FocusedValue(\.place) private var place
      var body: some View {
        Text(verbatim: "\(note ?? "none") \(count ?? -1) \(place ?? "nowhere")")
      }
    }
    struct Notes: View {
      @State private var count = 1
      @FocusState var focus: Int?
      let handle: Handle<(focus: (Int?) -> Void, count: () -> Void)>
      var body: some View {
        handle.value = ({ focus = $0 }, { count += 1 })
        return VStack {
          Text("a").focusable().focused($focus, equals: 1).focusedValue(\.note, "A").focusedValue(\.count, $count)
          Text("b").focusable().focused($focus, equals: 2).focusedValue(\.note, "B")
          Reader()
        }
        .focusedSceneValue(\.place, "here")
      }
    }
    let handle = Handle<(focus: (Int?) -> Void, count: () -> Void)>()
    let host = try Host(Notes(handle: handle))
    #expect(host.texts().last == "none -1 here")
    handle.value?.focus(1)
    try host.frame()
    #expect(host.texts().last == "A 1 here")
    handle.value?.count()
    try host.frame()
    #expect(host.texts().last == "A 2 here")
    handle.value?.focus(2)
    try host.frame()
    #expect(host.texts().last == "B -1 here")
  }

  @Test("a transparent field has the focus by code and not by Tab; a hidden one has it never; a covered one loses it")
  func reach() throws {
    struct Code: View {
      @State private var code = ""
      @State private var hidden = ""
      @State private var isCovered = false
      @FocusState private var focus: Int?
      let handle: Handle<(focus: (Int?) -> Void, cover: () -> Void)>
      var body: some View {
        handle.value = ({ focus = $0 }, { isCovered = true })
        return VStack {
          TextField("", text: $code).frame(width: 1, height: 1).opacity(0).focused($focus, equals: 1)
          TextField("", text: $hidden).hidden().focused($focus, equals: 2)
          Text(verbatim: code)
          Text("mark").focusable().focused($focus, equals: 3).allowsHitTesting(!isCovered)
          Text(verbatim: "\(focus ?? 0)")
        }
      }
    }
    let handle = Handle<(focus: (Int?) -> Void, cover: () -> Void)>()
    let host = try Host(Code(handle: handle))
    handle.value?.focus(1)
    try host.frame()
    try host.type("42")
    #expect(host.texts().contains("42"))
    handle.value?.focus(2)
    try host.frame()
    #expect(host.texts().last == "1")
    for _ in 0..<2 {
      host.graph.focus.moveToNext()
      try host.frame()
      #expect(host.texts().last == "3")
    }
    handle.value?.cover()
    try host.frame()
    #expect(host.texts().last == "0")
  }

  @Test("a view that can have the focus over several children stands for each of them")
  func parts() throws {
    struct Group2: View {
      @State private var count = 2
      let handle: Handle<() -> Void>
      var body: some View {
        handle.value = { count -= 1 }
        return VStack { Group { ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)") } }.focusable() }
      }
    }
    let handle = Handle<() -> Void>()
    let host = try Host(Group2(handle: handle))
    #expect(host.graph.focus.moveToNext() && host.graph.focus.moveToNext())
    handle.value?()
    try host.frame()
    #expect(host.graph.focus.moveToNext())
  }

  @Test("the focus of assistive technology has states of its own")
  func accessibilityFocus() throws {
    struct Spoken: View {
      @AccessibilityFocusState var focus: Int?
      let handle: Handle<(Int?) -> Void>
      var body: some View {
        handle.value = { focus = $0 }
        return VStack {
          Text("a").accessibilityFocused($focus, equals: 1)
          Text(verbatim: "\(focus ?? 0)")
        }
      }
    }
    let handle = Handle<(Int?) -> Void>()
    let host = try Host(Spoken(handle: handle))
    handle.value?(1)
    try host.frame()
    #expect(host.texts().last == "1")
    #expect(!host.graph.focus.hasFocus)
    // No view stands for it.
    handle.value?(2)
    try host.frame()
    #expect(host.texts().last == "1")
    handle.value?(nil)
    try host.frame()
    #expect(host.texts().last == "0")
  }
}

private struct NoteKey: FocusedValueKey { typealias Value = String }
private struct CountKey: FocusedValueKey { typealias Value = Binding<Int> }
private struct PlaceKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
  fileprivate var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
  fileprivate var place: String? {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }
}
