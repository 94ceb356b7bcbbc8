import KitTesting
import NotesKit
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct NewNoteButtonTests {
  private func exhibit(_ settings: StageSettings = StageSettings(), action: @escaping () -> Void = {}) throws -> Exhibit
  {
    // Room in which its shadow and its bounce are on the picture.
    try Exhibit(NewNoteFAB(action: action).padding(24), settings: settings)
  }

  private var middle: Double { 24 + 28 }

  @Test("a tap runs the action, once", .shows("N-78"))
  func action() throws {
    var count = 0
    let exhibit = try exhibit { count += 1 }
    try exhibit.tap(x: middle, y: middle)
    #expect(try row("N-78").text == "Input: action on tap" && count == 1)
  }

  @Test("an orange circle", .shows("N-79"))
  func circle() throws {
    let numbers = try row("N-79").numbers
    let exhibit = try exhibit()
    let circle = try #require(exhibit.frames(of: "Circle").first)
    #expect(near([circle.width, circle.height], numbers))
    let orange = try shade(.notesOrange)
    #expect(try abs(exhibit.length(of: orange, along: .horizontal, at: middle, from: 0, to: 104) - numbers[0]) < 0.7)
    #expect(try abs(exhibit.length(of: orange, along: .vertical, at: middle, from: 0, to: 104) - numbers[1]) < 0.7)
    #expect(try exhibit.color(x: 26, y: 26) != orange)
  }

  @Test("an orange shadow falls down from it", .shows("N-80"))
  func shadow() throws {
    let numbers = try row("N-80").numbers
    let shadow = try #require(exhibit().shadows.first)
    let color = Hex(shadow.color)
    #expect(color.description == (try shade(.notesOrange)))
    #expect(abs(color.alpha - numbers[0] / 100) < 0.005)
    #expect([shadow.radius, shadow.y] == Array(numbers.dropFirst()) && shadow.x == 0)
  }

  @Test("a white pencil a little to the upper left of the middle", .shows("N-81", "N-142"))
  func pencil() throws {
    let (row, table) = (try row("N-81"), try row("N-142"))
    let exhibit = try exhibit()
    for name in [row.names[0], table.names[0]] {
      let symbol = try exhibit.symbol(name)
      #expect([symbol.pointSize, symbol.pointSize] == [row.numbers[0], try pointSize(table)])
      #expect(symbol.weight == 600 && symbol.color == "#FFFFFF")
      let frame = try exhibit.frame(ofSymbol: name)
      #expect(abs(frame.midX - middle - row.numbers[1]) < 0.35)
      #expect(abs(frame.midY - middle - row.numbers[2]) < 0.35)
    }
  }

  /// The width of the circle, as it is drawn.
  private func width(_ exhibit: Exhibit) throws -> Double {
    try exhibit.frames(of: "Circle").map(\.width).first ?? 0
  }

  @Test("it gets smaller under a finger, and comes back", .shows("N-82", "N-84"))
  func press() throws {
    let scale = try row("N-82").numbers[0]
    let exhibit = try exhibit()
    try exhibit.touch(x: middle, y: middle)
    try exhibit.stage.advance(by: 0.4)
    #expect(try abs(width(exhibit) - 56 * scale) < 0.01)
    #expect(try exhibit.color(x: 34, y: middle) == shade(.notesOrangePressed))
    try exhibit.perform(.moveFinger(.point(CGPoint(x: 600, y: 600))), .liftFinger)
    try exhibit.stage.settle()
    #expect(try row("N-84").text == "Press state follows touch down/up")
    #expect(try width(exhibit) == 56)
    #expect(try exhibit.color(x: 34, y: middle) == shade(.notesOrange))
    #expect(exhibit.haptics == [])
  }

  @Test("it springs over its size after a tap, and settles in a quarter of a second")
  func bounce() throws {
    let exhibit = try exhibit()
    try exhibit.tap(x: middle, y: middle)
    var widths: [Double] = []
    for _ in 0..<30 {
      try exhibit.stage.advance(by: 1.0 / 60)
      widths.append(try width(exhibit))
    }
    #expect(try #require(widths.max()) > 57)
    #expect(abs(try #require(widths.last) - 56) < 0.05)
  }

  @Test("it stays as large as it is for those who want less motion", .shows("N-166"))
  func calm() throws {
    #expect(try row("N-166").text == "Reduce Motion: no add-button scale bounce")
    let exhibit = try exhibit(.calm)
    try exhibit.touch(x: middle, y: middle)
    var widths: Set<Double> = []
    for step in 0..<40 {
      if step == 10 { try exhibit.perform(.liftFinger) }
      try exhibit.stage.advance(by: 1.0 / 60)
      widths.insert(try width(exhibit))
    }
    #expect(widths == [56])
  }

  @Test("it has no look of a system button: what is drawn is all there is", .shows("N-83"))
  func plain() throws {
    #expect(try row("N-83").text == "Plain style")
    let exhibit = try exhibit()
    let symbol = try exhibit.symbol("square.and.pencil")
    #expect(symbol.color == "#FFFFFF")
    #expect(try Exhibit(NewNoteFAB {}).size == CGSize(width: 56, height: 56))
  }

  @Test("one medium impact for each tap, and for VoiceOver's", .shows("N-85", "N-135"))
  func haptic() throws {
    #expect(try row("N-85").text.hasPrefix("Medium impact") && row("N-135").text.hasSuffix("medium impact"))
    let exhibit = try exhibit()
    try exhibit.tap(x: middle, y: middle)
    #expect(exhibit.haptics == ["impact(weight: .medium)"])
    try exhibit.perform(.activate("New note"))
    #expect(exhibit.haptics.count == 2)
    #expect(exhibit.speech == ["New note, button"])
  }

  @Test("a disabled one takes no taps")
  func disabled() throws {
    var count = 0
    let exhibit = try Exhibit(NewNoteFAB { count += 1 }.disabled(true))
    try exhibit.tap(x: 28, y: 28)
    #expect(count == 0 && exhibit.haptics == [])
  }
}

