import SwiftUI
import SwiftUICore
import Testing

/// Thousands of random events on fields of every kind: nothing crashes, and what is shown is what is bound.
@MainActor
struct TextInputRobustnessTests {
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  struct Screen: View {
    @State private var texts = ["שלום abc", "", "The quick 👨‍👩‍👧 fox\njumps", "secret", "مرحبا 12\n\nabc"]
    @State private var amount: Double? = 3.5
    @State private var isOn = true
    @State private var isDisabled = false
    @FocusState private var focus: Int?
    let handle: Handle<[String]>

    var body: some View {
      handle.value = texts
      return ScrollView {
        VStack {
          TextField("A", text: $texts[0]).focused($focus, equals: 0).disabled(isDisabled)
          TextField("B", text: Binding(get: { texts[1] }, set: { texts[1] = String($0.prefix(5)).uppercased() }))
            .focused($focus, equals: 1)
          if isOn { TextField("C", text: $texts[2], axis: .vertical).lineLimit(1...3).focused($focus, equals: 2) }
          SecureField("D", text: $texts[3]).focused($focus, equals: 3)
          TextEditor(text: $texts[4]).frame(height: 80).focused($focus, equals: 4)
          TextField("E", value: $amount, format: .number).focused($focus, equals: 5)
          Button("change") { isOn.toggle() }.keyboardShortcut("t")
          Button("disable") { isDisabled.toggle() }.keyboardShortcut("d")
          Button("move") { focus = (focus ?? 0) + 1 }.keyboardShortcut("m")
          Button("clear") { texts = texts.map { _ in "" } }.keyboardShortcut("k")
        }
        .onSubmit { focus = focus.map { $0 + 1 } }
      }
    }
  }

  private static let pieces = [
    "a", " ", "\n", "\r\n", "é", "\u{301}", "👨‍👩‍👧‍👦", "🇩🇪", "🇫", "\u{1112}", "\u{1161}", "ש", "שלום", "مرحبا", "12",
    "\u{200D}",
    "ﷺ", "नि", "\t", "\u{2028}", "\u{0}", "\u{FEFF}", "\u{202E}", "(", "", "x y z w v u t s r q p o n m l k j",
  ]

  @Test("random keys, texts, marks, touches and clock steps", arguments: 1...6)
  func events(_ seed: Int) throws {
    var random = Random(state: UInt64(seed))
    let handle = Handle<[String]>()
    let host = try Host(Screen(handle: handle), width: 200, height: 400)
    let keys: [KeyEquivalent] = [
      .leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .pageUp, .pageDown, .delete, .deleteForward, .tab,
      .return, .escape, "a", "c", "x", "v", "z", "t", "d", "m", "k", "e", "h", .clear,
    ]
    let modifiers: [EventModifiers] = [
      [], [], [], .shift, .command, .option, .control, [.command, .shift], [.option, .shift],
    ]
    var piece: String { Self.pieces.randomElement(using: &random)! }
    for _ in 0..<500 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        host.graph.send(
          .key(KeyEvent(keys.randomElement(using: &random)!, modifiers: modifiers.randomElement(using: &random)!)))
      case 4, 5: host.graph.send(.text(.insert(piece)))
      case 6:
        let start = Int.random(in: -2...4, using: &random)
        host.graph.send(.text(.mark(piece, selection: start..<start + Int.random(in: 0...4, using: &random))))
      case 7: host.graph.send(.text(.unmark))
      case 8:
        let point = CGPoint(
          x: .random(in: -20...220, using: &random), y: .random(in: -20...420, using: &random))
        host.graph.send(.touch(TouchEvent(.began, at: point)))
        if Bool.random(using: &random) {
          host.graph.setTime(host.graph.time + 0.7)
          try host.frame()
          host.graph.send(.touch(TouchEvent(.moved, at: CGPoint(x: point.x + 30, y: point.y + 5))))
        }
        host.graph.send(.touch(TouchEvent(.ended, at: point)))
      default: host.graph.setTime(host.graph.time + .random(in: 0...1, using: &random))
      }
      if Bool.random(using: &random) { try host.frame() }
      _ = host.graph.displayList
    }
    try host.frame()
    if let input = host.graph.focus.textInput {
      #expect(input.selection.upperBound <= input.text.count)
      #expect(input.caret.minX.isFinite && input.caret.minY.isFinite)
    }
    // What the fields show is what is bound.
    host.graph.focus.resign()
    try host.frame()
    let shown = host.texts()
    let bound = try #require(handle.value)
    #expect(shown.contains(bound[0].isEmpty ? "A" : bound[0]))
    #expect(shown.contains(bound[1].isEmpty ? "B" : bound[1]))
    #expect(shown.contains(bound[3].isEmpty ? "D" : String(repeating: "•", count: bound[3].count)))
    #expect(shown.contains(bound[4]))
  }

  @Test("nothing grows when fields come and go")
  func comingAndGoing() throws {
    struct Screen: View {
      @State private var isOn = true
      @State private var text = "x"
      @FocusState private var isFocused: Bool
      let handle: Handle<() -> Void>
      var body: some View {
        handle.value = {
          isOn.toggle()
          isFocused = isOn
        }
        return VStack {
          if isOn {
            TextField("A", text: $text).focused($isFocused)
            Text("b").focusable().focusedValue(\.growing, "x")
          }
        }
      }
    }
    let handle = Handle<() -> Void>()
    let host = try Host(Screen(handle: handle))
    for _ in 0..<200 {
      handle.value?()
      try host.frame()
      host.graph.setTime(host.graph.time + 0.1)
      try host.frame()
    }
    #expect(host.graph.focus.targetCount == 2)
    #expect(host.graph.focus.linkCount == 1)
    handle.value?()
    try host.frame()
    #expect(host.graph.focus.targetCount == 0)
    #expect(host.graph.focus.linkCount == 0)
    #expect(host.graph.deadlines.next == nil)
  }
}

private struct GrowingKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var growing: String? {
    get { self[GrowingKey.self] }
    set { self[GrowingKey.self] = newValue }
  }
}
