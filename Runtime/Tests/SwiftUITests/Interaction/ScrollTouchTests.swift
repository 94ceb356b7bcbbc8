import SwiftUI
import SwiftUICore
import Testing

@Suite("Fingers in scroll views")
@MainActor
struct ScrollTouchTests {
  let log = Journal()

  private func rows(_ log: Journal) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { row in
          Button {
            log("row \(row)")
          } label: {
            Text("row \(row)").frame(maxWidth: .infinity, minHeight: 50).background(Color.gray)
          }
          .buttonStyle(Spy(log: log))
        }
      }
    }
  }

  private struct Spy: ButtonStyle {
    let log: Journal
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onChange(of: configuration.isPressed) { log($0 ? "down" : "up") }
    }
  }

  @Test("a finger that moves scrolls, and presses nothing")
  func scrolls() throws {
    let log = log
    let host = try Host(rows(log), width: 200, height: 400)
    try host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), lifts: false)
    // The first ten points say that it scrolls.
    #expect(host.texts().first == "row 1")
    let middle = try #require(host.frames(of: "Text").first).midY
    #expect(middle >= 75 - 90 && middle < 75 - 75)
    #expect(log.lines.isEmpty)
  }

  @Test("a finger that rests presses after a moment, and scrolling takes the press away")
  func pressThenScroll() throws {
    let log = log
    let host = try Host(rows(log), width: 200, height: 400)
    try host.touch(.began, 100, 300)
    try host.wait(0.1)
    #expect(log.lines.isEmpty)
    try host.wait(0.1)
    #expect(log.lines == ["down"])
    try host.touch(.moved, 100, 280)
    #expect(log.lines == ["down", "up"])
    try host.touch(.ended, 100, 280)
    #expect(log.lines == ["down", "up"])
  }

  @Test("a short tap acts, and shows the press for a moment")
  func shortTap() throws {
    let log = log
    let host = try Host(rows(log), width: 200, height: 400)
    try host.tap(100, 25)
    try host.wait(0.2)
    #expect(log.lines.sorted() == ["down", "row 0", "up"] && log.lines.last == "up")
  }

  @Test("a touch that stops a flick taps nothing")
  func stopping() throws {
    let log = log
    let host = try Host(rows(log), width: 200, height: 400)
    try host.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 100), duration: 0.1)
    try host.wait(0.1)
    try host.tap(100, 200)
    #expect(log.lines.isEmpty)
    let stopped = try #require(host.frames(of: "Text").first).minY
    try host.wait(0.5)
    #expect(host.frames(of: "Text").first?.minY == stopped)
    try host.tap(100, 200)
    #expect(log.lines.contains { $0.hasPrefix("row") })
  }

  @Test("a carousel in a list scrolls sideways, and the list up and down")
  func nested() throws {
    let host = try Host(
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text("\($0)").frame(width: 100, height: 100) } }
          }
          Color.red.frame(height: 900)
        }
      }, width: 200, height: 400)
    try host.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 50, y: 52), lifts: false)
    #expect(host.texts().first == "1" && host.frames(of: "Color").first?.minY == 100)
    try host.touch(.ended, 50, 52)
    try host.wait(3)
    try host.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 102, y: -20), lifts: false)
    #expect(host.frames(of: "Color").first!.minY < 60)
  }

  @Test("a drag gesture on a row takes the finger before the list, and a wheel scrolls")
  func dragInside() throws {
    let log = log
    let host = try Host(
      ScrollView {
        Color.red.frame(height: 900).gesture(DragGesture().onChanged { log("\($0.translation.height)") })
      }, width: 200, height: 400)
    try host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
    #expect(host.frames(of: "Color").first?.minY == 0 && log.lines.last == "-100.0")
    host.graph.send(.wheel(WheelEvent(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 60))))
    try host.frame()
    #expect(host.frames(of: "Color").first?.minY == -60)
  }
}