@MainActor
struct PrimaryButtonTests {
  private func exhibit(label: String = "Continue", action: @escaping () -> Void = {}) throws -> Exhibit {
    try Exhibit(NotesPrimaryButton(label: label, action: action))
  }

  @Test("a label, and an action that a tap runs once", .shows("N-86"))
  func inputs() throws {
    var count = 0
    let exhibit = try exhibit { count += 1 }
    try exhibit.tap(x: 200, y: 22)
    #expect(try row("N-86").text == "Inputs: label, action" && count == 1)
    #expect(exhibit.speech == ["Continue, button"])
  }

  @Test("the label is white and semibold", .shows("N-87"))
  func label() throws {
    let text = try exhibit().text("Continue")
    #expect(text.pointSize == (try row("N-87").numbers[0]) && text.weight == 600 && text.color == "#FFFFFF")
  }

  @Test("it is as wide as it can be, and no lower than a finger", .shows("N-88"))
  func size() throws {
    let exhibit = try exhibit()
    let height = try row("N-88").numbers[0]
    #expect(near([exhibit.size.width, exhibit.size.height], [393, height]))
    let long = try self.exhibit(label: String(repeating: "long words ", count: 12))
    #expect(long.size.height > (try row("N-88").numbers[0]))
    #expect(try long.cutTexts() == [])
  }

  @Test("its corners are round", .shows("N-89"))
  func radius() throws {
    let radius = try row("N-89").numbers[0]
    let exhibit = try exhibit()
    let orange = try shade(.notesOrange)
    // On the diagonal an arc of this radius is (1 - 1/√2) · r away from the corner.
    let inside = radius * (1 - 0.5.squareRoot())
    #expect(try exhibit.color(x: inside + 0.6, y: inside + 0.6) == orange)
    #expect(try exhibit.color(x: inside - 0.7, y: inside - 0.7) != orange)
  }

  @Test(
    "it is orange, darker under a finger, and orange again when the finger has left", .shows("N-90", "N-91", "N-93"))
  func fill() throws {
    #expect(try row("N-90").text == "Fill orange at rest")
    #expect(try row("N-91").text == "Fill orangePressed while pressed")
    #expect(try row("N-93").text == "Plain style, press state follows touch")
    let exhibit = try exhibit()
    #expect(try exhibit.color(x: 30, y: 22) == shade(.notesOrange))
    try exhibit.touch(x: 200, y: 22)
    try exhibit.stage.advance(by: 0.3)
    #expect(try exhibit.color(x: 30, y: 22) == shade(.notesOrangePressed))
    try exhibit.perform(.moveFinger(.point(CGPoint(x: 200, y: 900))), .liftFinger)
    try exhibit.stage.settle()
    #expect(try exhibit.color(x: 30, y: 22) == shade(.notesOrange))
    #expect(exhibit.haptics == [])
  }

  @Test("it gets smaller under a finger", .shows("N-92"))
  func scale() throws {
    let exhibit = try exhibit()
    let before = try #require(exhibit.frames(of: "RoundedRectangle").first).width
    try exhibit.touch(x: 200, y: 22)
    try exhibit.stage.advance(by: 0.3)
    let after = try #require(exhibit.frames(of: "RoundedRectangle").first).width
    #expect(try abs(after / before - row("N-92").numbers[0]) < 0.0001)
  }

  @Test("one light impact for each tap", .shows("N-94", "N-136"))
  func haptic() throws {
    #expect(try row("N-94").text.hasPrefix("Light impact") && row("N-136").text.hasSuffix("light impact"))
    let exhibit = try exhibit()
    try exhibit.tap(x: 200, y: 22)
    try exhibit.stage.settle()
    #expect(exhibit.haptics == ["impact(weight: .light)"])
  }

  @Test("it takes no taps while something goes on, or where it is disabled")
  func states() throws {
    var count = 0
    let loading = try Exhibit(NotesPrimaryButton(label: "Continue", isLoading: true) { count += 1 })
    let disabled = try Exhibit(NotesPrimaryButton(label: "Continue") { count += 1 }.disabled(true))
    for exhibit in [loading, disabled] { try exhibit.tap(x: 200, y: 22) }
    #expect(count == 0)
    #expect(try disabled.color(x: 30, y: 22) == shade(.notesCreamSurf2))
  }
}
