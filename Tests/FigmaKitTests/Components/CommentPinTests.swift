import FigmaKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct CommentPinTests {
  private func exhibit(
    number: Int = 1, _ settings: StageSettings = StageSettings(), onOpen: @escaping () -> Void = {}
  ) throws -> Exhibit {
    // Room in which its shadow is on the picture.
    try Exhibit(
      CommentPin(userId: "foobar", number: number, author: "Sarah Chen", onOpen: onOpen).padding(30)
        .background(Color.white), settings: settings)
  }

  private let middle = 44.0

  @Test("an author's id and a number are seen, in both schemes", .shows("F-94"))
  func inputs() throws {
    #expect(try row("F-94").text == "Inputs: userId, number; reads the colour scheme")
    let exhibit = try Exhibit(CommentPin(userId: "a", number: 7))
    _ = try exhibit.text("7")
    let light = try exhibit.color(x: 14, y: 0.6)
    try exhibit.set(.scheme(.dark))
    #expect(try exhibit.color(x: 14, y: 0.6) != light)
  }

  @Test("pins lie at their places of a frame", .shows("F-95"))
  func mirror() throws {
    #expect(try row("F-95").text == "Sits on a frame in mirror view")
    var opened: [String] = []
    let pins = [
      MirrorPin(id: "a", userId: "a", author: "Sarah", number: 1, place: UnitPoint(x: 0.25, y: 0.5)),
      MirrorPin(id: "b", userId: "b", author: "Alex", number: 2, place: UnitPoint(x: 0.75, y: 0.25)),
    ]
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let exhibit = try Exhibit(
        MirrorFrame(pins: pins) {
          opened.append($0.id)
        } content: {
          Color.yellow.frame(width: 200, height: 160)
        },
        settings: StageSettings(layoutDirection: direction))
      let (one, two) = (try exhibit.frame(ofText: "1"), try exhibit.frame(ofText: "2"))
      #expect(near([one.midX, one.midY, two.midX, two.midY], [50, 80, 150, 40], within: 0.6))
      try exhibit.perform(.tap("Comment 2 by Alex"))
    }
    #expect(opened == ["b", "b"])
  }

  @Test("a circle in the author's colour", .shows("F-96"))
  func circle() throws {
    let size = try row("F-96").numbers[0]
    let exhibit = try exhibit()
    #expect(try near(#require(exhibit.frames(of: "Circle").first).sizes, [size, size], within: 0.01))
    #expect(try exhibit.color(x: middle, y: middle - 9) == shade(.figmaCube(for: "foobar")))
    #expect(try row("F-96").text.hasSuffix("circle in the author's cube colour"))
  }

  @Test("the number is bold and white, in the middle", .shows("F-97"))
  func number() throws {
    let exhibit = try exhibit(number: 12)
    let text = try exhibit.text("12")
    #expect(try [text.pointSize] == (row("F-97").numbers) && text.weight == 700 && text.color == "#FFFFFF")
    #expect(text.requestedFace == "Inter-Bold")
    #expect(try near(exhibit.frame(ofText: "12").midX, middle, within: 0.5))
    #expect(try exhibit.cutTexts() == [])
  }

  @Test("a border inside it, in the colour of the canvas", .shows("F-98"), arguments: [ColorScheme.light, .dark])
  func border(scheme: ColorScheme) throws {
    let row = try row("F-98")
    #expect(row.text.hasSuffix("inner border: canvas in light, darkCanvas in dark"))
    let settings = StageSettings(scheme: scheme)
    let exhibit = try Exhibit(
      CommentPin(userId: "foobar", number: 1).padding(10).background(Color.yellow), settings: settings)
    let canvas = try shade(scheme == .dark ? .figmaDarkCanvas : .figmaCanvas, settings)
    #expect(
      try near(exhibit.length(of: canvas, along: .vertical, at: 24, from: 9, to: 15), row.numbers[0], within: 0.7))
    #expect(try exhibit.color(x: 24, y: 11) == canvas && exhibit.color(x: 24, y: 13) != canvas)
  }

  @Test("a soft shadow falls down from it", .shows("F-99"))
  func shadow() throws {
    let numbers = try row("F-99").numbers
    let shadow = try #require(exhibit().shadows.first)
    let color = Hex(shadow.color)
    #expect(color.description == "#000000" && near(color.alpha, numbers[0] / 100, within: 0.005))
    #expect([shadow.radius, shadow.y] == [numbers[1], numbers[2]] && shadow.x == 0)
  }

  /// How wide the circle is, sixtieth by sixtieth after a tap.
  private func widths(_ settings: StageSettings) throws -> [Double] {
    let exhibit = try exhibit(settings)
    try exhibit.tap(x: middle, y: middle)
    return try (0..<120).map { _ in
      let width = try Double(#require(exhibit.frames(of: "Circle").first).width)
      try exhibit.stage.advance(by: 1.0 / 60)
      return width
    }
  }

  private struct Reference: View {
    let response: Double
    let damping: Double
    let scale: Double
    @State var isGrown = false
    var body: some View {
      Button {
        withAnimation(.spring(response: response, dampingFraction: damping)) { isGrown = true }
      } label: {
        Circle().frame(width: 28, height: 28).scaleEffect(isGrown ? scale : 1)
      }
      .padding(30)
    }
  }

  @Test("a tap springs it to its greatest size, and back", .shows("F-100"))
  func spring() throws {
    let numbers = try row("F-100").numbers
    let seen = try widths(StageSettings())
    let exhibit = try Exhibit(Reference(response: numbers[0], damping: numbers[1], scale: numbers[2]))
    try exhibit.tap(x: middle, y: middle)
    let wanted = try (0..<20).map { _ in
      let width = try Double(#require(exhibit.frames(of: "Circle").first).width)
      try exhibit.stage.advance(by: 1.0 / 60)
      return width
    }
    #expect(near(Array(seen.prefix(17)), Array(wanted.prefix(17)), within: 0.02), "\(seen.prefix(20)) \(wanted)")
    #expect(try near(#require(seen.last), 28, within: 0.05))
  }

  @Test("one light impact, then the thread", .shows("F-101", "F-143"))
  func haptic() throws {
    #expect(try row("F-101").text == "Tap haptic light, then the sheet rises")
    #expect(try row("F-143").text == "Pin tap: light impact, scale, sheet rise")
    struct Screen: View {
      @State var isOpen = false
      var body: some View {
        CommentPin(userId: "a", number: 1, author: "Sarah") { isOpen = true }
          .commentThread(isPresented: $isOpen) {
            CommentThreadSheet(
              firstComment: .init(userId: "a", initial: "S", author: "Sarah", body: "Here", timestamp: "1h"),
              replies: [])
          }
      }
    }
    let exhibit = try Exhibit.screen(Screen())
    try exhibit.perform(.tap("Comment 1 by Sarah"), .settle)
    #expect(exhibit.haptics == ["impact(weight: .light)"])
    #expect(try exhibit.text("Here").frame.y > 300)
    #expect(Set(try widths(StageSettings())).count > 20)
  }

  @Test("it keeps its size for those who want less motion", .shows("F-173"))
  func calm() throws {
    #expect(try row("F-173").text == "Reduce Motion: no pin scale")
    #expect(try Set(widths(.calm)) == [28])
  }

  @Test("VoiceOver says whose comment it is, and what a tap does", .shows("F-166"))
  func spoken() throws {
    let words = try row("F-166").words[0]
    let speech = try #require(exhibit().speech.first)
    #expect(speech.replacing(", button", with: "") == words)
    #expect(try exhibit().element("Comment 1 by Sarah Chen").frame.width >= 28)
  }

  @Test("it takes fingers in 44 points")
  func reach() throws {
    var count = 0
    let exhibit = try exhibit { count += 1 }
    for (x, y) in [(23.0, 44.0), (65, 44), (44, 23), (44, 65)] { try exhibit.tap(x: x, y: y) }
    #expect(count == 4)
  }
}
