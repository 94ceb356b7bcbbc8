import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("Sections and groups of lists")
struct ListSectionTests {
  private struct Letters: View {
    var body: some View {
      List {
        ForEach(["A", "B"], id: \.self) { letter in
          Section("Header \(letter)") { ForEach(0..<30) { Text("\(letter)\($0)") } }
        }
      }
    }
  }

  private func top(of text: String, in host: Host) -> CGFloat? {
    func find(_ node: NodeDescription) -> CGFloat? {
      if case .text(let run) = node.facts, run.string == text { return node.frame.minY }
      return node.children.lazy.compactMap(find).first
    }
    return find(host.graph.describe())
  }

  @Test("a header stays at the top in the plain style, and scrolls away in cards")
  func sticky() throws {
    func top(_ style: some ListStyle) throws -> CGFloat? {
      let host = try Host(Letters().listStyle(style))
      try host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 1, lifts: false)
      return self.top(of: "Header A", in: host).flatMap { $0 >= 0 && $0 < 300 ? $0 : nil }
    }
    let plain = try #require(try top(.plain))
    #expect(plain < 20)
    #expect(try top(.insetGrouped) == nil)
  }

  @Test("in the sidebar style a header opens and closes its section, and says so")
  func collapsing() throws {
    struct Root: View {
      @State private var isOpen = true
      var body: some View {
        List {
          Section("Fruit", isExpanded: $isOpen) { Text("Apple") }
        }
        .listStyle(.sidebar)
      }
    }
    let host = try Host(Root())
    let header = try #require(host.graph.accessibilityTree().all.first { $0.label == "Fruit" })
    #expect(header.value == "expanded")
    #expect(header.traits.contains(.isHeader))
    #expect(header.traits.contains(.isButton))
    try host.tap(header.frame.midX, header.frame.midY)
    try host.wait(1)
    #expect(host.texts() == ["Fruit"])
    #expect(host.graph.accessibilityTree().all.first { $0.label == "Fruit" }?.value == "collapsed")
  }

  @Test("in other styles a header does nothing, and the state alone closes the section")
  func cards() throws {
    let host = try Host(List { Section("Fruit", isExpanded: .constant(true)) { Text("Apple") } })
    let header = try #require(host.graph.accessibilityTree().all.first { $0.label == "FRUIT" })
    #expect(header.value == "" && !header.traits.contains(.isButton))
    #expect(
      try Host(List { Section("Fruit", isExpanded: .constant(false)) { Text("Apple") } }).texts() == ["FRUIT"])
  }

  @Test("rows of a group stand 20 points farther in for each step of the tree")
  func indentation() throws {
    let host = try Host(
      List {
        DisclosureGroup("One", isExpanded: .constant(true)) {
          DisclosureGroup("Two", isExpanded: .constant(true)) { Text("Three") }
        }
      })
    let starts = host.textFrames().map { $0.minX }
    #expect(starts.count == 3)
    #expect(starts.map { $0 - starts[0] } == [0, 20, 40])
  }

  @Test("a group takes a style of the app, which opens it")
  func style() throws {
    struct Plain: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Button(configuration.isExpanded ? "less" : "more") { configuration.isExpanded.toggle() }
          configuration.label
          if configuration.isExpanded { configuration.content }
        }
      }
    }
    let host = try Host(
      DisclosureGroup("Label") { Text("inside") }.disclosureGroupStyle(Plain()), width: 200, height: 200)
    #expect(host.texts() == ["more", "Label"])
    let button = try #require(host.graph.accessibilityTree().all.first { $0.label == "more" })
    try host.tap(button.frame.midX, button.frame.midY)
    #expect(host.texts() == ["less", "Label", "inside"])
  }

  @Test("badges are red or weak where their prominence says so")
  func badges() throws {
    func color(_ prominence: BadgeProminence) throws -> String? {
      try Host(List { Text("x").badge(3).badgeProminence(prominence) }).textColors().last
    }
    #expect(try color(.standard) == "3C3C43 0.6")
    #expect(try color(.decreased) == "3C3C43 0.3")
    #expect(try color(.increased) == "FFFFFF")
  }
}

extension Host {
  /// Where texts stand, in the order of the tree.
  func textFrames() -> [CGRect] {
    var result: [CGRect] = []
    func visit(_ node: NodeDescription) {
      if case .text = node.facts { result.append(node.frame) }
      for child in node.children { visit(child) }
    }
    visit(graph.describe())
    return result
  }
}
