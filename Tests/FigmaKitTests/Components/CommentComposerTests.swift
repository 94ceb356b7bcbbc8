import FigmaKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct CommentComposerTests {
  private struct Composer: View {
    @State var text = ""
    var onSend: (String) -> Void = { _ in }
    var body: some View { CommentComposer(text: $text, onSend: onSend) }
  }

  @Test("it writes into a binding", .shows("F-113"))
  func input() throws {
    #expect(try row("F-113").text == "Input: text binding")
    var stored = "Before"
    let binding = Binding {
      stored
    } set: {
      stored = $0
    }
    let exhibit = try Exhibit(CommentComposer(text: binding))
    _ = try exhibit.text("Before")
    try exhibit.tap(x: 200, y: 20)
    try exhibit.perform(.type("!"), .settle)
    #expect(stored.contains("!"))
  }

  @Test("an at sign stands before it, and mentions somebody", .shows("F-114"))
  func at() throws {
    let row = try row("F-114")
    let exhibit = try Exhibit(Composer())
    let symbol = try exhibit.symbol(row.names[0])
    #expect(try [symbol.pointSize] == row.numbers && symbol.color == (shade(.figmaTextSecondary)))
    #expect(try exhibit.frame(ofSymbol: row.names[0]).maxX < exhibit.frame(ofText: "Reply").minX)
    try exhibit.perform(.tap("Mention somebody"), .settle)
    _ = try exhibit.text("@")
  }

  @Test("the field says what it is for, and grows with its lines", .shows("F-115"))
  func field() throws {
    let row = try row("F-115")
    let exhibit = try Exhibit(Composer())
    #expect(try exhibit.text(row.words[0]).pointSize == row.numbers[0])
    let line = try Exhibit(Composer(text: "one")).size.height
    func height(_ lines: Int) throws -> Double {
      try Exhibit(Composer(text: (1...lines).map { "\($0)" }.joined(separator: "\n"))).size.height
    }
    let most = Int(row.numbers[2])
    #expect(row.numbers[1] == 1)
    #expect(try height(most) > height(most - 1) && height(most + 1) == height(most) && height(most + 6) == height(most))
    #expect(try height(2) > line && height(most) <= 120)
  }

  @Test("the button comes when there is something to send", .shows("F-116"))
  func button() throws {
    let row = try row("F-116")
    #expect(row.text.hasPrefix("Text not empty: send button") && row.text.hasSuffix("actionBlue circle"))
    for blank in ["", "  ", "\n"] {
      #expect(try Exhibit(Composer(text: blank)).snapshot().symbols.allSatisfy { $0.name != row.names[0] })
    }
    let exhibit = try Exhibit(Composer(text: "Yes"))
    let symbol = try exhibit.symbol(row.names[0])
    #expect([symbol.pointSize] == [row.numbers[0]] && symbol.color == "#FFFFFF")
    let circle = try #require(exhibit.frames(of: "Circle").first)
    #expect(near(circle.sizes, [row.numbers[1], row.numbers[1]], within: 0.01))
    #expect(try exhibit.color(x: circle.midX, y: circle.minY + 3) == shade(.figmaActionBlue))
  }

  @Test("what is sent is told once, by a success, and the field is empty", .shows("F-117", "F-144"))
  func sends() throws {
    #expect(try row("F-117").text == "Success haptic on send")
    #expect(try row("F-144").text == "Reply sent: success")
    var sent: [String] = []
    let exhibit = try Exhibit(Composer(text: " Yes ") { sent.append($0) })
    try exhibit.perform(.tap("Send reply"), .settle)
    #expect(sent == ["Yes"] && exhibit.haptics == ["success"])
    _ = try exhibit.text("Reply")
    try exhibit.tap(x: 200, y: 18)
    try exhibit.perform(.type("More"), .settle)
    #expect(exhibit.haptics == ["success"])
  }

  @Test("room around the field, and a least height", .shows("F-118"))
  func size() throws {
    let numbers = try row("F-118").numbers
    let exhibit = try Exhibit(Composer())
    let stack = try #require(exhibit.nodes("HStack").first)
    let frame = exhibit.local(stack.frame)
    #expect(near([frame.minX, 393 - frame.maxX], [numbers[0], numbers[0]]))
    #expect(near(Double(exhibit.size.height), max(numbers[2], frame.height + 2 * numbers[1]), within: 0.4))
    let small = try Exhibit(Composer(), settings: StageSettings(typeSize: .xSmall))
    let inner = small.local(try #require(small.nodes("HStack").first).frame)
    #expect(near(Double(small.size.height), max(numbers[2], inner.height + 2 * numbers[1]), within: 0.4))
    #expect(near(Double(small.size.height), numbers[2], within: 0.01), "\(small.size)")
    let tall = try Exhibit(Composer(text: "a\nb\nc"))
    let lines = tall.local(try #require(tall.nodes("HStack").first).frame)
    #expect(near(lines.minY, numbers[1]))
  }

  @Test("a round ground", .shows("F-119"))
  func ground() throws {
    let row = try row("F-119")
    #expect(row.text.hasSuffix("surfaceLight1"))
    let exhibit = try Exhibit(Composer(text: "a\nb\nc\nd"))
    let surface = try shade(.figmaSurfaceLight1)
    #expect(try exhibit.color(x: 200, y: 3) == surface)
    let radius = try exhibit.cornerRadius(
      of: CGRect(origin: .zero, size: exhibit.size), fill: surface, over: "#FFFFFF")
    #expect(near(radius, row.numbers[0], within: 1.5), "\(radius)")
  }

  @Test("the send button takes fingers in 44 points")
  func reach() throws {
    var count = 0
    let exhibit = try Exhibit(Composer(text: "Yes") { _ in count += 1 }.padding(10))
    let circle = try #require(exhibit.frames(of: "Circle").first)
    try exhibit.tap(x: circle.midX, y: circle.minY - 6)
    #expect(count == 1)
  }
}
