import SwiftUI
import SwiftUICore
import Testing

@Suite("Controls under a finger")
@MainActor
struct ControlPressTests {
  @Test("a switch flips where it is, and its label does nothing")
  func toggle() throws {
    struct Sample: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Toggle("Wifi", isOn: $isOn)
          Text(isOn ? "on" : "off")
        }
      }
    }
    let host = try Host(Sample(), width: 300, height: 100)
    try host.tap(20, 40)
    #expect(host.texts() == ["Wifi", "off"])
    try host.tap(280, 40)
    #expect(host.texts() == ["Wifi", "on"])
  }

  @Test("a stepper steps within its bounds")
  func stepper() throws {
    struct Sample: View {
      @State private var value = 9
      var body: some View { Stepper("\(value)", value: $value, in: 0...10) }
    }
    let host = try Host(Sample(), width: 300, height: 100)
    try host.tap(280, 50)
    try host.tap(280, 50)
    #expect(host.texts() == ["10"])
    try host.tap(252, 50)
    #expect(host.texts() == ["9"])
    try host.tap(220, 50)
    #expect(host.texts() == ["8"])
  }

  @Test("a slider follows the finger on its knob, in its steps, and says when it is held")
  func slider() throws {
    let log = Journal()
    struct Sample: View {
      let log: Journal
      @State private var value = 0.0
      var body: some View {
        VStack(spacing: 0) {
          Slider(value: $value, in: 0...100, step: 25) { log("\($0)") }
          Text("\(Int(value))")
        }
      }
    }
    let host = try Host(Sample(log: log), width: 227, height: 100)
    let y = host.frames(of: "Circle")[0].midY
    try host.drag(from: CGPoint(x: 180, y: y), to: CGPoint(x: 20, y: y))
    #expect(host.texts() == ["0"] && log.lines.isEmpty)
    try host.drag(from: CGPoint(x: 14, y: y), to: CGPoint(x: 114, y: y))
    #expect(host.texts() == ["50"] && log.lines == ["true", "false"])
    try host.drag(from: CGPoint(x: 114, y: y), to: CGPoint(x: 500, y: y))
    #expect(host.texts() == ["100"])
  }

  @Test("a segment chooses its value")
  func segments() throws {
    struct Sample: View {
      @State private var choice = "b"
      var body: some View {
        VStack(spacing: 0) {
          Picker("Choice", selection: $choice) {
            Text("A").tag("a")
            Text("B").tag("b")
          }.pickerStyle(.segmented)
          Text("chosen \(choice)")
        }
      }
    }
    let host = try Host(Sample(), width: 200, height: 52)
    try host.tap(50, 16)
    #expect(host.texts().last == "chosen a")
  }

  @Test("a disclosure group opens and closes")
  func disclosure() throws {
    let host = try Host(DisclosureGroup("More") { Text("inside") }, width: 200, height: 200)
    try host.tap(50, 100)
    try host.wait(1)
    #expect(host.texts() == ["More", "inside"])
    try host.tap(50, 90)
    try host.wait(1)
    #expect(host.texts() == ["More"])
  }

  @Test("the tab that a finger touches is shown")
  func tabs() throws {
    let host = try Host(
      TabView {
        Text("first page").tabItem { Label("One", systemImage: "1.circle") }
        Text("second page").tabItem { Label("Two", systemImage: "2.circle") }
      })
    try host.tap(300, 830)
    #expect(host.texts().contains("second page"))
  }
}
