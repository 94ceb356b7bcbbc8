import SwiftUI
import SwiftUICore
import Testing

private struct SpyStyle: ButtonStyle {
  let log: Journal
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(20).background(configuration.isPressed ? Color.red : Color.blue)
      .onChange(of: configuration.isPressed) { log($0 ? "down" : "up") }
  }
}

@Suite("Buttons under a finger")
@MainActor
struct ButtonPressTests {
  let log = Journal()

  @Test("a button is pressed while the finger is on it and acts when it goes up")
  func press() throws {
    let log = log
    let host = try Host(
      Button("Save") { log("save") }.buttonStyle(SpyStyle(log: log)), width: 200, height: 200)
    try host.touch(.began, 100, 100)
    #expect(log.lines == ["down"])
    try host.touch(.ended, 100, 100)
    #expect(log.lines == ["down", "save", "up"])
  }

  @Test("a finger that leaves takes the press with it, and brings it back")
  func leave() throws {
    let log = log
    let host = try Host(
      Button("Save") { log("save") }.buttonStyle(SpyStyle(log: log)), width: 400, height: 400)
    try host.touch(.began, 200, 200)
    try host.touch(.moved, 200, 380)
    try host.touch(.moved, 200, 200)
    try host.touch(.moved, 200, 380)
    try host.touch(.ended, 200, 380)
    #expect(log.lines == ["down", "up", "down", "up"])
  }

  @Test("a disabled button does nothing, and one that is disabled under the finger lets go")
  func disabled() throws {
    struct Sample: View {
      let log: Journal
      @State private var isOff = false
      var body: some View {
        VStack(spacing: 0) {
          Button("Save") { log("save") }.buttonStyle(SpyStyle(log: log)).disabled(isOff)
          Color.green.frame(height: 50).onTapGesture { isOff = true }
        }
      }
    }
    let host = try Host(Sample(log: log), width: 200, height: 200)
    try host.touch(.began, 100, 80)
    try host.touch(.began, 100, 150, finger: 1)
    try host.touch(.ended, 100, 150, finger: 1)
    try host.touch(.ended, 100, 80)
    #expect(log.lines == ["down", "up"])
    try host.tap(100, 80)
    #expect(log.lines == ["down", "up"])
  }

  @Test("two fingers press two buttons")
  func twoFingers() throws {
    let log = log
    let host = try Host(
      VStack(spacing: 0) {
        Button("A") { log("a") }.buttonStyle(SpyStyle(log: log))
        Button("B") { log("b") }.buttonStyle(SpyStyle(log: log))
      }, width: 200, height: 200)
    try host.touch(.began, 100, 70)
    try host.touch(.began, 100, 130, finger: 1)
    try host.touch(.ended, 100, 130, finger: 1)
    try host.touch(.ended, 100, 70)
    #expect(log.lines == ["down", "down", "b", "up", "a", "up"])
  }

  @Test("a keyboard shortcut presses the button that it is on")
  func shortcut() throws {
    let log = log
    let host = try Host(
      VStack {
        Button("Save") { log("save") }.keyboardShortcut("s")
        Button("Cancel") { log("cancel") }.keyboardShortcut(.cancelAction)
        Button("Off") { log("off") }.keyboardShortcut("o").disabled(true)
      })
    host.graph.send(.key(KeyEvent("s", modifiers: .command)))
    host.graph.send(.key(KeyEvent("s")))
    host.graph.send(.key(KeyEvent(.escape)))
    host.graph.send(.key(KeyEvent("o", modifiers: .command)))
    #expect(log.lines == ["save", "cancel"])
  }

  @Test("the pointer is told of when it comes and when it leaves")
  func hover() throws {
    let log = log
    let host = try Host(
      Color.red.frame(width: 100, height: 100).onHover { log("\($0)") }
        .onContinuousHover { if case .active(let point) = $0 { log("\(point.x)") } }, width: 200, height: 200)
    host.graph.send(.hover(CGPoint(x: 100, y: 100)))
    host.graph.send(.hover(CGPoint(x: 110, y: 100)))
    host.graph.send(.hover(CGPoint(x: 10, y: 10)))
    #expect(log.lines == ["50.0", "true", "60.0", "false"] || log.lines == ["true", "50.0", "60.0", "false"])
  }
}
