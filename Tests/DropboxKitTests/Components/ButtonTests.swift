import DropboxKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct PrimaryButtonTests {
  private func exhibit(
    _ title: String = "Copy link", enabled: Bool = true, _ settings: StageSettings = StageSettings(),
    action: @escaping () -> Void = {}
  ) throws -> Exhibit {
    try Exhibit(DbxPrimaryButton(title: title, enabled: enabled, action: action), settings: settings)
  }

  @Test("a title, on unless it is said otherwise, and an action that a tap runs once", .shows("D-42"))
  func inputs() throws {
    #expect(try row("D-42").text == "Inputs: title, enabled (default true), action")
    var count = 0
    let exhibit = try Exhibit(DbxPrimaryButton(title: "Copy link") { count += 1 })
    try exhibit.tap(x: 200, y: 20)
    #expect(count == 1 && exhibit.speech == ["Copy link, button"])
  }

  @Test("the title is white and semibold", .shows("D-43"))
  func title() throws {
    let (text, numbers) = (try exhibit().text("Copy link"), try row("D-43").numbers)
    #expect([text.pointSize] == numbers && text.weight == 600 && text.color == "#FFFFFF")
  }

  @Test("it is as wide as there is room, with room above and below its title", .shows("D-44"))
  func size() throws {
    let padding = try row("D-44").numbers[0]
    let exhibit = try exhibit()
    let title = try exhibit.frame(ofText: "Copy link")
    #expect(exhibit.size.width == 393)
    #expect(near([title.minY, exhibit.size.height - title.maxY], [padding, padding]))
    #expect(near(title.midX, 196.5))
  }

  @Test("its corners are round", .shows("D-45"))
  func radius() throws {
    let exhibit = try exhibit()
    let blue = try shade(.dbxBlue)
    // Where the arc crosses the diagonal of its corner.
    let edge = try row("D-45").numbers[0] * (1 - 0.5.squareRoot())
    #expect(try exhibit.color(x: edge + 0.6, y: edge + 0.6) == blue)
    #expect(try exhibit.color(x: edge - 0.4, y: edge - 0.4) != blue)
  }

  @Test("blue, and paler when it is off", .shows("D-46"))
  func fill() throws {
    let part = try row("D-46").numbers[0] / 100
    let blue = try shade(.dbxBlue)
    #expect(try exhibit().color(x: 20, y: 20) == blue)
    let seen = try exhibit(enabled: false).color(x: 20, y: 20)
    #expect(Hex(seen).isNear(Hex(blue).at(part, over: Hex("#FFFFFF"))), "\(seen)")
  }

  @Test("one that is off takes no taps, and says so", .shows("D-47"))
  func disabled() throws {
    #expect(try row("D-47").text == "Disabled blocks taps")
    var count = 0
    let exhibit = try exhibit(enabled: false) { count += 1 }
    try exhibit.tap(x: 200, y: 20)
    #expect(count == 0 && exhibit.haptics == [])
    #expect(try exhibit.element("Copy link").states.contains("disabled"))
  }

  @Test("it gives way under a finger, darker, and a tap is felt once", .shows("D-48"))
  func press() throws {
    let scale = try row("D-48").numbers[0]
    let exhibit = try exhibit()
    try exhibit.touch(x: 200, y: 20)
    try exhibit.stage.advance(by: 2)
    #expect(try near(#require(exhibit.frames(of: "RoundedRectangle").first).width, 393 * scale, within: 0.05))
    #expect(try exhibit.color(x: 30, y: 20) == shade(.dbxBluePressed))
    try exhibit.perform(.moveFinger(.point(CGPoint(x: 200, y: 700))), .liftFinger, .settle)
    #expect(try #require(exhibit.frames(of: "RoundedRectangle").first).width == 393)
    #expect(exhibit.haptics == [])
    try exhibit.tap(x: 200, y: 20)
    #expect(exhibit.haptics == ["impact(flexibility: .soft)"])
  }

  @Test("one that is busy shows that, and takes no taps")
  func loading() throws {
    var count = 0
    let exhibit = try Exhibit(
      DbxPrimaryButton(title: "Copy", isLoading: true) { count += 1 }, settles: false)
    try exhibit.tap(x: 200, y: 20)
    #expect(count == 0)
    #expect(try exhibit.element("Copy").value == "loading")
  }
}

@MainActor
struct PressableStyleTests {
  private struct Square<Style: ButtonStyle>: View {
    var style: Style
    var body: some View {
      Button {
      } label: {
        Rectangle().frame(width: 100, height: 100)
      }
      .buttonStyle(style)
      .padding(50)
    }
  }

