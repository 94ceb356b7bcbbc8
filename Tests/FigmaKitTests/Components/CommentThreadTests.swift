import FigmaKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct CommentThreadTests {
  typealias Reply = CommentThreadSheet.Reply

  private static let first = Reply(userId: "foobar", initial: "S", author: "Sarah", body: "One", timestamp: "2h")
  private static let answers = [
    Reply(userId: "b", initial: "J", author: "Jordan", body: "Two", timestamp: "1h"),
    Reply(userId: "c", initial: "A", author: "Alex", body: "Three", timestamp: "5 min"),
  ]

  private func exhibit(
    _ replies: [Reply] = answers, _ settings: StageSettings = StageSettings(),
    onSend: @escaping (String) -> Void = { _ in }
  ) throws -> Exhibit {
    try Exhibit(
      CommentThreadSheet(firstComment: Self.first, replies: replies, onSend: onSend).frame(height: 500),
      settings: settings)
  }

  /// Where the comments are.
  private func comments(_ exhibit: Exhibit) -> [CGRect] {
    exhibit.frames(of: "accessibility", detail: "label: ").filter { $0.height > 32.5 }
  }

  @Test("a reply has all that is shown of it, and keeps its identity", .shows("F-102"))
  func reply() throws {
    #expect(try row("F-102").text == "Reply has id, userId, initial, author, body, timestamp")
    let reply = Reply(id: "x", userId: "u", initial: "I", author: "A", body: "B", timestamp: "T")
    #expect(
      [reply.id, reply.userId, reply.initial, reply.author, reply.body, reply.timestamp]
        == ["x", "u", "I", "A", "B", "T"])
    let again = Reply(userId: "u", initial: "I", author: "A", body: "B", timestamp: "T")
    #expect(again.id == Reply(userId: "u", initial: "I", author: "A", body: "B", timestamp: "T").id)
    #expect(again.id != Reply(userId: "u", initial: "I", author: "A", body: "C", timestamp: "T").id)
  }

  @Test("the first comment and the answers are seen, and a draft of its own", .shows("F-103"))
  func inputs() throws {
    #expect(try row("F-103").text == "Inputs: first comment, replies; own draft text")
    let exhibit = try exhibit()
    for text in ["One", "Two", "Three", "Reply"] { _ = try exhibit.text(text) }
    try exhibit.perform(.tap(.label("Reply")), .type("Yes"), .settle)
    _ = try exhibit.text("Yes")
  }

  @Test("room between and around the parts, on the canvas", .shows("F-104"), arguments: [ColorScheme.light, .dark])
  func column(scheme: ColorScheme) throws {
    let row = try row("F-104")
    #expect(row.text.hasSuffix("canvas background"))
    let exhibit = try exhibit(Self.answers, StageSettings(scheme: scheme))
    let circles = exhibit.frames(of: "Circle")
    #expect(near([circles[0].minX, circles[0].minY], [row.numbers[1], row.numbers[1]]))
    // The first comment is as high as its face.
    let comment = max(circles[0].maxY, try exhibit.frame(ofText: "One").maxY + 2)
    #expect(near(circles[1].minY - comment, row.numbers[0], within: 2.2))
    #expect(try exhibit.color(x: 200, y: 4) == shade(FigmaColors.canvas, StageSettings(scheme: scheme)))
    let thread = try Exhibit(
      CommentThreadSheet(firstComment: Self.first, replies: []).frame(height: 300),
      settings: StageSettings(scheme: scheme))
    let composer = try #require(thread.frames(of: "RoundedRectangle").last)
    #expect(near([composer.minX, 300 - composer.maxY], [row.numbers[1], row.numbers[1]]))
  }

  @Test("the first comment stands first", .shows("F-105"))
  func order() throws {
    #expect(try row("F-105").text == "Original comment first")
    let exhibit = try exhibit()
    let places = try ["One", "Two", "Three", "Reply"].map { try exhibit.frame(ofText: $0).minY }
    #expect(places == places.sorted())
  }

  @Test("answers are indented, with room between them, if there are any", .shows("F-106"))
  func answers() throws {
    let numbers = try row("F-106").numbers
    let circles = try exhibit().frames(of: "Circle")
    #expect(near(circles[1].minX - circles[0].minX, numbers[1]))
    #expect(near(circles[2].minY - circles[1].maxY, numbers[0], within: 6))
    let exact = try exhibit([Self.answers[0], Self.answers[1]])
    let rows = comments(exact)
    #expect(near(rows[2].minY - rows[1].maxY, numbers[0]))
    #expect(try comments(exhibit([])).count == 1)
  }

  @Test("a rail runs along the answers", .shows("F-107"))
  func rail() throws {
    let row = try row("F-107")
    #expect(row.text.hasSuffix("dividerLight rail on the replies' leading edge"))
    let exhibit = try exhibit()
    let rows = comments(exhibit)
    let line = try shade(.figmaDividerLight)
    let y = rows[1].midY
    #expect(
      try near(exhibit.length(of: line, along: .horizontal, at: y, from: 10, to: 30), row.numbers[0], within: 0.2))
    #expect(try exhibit.color(x: 20.5, y: rows[2].maxY - 1) == line)
    #expect(try exhibit.color(x: 20.5, y: rows[0].midY) != line)
    let mirrored = try self.exhibit(Self.answers, StageSettings(layoutDirection: .rightToLeft))
    #expect(try mirrored.color(x: 393 - 20.5, y: y) == line)
  }

  @Test("the composer stays at the foot, however long the thread is, and sends what is in it", .shows("F-108"))
  func composer() throws {
    #expect(try row("F-108").text == "Composer at the bottom, bound to the draft")
    let many = (0..<30).map { Reply(userId: "u", initial: "U", author: "U", body: "Line \($0)", timestamp: "\($0)") }
    var sent: [String] = []
    let exhibit = try exhibit(many) { sent.append($0) }
    #expect(try exhibit.frame(ofText: "Reply").maxY < 480 && exhibit.frame(ofText: "Reply").minY > 430)
    try exhibit.perform(.tap(.label("Reply")), .type(" Pinned "), .settle, .tap("Send reply"), .settle)
    #expect(sent == ["Pinned"])
    _ = try exhibit.text("Reply")
  }

  @Test("a comment, and whether it is the first", .shows("F-109"))
  func rowInputs() throws {
    #expect(try row("F-109").text == "Inputs: reply, isOriginal flag (first comment or reply)")
    let first = try Exhibit(CommentRow(reply: Self.first, isOriginal: true))
    let other = try Exhibit(CommentRow(reply: Self.first, isOriginal: false))
    #expect(first.speech.first?.contains("heading") == true && other.speech.first?.contains("heading") == false)
  }

  @Test("a face, a gap, and the texts from its top", .shows("F-110"))
  func avatar() throws {
    let numbers = try row("F-110").numbers
    let exhibit = try Exhibit(CommentRow(reply: Self.first, isOriginal: true))
    let face = try #require(exhibit.frames(of: "Circle").first)
    #expect(near(face.sizes, [numbers[0], numbers[0]], within: 0.01))
    let author = try exhibit.frame(ofText: "Sarah")
    #expect(near(author.minX - face.maxX, numbers[1]) && near(face.minY, 0) && near(author.minY, 0, within: 0.6))
    #expect(try row("F-110").text.hasSuffix("top aligned"))
  }

  @Test("the author in ink, the time in gray beside it", .shows("F-111"))
  func head() throws {
    let numbers = try row("F-111").numbers
    let exhibit = try Exhibit(CommentRow(reply: Self.first, isOriginal: true))
    let (author, time) = (try exhibit.text("Sarah"), try exhibit.text("2h"))
    #expect(try author.weight == 600 && author.color == shade(.figmaInk))
    #expect(try time.weight == 400 && time.color == shade(.figmaTextSecondary))
    #expect([author.pointSize, time.pointSize] == [numbers[0], numbers[2]])
    #expect(try near(exhibit.frame(ofText: "2h").minX - exhibit.frame(ofText: "Sarah").maxX, numbers[1]))
  }

  @Test("what is said stands below, in ink", .shows("F-112"))
  func bodies() throws {
    let numbers = try row("F-112").numbers
    let exhibit = try Exhibit(CommentRow(reply: Self.first, isOriginal: true))
    let text = try exhibit.text("One")
    #expect(try [text.pointSize] == [numbers[0]] && text.weight == 400 && text.color == (shade(.figmaInk)))
    // The line of author and time is as high as the higher of both.
    let head = try max(exhibit.frame(ofText: "Sarah").maxY, exhibit.frame(ofText: "2h").maxY)
    #expect(try near(exhibit.frame(ofText: "One").minY - head, numbers[1], within: 0.6))
  }

  @Test("names in comments are blue, and VoiceOver can act on them")
  func mentions() throws {
    var tapped: [String] = []
    let reply = Reply(userId: "u", initial: "U", author: "U", body: "@Jordan saw it", timestamp: "1h")
    let exhibit = try Exhibit(CommentRow(reply: reply, isOriginal: false) { tapped.append($0) })
    let text = try exhibit.frame(ofText: "@Jordan saw it")
    let blue = Hex(try shade(.figmaActionBlue))
    let seen = try exhibit.colors(along: .horizontal, at: text.midY, from: text.minX, to: text.minX + 40)
    #expect(seen.contains { Hex($0.color).isNear(blue, within: 20) })
    #expect(try exhibit.element("U, 1h, @Jordan saw it").actions.contains("@Jordan"))
    try exhibit.perform(.act("@Jordan", on: "U, 1h, @Jordan saw it"))
    #expect(tapped == ["Jordan"])
  }
}
