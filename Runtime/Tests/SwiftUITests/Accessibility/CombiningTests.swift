import SwiftUI
import SwiftUICore
import Testing

/// What `accessibilityElement(children:)` and modifiers over several views do, as Apple's documentation has it.
@Suite("Elements that are combined, contained, ignored and changed")
@MainActor
struct CombiningTests {
  private func tree(_ view: some View) throws -> AccessibilityElement { try Host(view).graph.accessibilityTree() }

  private func expect(
    _ view: some View, is expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = try tree(view).children.map { $0.text(includingFrames: false) }.joined(separator: "\n")
    #expect(text == expected, sourceLocation: sourceLocation)
  }

  @Test("combining joins labels, values and hints, and leaves out what is hidden")
  func combine() throws {
    let view = VStack {
      Text("Hike").accessibilityHint("Opens the trail")
      Text("Secret").accessibilityHidden(true)
      Text("Distance").accessibilityValue("5 km")
      Text("Gone").hidden()
    }
    .accessibilityElement(children: .combine)
    try expect(view, is: #"element "Hike, Distance" value: "5 km" hint: "Opens the trail""#)
  }

  @Test("combining unites traits")
  func traits() throws {
    let view = HStack {
      Image("cover", label: Text("Cover"))
      Text("Title").accessibilityAddTraits(.isHeader)
    }
    .accessibilityElement(children: .combine)
    let element = try tree(view).children[0]
    #expect(element.traits == [.isImage, .isHeader])
    #expect(element.speech == "Cover, Title, heading, image")
  }

  @Test("a single button makes the whole a button")
  func singleButton() throws {
    let taps = TapCount()
    let view = HStack {
      Text("Kate")
      Button("Follow") { taps.count += 1 }
    }
    .accessibilityElement(children: .combine)
    let element = try tree(view).children[0]
    #expect(element.speech == "Kate, Follow, button")
    #expect(element.activate())
    #expect(taps.count == 1)
  }

  @Test("several buttons become actions under their names")
  func severalButtons() throws {
    let log = ActionLog()
    let view = VStack {
      Text("Photo by Ann")
      Button("Like") { log.entries.append("like") }
      Button {
        log.entries.append("share")
      } label: {
        Image(systemName: "square.and.arrow.up")
      }
      Button("Report") { log.entries.append("report") }.disabled(true)
    }
    .accessibilityElement(children: .combine)
    let element = try tree(view).children[0]
    #expect(element.speech == "Photo by Ann")
    #expect(element.actionNames == ["Like", "Share"])
    #expect(element.perform(named: "Share"))
    #expect(element.perform(named: "Like"))
    #expect(!element.perform(named: "Report"))
    #expect(log.entries == ["share", "like"])
  }

  @Test("ignoring leaves one element without a label, which modifiers give it")
  func ignore() throws {
    let view = HStack {
      Text("5"); Image(systemName: "star.fill")
    }
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityValue("5 stars")
    try expect(view, is: #"element "Rating" value: "5 stars""#)
  }

  @Test("containing keeps the elements in a group with a name")
  func contain() throws {
    let view = VStack {
      Text("A"); Text("B")
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Letters")
    .accessibilityIdentifier("letters")
    try expect(
      view,
      is: """
        group "Letters" identifier: "letters"
          text "A"
          text "B"
        """)
  }

  @Test("over several views that are no element, a modifier changes each of them")
  func overSeveral() throws {
    let view = HStack {
      Text("A"); Text("B").accessibilityIdentifier("inner")
    }
    .accessibilityIdentifier("row")
    .accessibilityAddTraits(.isButton)
    try expect(
      view,
      is: """
        button "A" identifier: "row"
        button "B" identifier: "row"
        """)
  }

  @Test("a shape with a label is an element")
  func shape() throws {
    try expect(Circle().frame(width: 20, height: 20).accessibilityLabel("Online"), is: #"element "Online""#)
    let image = Image(decorative: "x").accessibilityLabel("Map").accessibilityAddTraits(.isImage)
    #expect(try tree(image).spokenLines == ["Map, image"])
  }

  @Test("what is set further out wins, and traits are taken away again")
  func order() throws {
    let view = Button("Save") {}
      .accessibilityLabel("Inner")
      .accessibilityLabel("Outer")
      .accessibilityRemoveTraits(.isButton)
      .accessibilityAddTraits([.isHeader, .isSelected])
    let element = try tree(view).children[0]
    #expect(element.speech == "selected, Outer, heading")
  }

  @Test("a heading has its level")
  func heading() throws {
    #expect(try tree(Text("Top").accessibilityHeading(.h2)).spokenLines == ["Top, heading level 2"])
  }

  @Test("what is hidden, drawn with no alpha, or a mask is not there")
  func hidden() throws {
    let view = VStack {
      Text("A").opacity(0)
      Text("B").hidden()
      VStack {
        Text("C"); Button("D") {}
      }.accessibilityHidden(true)
      Text("E").mask { Text("F") }
      Text("G").opacity(0.01)
    }
    #expect(try tree(view).spokenLines == ["E", "G"])
  }

  @Test("a representation stands for the view")
  func representation() throws {
    let value = Held(0.5)
    let view = Rectangle().frame(width: 200, height: 20)
      .accessibilityRepresentation {
        Slider(value: Binding(get: { value.value }, set: { value.value = $0 })) { Text("Level") }
      }
    let element = try tree(view).children[0]
    #expect(element.speech == "Level, 50%, adjustable")
    #expect(element.frame.size == CGSize(width: 200, height: 20))
    #expect(element.increment())
    #expect(value.value == 0.6)
  }

  @Test("views stand for the children of a drawing")
  func children() throws {
    let view = Canvas { _, _ in }
      .frame(width: 100, height: 100)
      .accessibilityLabel("Chart")
      .accessibilityChildren {
        HStack { ForEach(1..<4) { Text("Bar \($0)") } }
      }
    try expect(
      view,
      is: """
        group "Chart"
          text "Bar 1"
          text "Bar 2"
          text "Bar 3"
        """)
  }

  @Test("content is told on request, or with the element when it is important")
  func customContent() throws {
    let view = Text("Rex")
      .accessibilityCustomContent("Age", "5 years")
      .accessibilityCustomContent("Breed", "Beagle", importance: .high)
      .accessibilityHint("Opens Rex")
    let element = try tree(view).children[0]
    #expect(element.customContent.map(\.label) == ["Age", "Breed"])
    #expect(element.speech == "Rex, Breed, Beagle, Opens Rex")
  }

  @Test("content of a key is changed and taken away further out")
  func contentKeys() throws {
    let key = AccessibilityCustomContentKey("Age", id: "age")
    let view = Text("Rex").accessibilityCustomContent(key, "5").accessibilityCustomContent(key, Text("6"))
    #expect(try tree(view).children[0].customContent.map(\.value) == ["6"])
    let none = Text("Rex").accessibilityCustomContent(key, "5").accessibilityCustomContent(key, Text?.none)
    #expect(try tree(none).children[0].customContent.isEmpty)
  }

  @Test("a label is said by views, which may hold what was said before")
  func labelContent() throws {
    let view = Button("Play") {}.accessibilityLabel { label in
      Text("Episode 1")
      label
    }
    #expect(try tree(view).spokenLines == ["Episode 1, Play, button"])
  }

  @Test("a label that is paired with a control names it")
  func pairs() throws {
    #expect(try tree(PairedRow()).spokenLines == ["Brightness, 30%, adjustable"])
  }

  @Test("names for voice control are kept and not said")
  func inputLabels() throws {
    let view = Button("Compose new message") {}.accessibilityInputLabels(["Compose", "Write"])
    let element = try tree(view).children[0]
    #expect(element.inputLabels == ["Compose", "Write"])
    #expect(element.speech == "Compose new message, button")
  }

  private struct PairedRow: View {
    @Namespace private var names

    var body: some View {
      HStack {
        Text("Brightness").accessibilityLabeledPair(role: .label, id: "b", in: names)
        Slider(value: .constant(0.3)).accessibilityLabeledPair(role: .content, id: "b", in: names)
      }
    }
  }
}

/// What closures of a test write to.
@MainActor
final class ActionLog {
  var entries: [String] = []
}

@MainActor
final class TapCount {
  var count = 0
}

@MainActor
final class Held<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