  /// What the row says, written down once more.
  private struct Reference: ButtonStyle {
    var response: Double
    var damping: Double
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.scaleEffect(configuration.isPressed ? 0.5 : 1)
        .animation(.spring(response: response, dampingFraction: damping), value: configuration.isPressed)
    }
  }

  private func widths(_ style: some ButtonStyle, _ settings: StageSettings = StageSettings()) throws -> [Double] {
    let exhibit = try Exhibit(Square(style: style), settings: settings)
    try exhibit.touch(x: 100, y: 100)
    return try (0..<40).map { step in
      if step == 20 { try exhibit.perform(.liftFinger) }
      try exhibit.stage.advance(by: 1.0 / 60)
      return try #require(exhibit.frames(of: "Rectangle").first).width
    }
  }

  @Test("it takes a scale, and has one of its own", .shows("D-49"))
  func scale() throws {
    let exhibit = try Exhibit(Square(style: DbxPressableStyle()))
    try exhibit.touch(x: 100, y: 100)
    try exhibit.stage.advance(by: 3)
    let width = try #require(exhibit.frames(of: "Rectangle").first).width
    #expect(try near(width, 100 * row("D-49").numbers[0], within: 0.05))
    #expect(try #require(widths(DbxPressableStyle(pressedScale: 0.5)).min()) < 60)
  }

  @Test("it springs", .shows("D-50"))
  func spring() throws {
    let numbers = try row("D-50").numbers
    let seen = try widths(DbxPressableStyle(pressedScale: 0.5))
    #expect(try near(seen, widths(Reference(response: numbers[0], damping: numbers[1])), within: 0.01))
    #expect(Set(seen).count > 10)
  }

  @Test("it keeps its size for those who want less motion")
  func calm() throws {
    #expect(try Set(widths(DbxPressableStyle(pressedScale: 0.5), .calm)) == [100])
  }
}

@MainActor
struct UploadButtonTests {
  private func exhibit(_ settings: StageSettings = StageSettings(), action: @escaping () -> Void = {}) throws -> Exhibit
  {
    // Room in which its shadow is on the picture.
    try Exhibit(DbxUploadFAB(action: action).padding(48), settings: settings)
  }

  private var middle: Double { 48 + 28 }

  @Test("a tap runs the action, once", .shows("D-51"))
  func action() throws {
    var count = 0
    let exhibit = try exhibit { count += 1 }
    try exhibit.tap(x: middle, y: middle)
    #expect(try row("D-51").text == "Input: action" && count == 1)
  }

  @Test("a white plus", .shows("D-52", "D-120"))
  func plus() throws {
    for id in ["D-52", "D-120"] {
      let row = try row(id)
      let symbol = try exhibit().symbol(row.names[0])
      #expect([symbol.pointSize] == row.numbers && symbol.weight == 600 && symbol.color == "#FFFFFF")
    }
  }

  @Test("a blue circle", .shows("D-53"))
  func circle() throws {
    let numbers = try row("D-53").numbers
    let exhibit = try exhibit()
    #expect(try near(#require(exhibit.frames(of: "Circle").first).sizes, numbers))
    let blue = try shade(.dbxBlue)
    #expect(
      try near(exhibit.length(of: blue, along: .horizontal, at: middle, from: 0, to: 150), numbers[0], within: 0.7))
    #expect(try near(exhibit.length(of: blue, along: .vertical, at: middle, from: 0, to: 150), numbers[1], within: 0.7))
    #expect(try exhibit.color(x: 50, y: 50) != blue)
  }

  @Test("a blue shadow falls down from it", .shows("D-54"))
  func shadow() throws {
    let numbers = try row("D-54").numbers
    let shadow = try #require(exhibit().shadows.first)
    let color = Hex(shadow.color)
    #expect(try color.description == (shade(.dbxBlue)))
    #expect(near(color.alpha, numbers[0] / 100, within: 0.005))
    #expect([shadow.radius, shadow.y] == Array(numbers.dropFirst()) && shadow.x == 0)
  }

  @Test("one soft impact for each tap, and for VoiceOver's", .shows("D-55", "D-115"))
  func haptic() throws {
    #expect(try row("D-55").text == "Soft impact haptic on tap")
    #expect(try row("D-115").text == "Upload button tap: soft impact")
    let exhibit = try exhibit()
    #expect(exhibit.haptics == [])
    try exhibit.tap(x: middle, y: middle)
    #expect(exhibit.haptics == ["impact(flexibility: .soft)"])
    try exhibit.perform(.activate("Upload or create"))
    #expect(exhibit.haptics.count == 2)
  }

  @Test("it gives way under a finger, darker", .shows("D-56"))
  func press() throws {
    let exhibit = try exhibit()
    try exhibit.touch(x: middle, y: middle)
    try exhibit.stage.advance(by: 2)
    let width = try #require(exhibit.frames(of: "Circle").first).width
    #expect(try near(width, 56 * row("D-56").numbers[0], within: 0.02))
    #expect(try exhibit.color(x: 58, y: middle) == shade(.dbxBluePressed))
  }

  @Test("a screen puts it into its corner, above the tab bar", .shows("D-57"))
  func corner() throws {
    let margin = try row("D-57").numbers[0]
    #expect(try row("D-57").text.hasSuffix("above the tab bar"))
    let exhibit = try Exhibit.screen(
      DbxRootTabView {
        Color.white.dbxUploadFAB {}
      } files: {
      } photos: {
      } offline: {
      } account: {
      })
    let button = try exhibit.frame(ofElement: "Upload or create")
    let bar = try exhibit.frame(ofElement: "Home")
    #expect(near([exhibit.size.width - button.maxX, bar.minY - button.maxY], [margin, margin]), "\(button) \(bar)")
  }

  @Test("VoiceOver says what it is for", .shows("D-141"))
  func spoken() throws {
    #expect(try exhibit().speech == ["\(try row("D-141").words[0]), button"])
  }
}
