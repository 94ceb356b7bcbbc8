import SwiftUI
import SwiftUICore
import Testing

/// Carets and selections out of the text that is drawn.
@MainActor
struct TextGeometryTests {
  private func host(_ text: String, width: CGFloat = 300, isMirrored: Bool = false) throws -> Host {
    try Host(
      Growing(text).environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight), width: width,
      height: 400)
  }

  private func caret(_ host: Host) throws -> CGRect { try #require(host.graph.focus.textInput?.caret) }

  private func places(_ host: Host, _ key: KeyEquivalent, _ count: Int) throws -> [Int] {
    try (0..<count).map { _ in
      try host.press(key)
      return host.graph.focus.textInput?.selection.lowerBound ?? -1
    }
  }

  @Test("the caret moves as it is seen: through right-to-left words from their end to their start")
  func visual() throws {
    let host = try host("ab שלום cd")
    try host.press(.upArrow, .command)
    // a b _ then the Hebrew letters from the left, which are the last first.
    #expect(try places(host, .rightArrow, 10) == [1, 2, 3, 6, 5, 4, 3, 8, 9, 10])
    #expect(try places(host, .leftArrow, 10) == [9, 8, 7, 4, 5, 6, 7, 2, 1, 0])
  }

  @Test("every step to the right is a step to the right, whatever the text")
  func monotone() throws {
    for text in ["ab שלום cd", "مرحبا 123 abc", "שלום 12 עולם", "a👨‍👩‍👧é한", "abc (שלום) def"] {
      for isMirrored in [false, true] {
        let host = try host(text, isMirrored: isMirrored)
        for _ in 0..<30 { try host.press(.leftArrow) }
        var last = try caret(host).midX
        var steps = 0
        for _ in 0..<text.count {
          try host.press(.rightArrow)
          let x = try caret(host).midX
          if x > last { steps += 1 }
          #expect(x >= last, "\(text)")
          last = x
        }
        #expect(steps >= text.count - 1, "\(text)")
      }
    }
  }

  @Test("after a Hebrew letter the caret stands at its left, after a Latin one at its right")
  func side() throws {
    let host = try host("")
    try host.type("a")
    let afterLatin = try caret(host).midX
    try host.type("ש")
    let first = try caret(host).midX
    try host.type("ל")
    // In a paragraph from left to right the word begins after the a and grows to the right; its end is at the left.
    let second = try caret(host).midX
    #expect(first > afterLatin - 1.5 && abs(second - first) < 1.5)
    try host.type("b")
    #expect(try caret(host).midX > first + 10)
  }

  @Test("a field that reads from right to left has its empty caret at the right")
  func mirrored() throws {
    #expect(try caret(try host("", isMirrored: true)).maxX > 295)
    #expect(try caret(try host("")).minX < 5)
    let host = try host("שלום", isMirrored: true)
    let end = try caret(host)
    #expect(end.midX < 290)
    try host.press(.upArrow, .command)
    #expect(try caret(host).maxX > 295)
  }

  @Test("lines: up, down and the ends of a broken line")
  func lines() throws {
    let host = try host("The quick brown fox jumps over the lazy dog and runs", width: 150)
    try host.press(.upArrow, .command)
    let top = try caret(host)
    try host.press(.rightArrow, .command)
    let end = try caret(host)
    #expect(end.minY == top.minY && end.midX > 80)
    let place = try #require(host.graph.focus.textInput?.selection.lowerBound)
    try host.press(.downArrow, [])
    #expect(try caret(host).minY - top.minY > 20)
    try host.press(.leftArrow, .command)
    // The second line begins where the first ends.
    #expect(host.graph.focus.textInput?.selection.lowerBound == place)
    #expect(try caret(host).minX < 5)
    try host.press(.upArrow)
    #expect(try caret(host) == top)
  }

  @Test("the field grows with its lines and scrolls to the caret beyond its limit")
  func limit() throws {
    struct Limited: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("x", text: $text, axis: .vertical).lineLimit(2...3).focused($isFocused)
          .onAppear { isFocused = true }
      }
    }
    let host = try Host(Limited(), width: 200, height: 300)
    // Lines of body text are 22 points apart, the first is 20.333 high.
    var heights: [CGFloat] = []
    for _ in 0..<5 {
      heights.append(host.frames(of: "TextInput")[0].height)
      try host.type("line\n")
    }
    for (height, lines) in zip(heights, [2, 2, 3, 3, 3]) {
      #expect(abs(height - (20.333 + 22 * CGFloat(lines - 1))) < 0.5)
    }
    let field = host.frames(of: "TextInput")[0]
    let caret = try caret(host)
    #expect(caret.minY >= field.minY - 0.5 && caret.maxY <= field.maxY + 0.5)
    try host.press(.upArrow, .command)
    #expect(abs(try self.caret(host).minY - field.minY) < 0.5)
  }

  @Test("an editor scrolls with the caret and back")
  func editor() throws {
    struct Paper: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View { TextEditor(text: $text).focused($isFocused).onAppear { isFocused = true } }
    }
    let host = try Host(Paper(), width: 200, height: 100)
    for line in 0..<20 { try host.type("line \(line)\n") }
    let end = try caret(host)
    #expect(end.minY > 0 && end.maxY <= 100)
    #expect(host.graph.displayList.drawnText.contains("line 19"))
    try host.press(.upArrow, .command)
    let start = try caret(host)
    #expect(start.minY >= 0 && start.maxY < 40)
    try host.press(.tab)
    #expect(host.graph.focus.textInput?.text.first == "\t")
  }

  @Test("a text of a megabyte is pasted, edited at both ends and undone")
  func megabyte() throws {
    struct Paper: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View { TextEditor(text: $text).focused($isFocused).onAppear { isFocused = true } }
    }
    let host = try Host(Paper(), width: 300, height: 400)
    let line = "The quick brown fox jumps over the dog.\n"
    let long = String(repeating: line, count: 1_000_000 / line.utf8.count)
    try host.type(long)
    #expect(host.graph.focus.textInput?.text.utf8.count == long.utf8.count)
    let paragraphs = host.graph.focus.paragraphsSet
    try host.type("x")
    try host.press(.upArrow, .command)
    try host.type("y")
    #expect(host.graph.focus.paragraphsSet - paragraphs <= 2)
    #expect(host.graph.displayList.drawnText.utf8.count < 20_000)
    try host.press("z", .command)
    #expect(host.graph.focus.textInput?.text.utf8.count == long.utf8.count + 1)
    try host.press("z", .command)
    #expect(host.graph.focus.textInput?.text == "")
  }
}

private struct Growing: View {
  @State private var text: String
  @FocusState private var isFocused: Bool

  init(_ text: String) { _text = State(initialValue: text) }

  var body: some View {
    TextField("Title", text: $text, axis: .vertical).focused($isFocused).onAppear { isFocused = true }
  }
}
