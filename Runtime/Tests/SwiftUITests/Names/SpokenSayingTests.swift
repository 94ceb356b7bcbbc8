import SwiftUI
import SwiftUICore
import Testing

/// Accessibility by the names that Apple has withdrawn, and one after the other on a view.
@MainActor
@Suite("Accessibility by old names")
struct SpokenSayingTests {
  private func element(_ view: some View) throws -> AccessibilityElement {
    try #require(Host(view).graph.accessibilityTree().children.first)
  }

  @Test("labels, values, hints and identifiers")
  func texts() throws {
    let old = try element(
      Text("Play").accessibility(label: Text("Start")).accessibility(value: Text("One"))
        .accessibility(hint: Text("Begins")).accessibility(identifier: "start")
        .accessibility(inputLabels: [Text("Go")]))
    let new = try element(
      Text("Play").accessibilityLabel("Start").accessibilityValue("One").accessibilityHint("Begins")
        .accessibilityIdentifier("start").accessibilityInputLabels([Text("Go")]))
    #expect(old.text(includingFrames: true) == new.text(includingFrames: true))
    #expect(old.speech.contains("Start") && old.speech.contains("One"))
  }

  @Test("traits come and go")
  func traits() throws {
    #expect(try element(Text("A").accessibility(addTraits: .isButton)).traits.contains(.isButton))
    #expect(try !element(Button("A") {}.accessibility(removeTraits: .isButton)).traits.contains(.isButton))
  }

  @Test("what is hidden is not there, and priority puts first")
  func order() throws {
    let hidden = try Host(Text("A").accessibility(hidden: true)).graph.accessibilityTree()
    #expect(hidden.children.isEmpty)
    let view = VStack {
      Text("One")
      Text("Two").accessibility(sortPriority: 1)
    }
    .accessibilityElement(children: .contain)
    let text = try element(view).children.map(\.speech)
    #expect(text.first?.contains("Two") == true && text.last?.contains("One") == true)
  }
}
