import Foundation
import SwiftUI
import SwiftUICore
import Testing

extension Host {
  /// The regions that are listened to, as `kind label`.
  func regions() -> [(kind: String, label: String, frame: CGRect, isEnabled: Bool)] {
    var result: [(kind: String, label: String, frame: CGRect, isEnabled: Bool)] = []
    func visit(_ node: NodeDescription) {
      if case .region(let kind, let label, let frame, let isEnabled) = node.facts {
        result.append((kind, label, frame.offsetBy(dx: node.frame.minX, dy: node.frame.minY), isEnabled))
      }
      for child in node.children { visit(child) }
    }
    visit(graph.describe())
    return result
  }

  /// What is recorded, as `kind: detail`.
  func records() -> [String] {
    var result: [String] = []
    func visit(_ node: NodeDescription) {
      if case .record(let kind, let detail) = node.facts { result.append("\(kind): \(detail)") }
      for child in node.children { visit(child) }
    }
    visit(graph.describe())
    return result
  }
}

/// A style as an iOS developer writes it: it reads the environment itself.
private struct DimmingStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  var scale: CGFloat = 0.98

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(10)
      .opacity(isEnabled ? 1 : 0.5)
      .scaleEffect(configuration.isPressed ? scale : 1)
      .animation(.spring(response: 0.25, dampingFraction: 0.7), value: configuration.isPressed)
  }
}

private struct TwiceStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).onAppear { configuration.trigger() }
  }
}

@MainActor
struct ButtonTests {
  @Test("every way to write a button gives one region with the words of its label")
  func initialisers() throws {
    let action: @MainActor () -> Void = {}
    let title = "Save"
    let host = try Host(
      VStack {
        Button("Key") {}
        Button("Key \(1)", action: action)
        Button(title) {}
        Button(title, role: .destructive) {}
        Button("Star", systemImage: "star") {}
        Button(title, systemImage: "star", role: .cancel, action: action)
        Button(action: action) { Text("Label") }
        Button {
        } label: {
          Image(systemName: "plus")
        }
        Button(role: .destructive) {
        } label: {
          Text("Delete")
        }
        Button {
        } label: {
          Image(systemName: "xmark").accessibilityLabel("Close")
        }
      })
    #expect(
      host.regions().map { $0.label } == [
        "Key", "Key 1", "Save", "Save", "Star", "Save", "Label", "plus", "Delete", "Close",
      ])
    #expect(host.regions().allSatisfy { $0.kind == "button" && $0.isEnabled })
  }

  @Test("a bordered button is 34 and a third points high with body text, its region the whole of it")
  func bordered() throws {
    let host = try Host(Button("Go") {}.buttonStyle(.bordered))
    let region = try #require(host.regions().first)
    #expect(abs(region.frame.height - 34.333) < 0.01)
    let text = try #require(host.frames(of: "Text").first)
    #expect(region.frame.width - text.width == 24)
  }

  @Test("a style's own environment properties are read where the button stands")
  func styleEnvironment() throws {
    let host = try Host(Button("Go") {}.buttonStyle(DimmingStyle()).disabled(true))
    #expect(host.regions().first?.isEnabled == false)
    #expect(host.records() == ["animation: spring(response: 0.25, dampingFraction: 0.7)"])
    let opacities = host.details(of: "opacity")
    #expect(opacities == ["0.5"])
  }

  @Test("a primitive style can wrap a button and trigger its action")
  func primitiveStyle() throws {
    let count = Handle<Int>()
    count.value = 0
    _ = try Host(Button("Go") { count.value! += 1 }.buttonStyle(TwiceStyle()))
    #expect(count.value == 1)
  }

  @Test("the default look takes the tint, destructive is red, disabled is gray, and what is set wins")
  func colors() throws {
    func color(_ view: some View) throws -> String? { try Host(view).textColors().first }
    #expect(try color(Button("Go") {}) == "007AFF")
    #expect(try color(Button("Go") {}.tint(.orange)) == "FF9500")
    #expect(try color(Button("Go", role: .destructive) {}) == "FF3B30")
    #expect(try color(Button("Go") {}.foregroundStyle(.black)) == "000000")
    #expect(try color(Button("Go") {}.disabled(true)) == "3C3C43 0.3")
    #expect(try color(Button("Go") {}.buttonStyle(.plain)) == "000000")
    #expect(try color(Button("Go") {}.buttonStyle(.borderedProminent)) == "FFFFFF")
  }
}

extension Host {
  func details(of name: String) -> [String] {
    var result: [String] = []
    func visit(_ node: NodeDescription) {
      if node.name == name { result.append(node.detail) }
      for child in node.children { visit(child) }
    }
    visit(graph.describe())
    return result
  }

  /// The colours of texts as hexadecimal digits, with the alpha where it is not 1.
  func textColors() -> [String] {
    var result: [String] = []
    func hex(_ value: Double) -> String { String(format: "%02X", Int((value * 255).rounded())) }
    func visit(_ node: NodeDescription) {
      if case .text(let text) = node.facts {
        let color = text.color
        let digits = hex(color.red) + hex(color.green) + hex(color.blue)
        result.append(color.alpha == 1 ? digits : "\(digits) \((color.alpha * 100).rounded() / 100)")
      }
      for child in node.children { visit(child) }
    }
    visit(graph.describe())
    return result
  }
}
