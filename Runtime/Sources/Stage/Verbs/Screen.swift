import CoreGraphics
import SwiftUI

/// What is on the screen at one moment.
@MainActor
struct Screen {
  private(set) var elements: [ScreenElement] = []
  let bounds: CGRect
  private let keyboard: CGRect?
  /// What stands above the keys.
  private let keyboardNodes: Set<Int>
  /// Where nodes are seen, and how much of them.
  private var seen: [Int: (frame: CGRect, opacity: Double)] = [:]

  /// - Parameter asSeen: with places in flight as they are seen, not as they will be.
  init(_ stage: Stage, asSeen: Bool = false) {
    bounds = CGRect(origin: .zero, size: stage.graph.size)
    keyboard = stage.graph.keyboard.frame
    keyboardNodes = stage.graph.keyboard.barNodes
    visit(stage.graph.describe(asSeen: asSeen))
    let named = stage.graph.accessibilityTree().all.filter {
      // Keys are no names: "a" is what the app calls so.
      (!$0.label.isEmpty || !$0.identifier.isEmpty) && !$0.traits.contains(.isKeyboardKey)
    }
    elements = named.map { spoken($0, asSeen: asSeen) } + elements
  }

  private func spoken(_ source: AccessibilityElement, asSeen: Bool) -> ScreenElement {
    var element = ScreenElement(
      kind: .element, label: source.label, identifier: source.identifier, frame: source.frame,
      point: source.activationPoint, node: source.id)
    element.isEnabled = source.isEnabled
    element.isSelected = source.isSelected
    element.isFocused = source.isFocused
    element.speech = source.speech
    element.value = source.spokenValue
    if let node = seen[source.id] {
      element.opacity = node.opacity
      if asSeen { element.frame = node.frame }
    }
    return element
  }

  private mutating func visit(_ node: NodeDescription) {
    seen[node.id] = (node.frame, node.opacity)
    switch node.facts {
    case .text(let text): add(.text, text.string, node.frame, node)
    // Actions that a swipe has not revealed are not on the screen.
    case .region("swipeAction", _, _, _) where node.children.isEmpty: break
    case .region(_, let label, let frame, let isEnabled) where !label.isEmpty:
      add(.region, label, frame.offsetBy(dx: node.frame.minX, dy: node.frame.minY), node)
      elements[elements.count - 1].isEnabled = isEnabled
    default: add(.view, node.name, node.frame, node)
    }
    for child in node.children { visit(child) }
  }

  private mutating func add(_ kind: ScreenElement.Kind, _ label: String, _ frame: CGRect, _ node: NodeDescription) {
    elements.append(
      ScreenElement(
        kind: kind, label: label, frame: frame, point: frame.middle, opacity: node.opacity, node: node.id))
  }

  /// Whether enough of it is on the screen to be touched.
  func isReachable(_ element: ScreenElement) -> Bool {
    bounds.insetBy(dx: -0.5, dy: -0.5).contains(element.point) && !isBehindKeyboard(element)
  }

  func isBehindKeyboard(_ element: ScreenElement) -> Bool {
    guard let keyboard, keyboard.contains(element.point) else { return false }
    return !keyboardNodes.contains(element.node)
  }

  /// Everything of a name, of the most telling kind that has it.
  /// - Parameter includingTransparent: what has faded out, too.
  func all(_ name: String, includingTransparent: Bool = false) -> [ScreenElement] {
    let found = elements.filter { $0.has(name) && ($0.opacity > 0 || includingTransparent) }
    guard let best = found.map(\.kind).min() else { return [] }
    return found.filter { $0.kind == best }
  }

  /// Everything of a name that a user can see, of the most telling kind.
  func visible(_ name: String) -> [ScreenElement] {
    let room = bounds.insetBy(dx: -0.5, dy: -0.5)
    let found = elements.filter {
      $0.kind != .view && $0.has(name) && $0.opacity > 0 && $0.frame.intersects(room)
    }
    guard let best = found.map(\.kind).min() else { return [] }
    return found.filter { $0.kind == best }
  }

  /// The names that a user can see, for errors: each once, in order.
  var names: [String] {
    var known: Set<String> = []
    return elements.filter { $0.kind != .view && $0.opacity > 0 }
      .map { $0.label.isEmpty ? $0.identifier : $0.label }
      .filter { !$0.isEmpty && known.insert($0).inserted }
  }

  /// Whether everything is where it was.
  func isSame(as other: Screen) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { $0.label == $1.label && $0.frame == $1.frame }
  }
}
