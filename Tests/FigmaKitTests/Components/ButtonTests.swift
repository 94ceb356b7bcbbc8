import FigmaKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct PrimaryButtonTests {
  private func exhibit(_ settings: StageSettings = StageSettings(), action: @escaping () -> Void = {}) throws -> Exhibit
  {
    try Exhibit(FigmaPrimaryButton(label: "Save", action: action), settings: settings)
  }

  @Test("a label and an action", .shows("F-85"))
  func inputs() throws {
    #expect(try row("F-85").text == "Inputs: label, action")
    var count = 0
    let exhibit = try exhibit { count += 1 }
    try exhibit.perform(.tap("Save"))
    #expect(count == 1)
  }

  @Test("the label is semibold and white", .shows("F-86"))
  func label() throws {
    let text = try exhibit().text("Save")
    #expect(try [text.pointSize] == (row("F-86").numbers) && text.weight == 600 && text.color == "#FFFFFF")
  }

  @Test("room around the label, and a least height", .shows("F-87"))
  func size() throws {
    let numbers = try row("F-87").numbers
    let exhibit = try exhibit()
    let text = try exhibit.frame(ofText: "Save")
    #expect(near([text.minY, text.minX], [numbers[0], numbers[1]], within: 0.4))
    #expect(near(Double(exhibit.size.height), max(numbers[2], text.height + 2 * numbers[0]), within: 0.5))
    let small = try Exhibit(
      FigmaPrimaryButton(label: "Save") {}, settings: StageSettings(typeSize: .xSmall))
    #expect(near(Double(small.size.height), numbers[2], within: 0.1), "\(small.size)")
  }

  @Test("round corners", .shows("F-88"))
  func corners() throws {
    let exhibit = try exhibit()
    let shape = try #require(exhibit.frames(of: "RoundedRectangle").first)
    let radius = try exhibit.cornerRadius(
      of: CGRect(x: shape.minX, y: shape.minY, width: 14, height: 14), fill: shade(.figmaActionBlue), over: "#FFFFFF")
    #expect(try near(radius, row("F-88").numbers[0], within: 1.2), "\(radius)")
  }

  @Test("blue, and darker under a finger", .shows("F-89", "F-90"))
  func fill() throws {
    #expect(try row("F-89").text == "Fill actionBlue at rest")
    #expect(try row("F-90").text == "Fill actionBluePressed while pressed")
    let exhibit = try exhibit()
    #expect(try exhibit.color(x: 8, y: 18) == shade(.figmaActionBlue))
    try exhibit.touch(x: 20, y: 18)
    try exhibit.stage.advance(by: 1)
    #expect(try exhibit.color(x: 8, y: 18) == shade(.figmaActionBluePressed))
    try exhibit.perform(.moveFinger(.point(CGPoint(x: 300, y: 700))), .liftFinger, .settle)
    #expect(try exhibit.color(x: 8, y: 18) == shade(.figmaActionBlue))
  }

  @Test("it gets smaller under a finger", .shows("F-91"))
  func scale() throws {
    let exhibit = try exhibit()
    let rest = try exhibit.frame(ofText: "Save").width
    try exhibit.touch(x: 20, y: 18)
    try exhibit.stage.advance(by: 1)
    #expect(try near(exhibit.frame(ofText: "Save").width, rest * row("F-91").numbers[0], within: 0.05))
  }

  @Test("it has no look of a system button, and a press follows the finger", .shows("F-92"))
  func plain() throws {
    #expect(try row("F-92").text == "Plain style, press follows touch")
    var count = 0
    let exhibit = try exhibit { count += 1 }
    try exhibit.touch(x: 20, y: 18)
    try exhibit.stage.advance(by: 0.5)
    #expect(try exhibit.text("Save").color == "#FFFFFF" && count == 0)
    try exhibit.perform(.moveFinger(.point(CGPoint(x: 300, y: 700))), .liftFinger, .settle)
    #expect(count == 0 && exhibit.haptics == [])
  }

  @Test("one light impact for each tap, and for VoiceOver's", .shows("F-93"))
  func haptic() throws {
    #expect(try row("F-93").text == "Light impact haptic")
    let exhibit = try exhibit()
    #expect(exhibit.haptics == [])
    try exhibit.tap(x: 20, y: 18)
    #expect(exhibit.haptics == ["impact(weight: .light)"])
    try exhibit.perform(.activate("Save"))
    #expect(exhibit.haptics.count == 2)
  }

  @Test("it takes fingers in 44 points")
  func reach() throws {
    var count = 0
    let exhibit = try Exhibit(FigmaPrimaryButton(label: "Save") { count += 1 }.padding(20))
    try exhibit.tap(x: 40, y: 17)
    try exhibit.tap(x: 40, y: exhibit.size.height - 17)
    #expect(count == 2)
    try exhibit.tap(x: 40, y: 10)
    #expect(count == 2)
  }

  @Test("off and busy buttons take no taps, and VoiceOver says so")
  func off() throws {
    var count = 0
    let busy = try Exhibit(FigmaPrimaryButton(label: "Save", isLoading: true) { count += 1 }, settles: false)
    try busy.tap(x: 20, y: 18)
    #expect(busy.speech.first?.contains("loading") == true)
    let off = try Exhibit(FigmaPrimaryButton(label: "Save") { count += 1 }.disabled(true))
    try off.tap(x: 20, y: 18)
    #expect(count == 0 && off.speech.first?.contains("dimmed") == true, "\(off.speech)")
  }

  @Test("the other buttons do what they say")
  func others() throws {
    var done: [String] = []
    let exhibit = try Exhibit(
      VStack {
        Button("Not now") { done.append("outline") }.buttonStyle(.figmaOutline)
        Button("More") { done.append("text") }.buttonStyle(.figmaText)
        FigmaIconButton(.filter, label: "Filter") { done.append("icon") }
      })
    try exhibit.perform(.tap("Not now"), .tap("More"), .tap("Filter"))
    #expect(done == ["outline", "text", "icon"])
    #expect(try exhibit.text("More").color == shade(.figmaActionBlue))
  }
}
