import KitTesting
import NotesKit
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct ChecklistItemTests {
  private func exhibit(
    _ checked: Bool = false, _ settings: StageSettings = StageSettings(), text: String = "Milk"
  ) throws -> Exhibit {
    try Exhibit(ChecklistItem(text: text, checked: checked).background(Color.notesCream), settings: settings)
  }

  /// Where a finger finds the item, and the middle of its ring.
  private let ring = (x: 12.0, y: 22.0)

  @Test("text and state come from outside, and taps go back there", .shows("N-113"))
  func inputs() throws {
    struct Bound: View {
      @State var isChecked = false
      var body: some View {
        VStack {
          ChecklistItem(text: "Milk", isChecked: $isChecked)
          Button("Other") { isChecked.toggle() }
          Text(isChecked ? "bought" : "wanted")
        }
      }
    }
    #expect(try row("N-113").text == "Inputs: text, checked")
    #expect(try exhibit(true).speech == ["Checked: Milk, button, double-tap to toggle"])
    let exhibit = try Exhibit(Bound())
    try exhibit.tap(x: 60, y: 20)
    #expect(try exhibit.text("bought").weight == 400)
    #expect(exhibit.haptics == ["success"])
    try exhibit.perform(.tap("Other"))
    #expect(exhibit.speech.first == "Unchecked: Milk, button, double-tap to toggle")
    #expect(exhibit.haptics.count == 1)
  }

  @Test("ring and text keep their distance", .shows("N-114"))
  func spacing() throws {
    let exhibit = try exhibit()
    let ring = try #require(exhibit.frames(of: "Circle").first)
    #expect(try abs(exhibit.frame(ofText: "Milk").minX - ring.maxX - row("N-114").numbers[0]) < 0.01)
    #expect(exhibit.size.height == 44)
  }

  @Test("the disc is there after its time, slower towards the end", .shows("N-115"))
  func disc() throws {
    let seconds = try row("N-115").numbers[0]
    let exhibit = try exhibit()
    try exhibit.touch(x: ring.x, y: ring.y)
    try exhibit.perform(.liftFinger)
    var widths: [Double] = []
    let frames = Int((seconds * 60).rounded())
    for _ in 0..<(frames + 6) {
      widths.append(try discWidth(exhibit))
      try exhibit.stage.advance(by: 1.0 / 60)
    }
    let (before, half, after) = (widths[frames - 2], widths[frames / 2], widths[frames + 1])
    #expect(widths[0] < 4 && half > 14 && before < 24 && after == 24, "\(widths)")
  }

  /// The disc as it is drawn.
  private func discWidth(_ exhibit: Exhibit) throws -> Double {
    (exhibit.frames(of: "Circle").dropFirst().first?.width).map { Double($0) } ?? 0
  }

  @Test("an empty item has a gray ring", .shows("N-116", "N-148"))
  func empty() throws {
    let (row, table) = (try row("N-116"), try row("N-148"))
    let exhibit = try exhibit(false, .twice)
    let circle = try #require(exhibit.frames(of: "Circle").first)
    #expect([circle.width, circle.height] == [row.numbers[0], try pointSize(table)])
    #expect(exhibit.nodes("Circle").first?.detail == "strokeBorder \(row.numbers[1])")
    #expect(exhibit.nodes("Circle").first?.detail == "strokeBorder \(table.text.contains("1.5pt") ? 1.5 : 0)")
    #expect(table.text.contains("(\(row.numbers[1])pt stroke)"))
    #expect(try exhibit.length(of: shade(.notesSlate), along: .horizontal, at: 22, from: 0, to: 8) >= 1)
    #expect(try exhibit.color(x: 12, y: 22) == shade(.notesCream))
  }

  @Test("a checked item has a white check on an orange disc", .shows("N-117", "N-149"))
  func checked() throws {
    let (row, table) = (try row("N-117"), try row("N-149"))
    let exhibit = try exhibit(true)
    let disc = try #require(exhibit.frames(of: "Circle").dropFirst().first)
    #expect(near([disc.width, disc.height], [row.numbers[0], row.numbers[0]]))
    for name in [row.names[0], table.names[0]] {
      let check = try exhibit.symbol(name)
      #expect([check.pointSize, check.pointSize] == [row.numbers[1], try pointSize(table)])
      #expect(check.weight == 700 && check.color == "#FFFFFF")
    }
    #expect(try exhibit.color(x: 3, y: 22) == shade(.notesOrange))
  }

  @Test("it has no look of a system button", .shows("N-118"))
  func plain() throws {
    #expect(try row("N-118").text == "Plain style")
    #expect(try exhibit().text("Milk").color == shade(.notesInk))
  }

  @Test("success when it is checked, nothing when that is taken back", .shows("N-119", "N-137"))
  func haptic() throws {
    #expect(try row("N-119").text == "Success haptic on toggle" && row("N-137").text == "Checklist toggle: success")
    let exhibit = try exhibit()
    try exhibit.tap(x: ring.x, y: ring.y)
    #expect(exhibit.haptics == ["success"])
    try exhibit.tap(x: ring.x, y: ring.y)
    #expect(exhibit.haptics == ["success"])
  }

  @Test("the text is ink, and gray when it is checked", .shows("N-120"))
  func text() throws {
    let size = try row("N-120").numbers[0]
    let (open, done) = (try exhibit().text("Milk"), try exhibit(true).text("Milk"))
    #expect([open.pointSize, done.pointSize] == [size, size] && open.weight == 400 && done.weight == 400)
    #expect(open.color == (try shade(.notesInk)))
    #expect(done.color.hasPrefix(try shade(.notesSlate)))
  }

  @Test("a checked text is crossed out and paler", .shows("N-121"))
  func strike() throws {
    let opacity = try row("N-121").numbers[0]
    let exhibit = try exhibit(true)
    let lines = try exhibit.snapshot().texts.compactMap(\.strikethrough)
    #expect(try lines.map { String($0.prefix(7)) } == [shade(.notesSlate)])
    #expect(try exhibit.number(.opacity, of: "Milk") == opacity)
    #expect(try self.exhibit().snapshot().texts.allSatisfy { $0.strikethrough == nil })
    // The line is seen: the gray at its strength over the paper.
    let expected = Hex(try shade(.notesSlate)).at(opacity, over: Hex(try shade(.notesCream)))
    let frame = try exhibit.frame(ofText: "Milk")
    let colors = try exhibit.colors(along: .vertical, at: frame.maxX - 0.5, from: frame.minY, to: frame.maxY)
    #expect(colors.contains { Hex($0.color).isNear(expected, within: 2) }, "\(colors) \(expected)")
  }

  @Test("the text gets pale in its time, slower towards the end", .shows("N-122"))
  func fade() throws {
    let seconds = try row("N-122").numbers[0]
    let exhibit = try exhibit()
    try exhibit.touch(x: ring.x, y: ring.y)
    try exhibit.perform(.liftFinger)
    let frames = Int((seconds * 60).rounded())
    var values: [Double] = []
    for _ in 0..<(frames + 6) {
      values.append(try #require(try exhibit.number(.opacity, of: "Milk")))
      try exhibit.stage.advance(by: 1.0 / 60)
    }
    #expect(values[0] > 0.9 && values[frames / 2] < 0.78, "\(values)")
    #expect(values[frames - 2] > 0.6001 && abs(values[frames + 1] - 0.6) < 0.0001, "\(values)")
  }

  @Test("the disc comes without growing for those who want less motion", .shows("N-167"))
  func calm() throws {
    #expect(try row("N-167").text == "Reduce Motion: no checklist fill scale")
    let exhibit = try exhibit(false, .calm)
    try exhibit.touch(x: ring.x, y: ring.y)
    try exhibit.perform(.liftFinger)
    var widths: Set<Double> = []
    for _ in 0..<20 {
      try exhibit.stage.advance(by: 1.0 / 60)
      widths.insert(try discWidth(exhibit))
    }
    #expect(widths == [24])
  }

  @Test("VoiceOver says the state, the text and what a tap does", .shows("N-163"))
  func speech() throws {
    let words = try row("N-163").words[0]
    let element = try #require(exhibit().stage.spokenElements.first)
    #expect("\(element.label), \(element.hint)" == words)
    #expect(try exhibit().stage.spokenElements.count == 1)
  }

  @Test("a tap on the text toggles too, and long texts are not cut")
  func wholeRow() throws {
    let text = String(repeating: "many words ", count: 12)
    let exhibit = try exhibit(text: text)
    try exhibit.tap(x: 300, y: 40)
    #expect(exhibit.haptics == ["success"])
    #expect(try exhibit.cutTexts() == [])
    let ring = try #require(exhibit.frames(of: "Circle").first)
    #expect(ring.midY < 24)
  }
}
