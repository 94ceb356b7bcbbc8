import SwiftUI
import SwiftUICore
import Testing

/// Fingers on text, as they come from a stage.
@MainActor
struct TextTouchTests {
  private let text = "hello brave new world"

  private func host(_ text: String? = nil, width: CGFloat = 300) throws -> Host {
    try Host(Editable(text ?? self.text), width: width, height: 200)
  }

  /// Where a character begins in the field of the stage, by the caret that stands there.
  private func x(_ character: Int, in host: Host) throws -> CGFloat {
    try host.press(.upArrow)
    for _ in 0..<character { try host.press(.rightArrow) }
    return try #require(host.graph.focus.textInput?.caret).midX
  }

  @Test("a tap gives the focus and puts the caret at the nearer end of the word")
  func tap() throws {
    let host = try host()
    #expect(!host.graph.focus.hasFocus)
    try host.tap(CGPoint(x: 10, y: 100))
    #expect(host.graph.focus.hasFocus)
    let (start, end) = (try x(6, in: host), try x(11, in: host))
    host.later()
    try host.tap(CGPoint(x: start + 8, y: 100))
    #expect(host.graph.focus.textInput?.selection == 6..<6)
    host.later()
    try host.tap(CGPoint(x: end - 8, y: 100))
    #expect(host.graph.focus.textInput?.selection == 11..<11)
    host.later()
    try host.tap(CGPoint(x: 290, y: 100))
    #expect(host.graph.focus.textInput?.selection == 21..<21)
  }

  @Test("two taps select the word, three the paragraph")
  func taps() throws {
    let host = try host()
    try host.tap(CGPoint(x: 10, y: 100))
    let start = try x(6, in: host)
    host.later()
    try host.tap(CGPoint(x: start + 10, y: 100))
    try host.tap(CGPoint(x: start + 10, y: 100))
    #expect(host.graph.focus.textInput?.selection == 6..<11)
    try host.tap(CGPoint(x: start + 10, y: 100))
    #expect(host.graph.focus.textInput?.selection == 0..<21)
  }

  @Test("a finger that stays takes the caret along, character by character")
  func hold() throws {
    let host = try host()
    try host.tap(CGPoint(x: 10, y: 100))
    let (start, end) = (try x(2, in: host), try x(8, in: host))
    host.later()
    host.graph.send(.touch(TouchEvent(.began, at: CGPoint(x: start, y: 100))))
    host.graph.setTime(host.graph.time + 0.6)
    try host.frame()
    #expect(host.graph.focus.textInput?.selection == 2..<2)
    host.graph.send(.touch(TouchEvent(.moved, at: CGPoint(x: end, y: 100))))
    try host.frame()
    #expect(host.graph.focus.textInput?.selection == 8..<8)
    host.graph.send(.touch(TouchEvent(.ended, at: CGPoint(x: end, y: 100))))
    try host.frame()
    #expect(host.graph.focus.textInput?.selection == 8..<8)
  }

  @Test("a disabled field takes no finger")
  func disabled() throws {
    let host = try Host(Editable("x").disabled(true), width: 300, height: 200)
    try host.tap(CGPoint(x: 10, y: 100))
    #expect(!host.graph.focus.hasFocus)
  }

  @Test("a tap below the text of an editor puts the caret at its end")
  func editor() throws {
    struct Paper: View {
      @State private var text = "one\ntwo"
      var body: some View { TextEditor(text: $text) }
    }
    let host = try Host(Paper(), width: 300, height: 200)
    try host.tap(CGPoint(x: 250, y: 180))
    #expect(host.graph.focus.textInput?.selection == 7..<7)
    try host.type("!")
    #expect(host.texts() == ["one\ntwo!"])
    #expect(host.graph.focus.textInput?.caret.minY ?? 0 > 25)
    host.later()
    // The first line lies 8 points below the edge.
    try host.tap(CGPoint(x: 6, y: 12))
    #expect(host.graph.focus.textInput?.selection == 0..<0)
  }

  @Test("a tap on another field moves the focus there, and on nothing leaves it")
  func fields() throws {
    struct Two: View {
      @State private var a = ""
      @State private var b = ""
      var body: some View {
        VStack {
          TextField("A", text: $a)
          TextField("B", text: $b)
          Color.red.frame(height: 50)
        }
      }
    }
    let host = try Host(Two(), width: 300, height: 200)
    let fields = host.frames(of: "TextInput")
    try host.tap(CGPoint(x: 10, y: fields[0].midY))
    try host.type("a")
    try host.tap(CGPoint(x: 10, y: fields[1].midY))
    try host.type("b")
    #expect(host.texts() == ["a", "b"])
    try host.tap(CGPoint(x: 10, y: fields[1].maxY + 30))
    #expect(host.graph.focus.hasFocus)
  }
}

private struct Editable: View {
  @State private var text: String

  init(_ text: String) { _text = State(initialValue: text) }

  var body: some View { TextField("Title", text: $text) }
}

extension Host {
  func tap(_ point: CGPoint) throws {
    graph.send(.touch(TouchEvent(.began, at: point)))
    graph.send(.touch(TouchEvent(.ended, at: point)))
    try frame()
  }

  /// So late that another tap is a first one.
  func later() { graph.setTime(graph.time + 1) }
}
