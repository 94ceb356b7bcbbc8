import CoreGraphics
import SwiftUI

/// An element of the accessibility tree in the words of ARIA, for hosts that lend it to the assistive technology of
/// their own system.
public struct SpokenElement: Equatable, Sendable {
  /// Stays the same while the element lives.
  public var id: Int
  /// The group that holds it.
  public var parent: Int?
  /// An ARIA role, such as `button`, `heading`, `switch`, `slider`, `textbox`, `img`, `dialog`, `text`.
  public var role: String
  public var label: String
  public var value: String
  public var hint: String
  /// `disabled`, `selected`, `checked`, `mixed`, `focused`, `modal`, `secure`, `multiline`, `level1` … `level6`.
  public var states: [String]
  /// `activate`, `increment`, `decrement`, …, and the names of actions of its own.
  public var actions: [String]
  /// Points of the picture.
  public var frame: CGRect
}

extension Stage {
  /// What assistive technology sees, in reading order; what lies behind something modal is not among it.
  public var spokenElements: [SpokenElement] {
    var result: [SpokenElement] = []
    for child in graph.accessibilityTree().children { add(child, parent: nil, to: &result) }
    return result
  }

  private func add(_ element: AccessibilityElement, parent: Int?, to result: inout [SpokenElement]) {
    result.append(
      SpokenElement(
        id: element.id, parent: parent, role: element.ariaRole, label: element.label, value: element.spokenValue,
        hint: element.hint, states: element.ariaStates, actions: actions(of: element),
        frame: pictureFrame(element.frame)))
    for child in element.children { add(child, parent: element.id, to: &result) }
  }

  private func actions(of element: AccessibilityElement) -> [String] {
    guard element.isEnabled else { return [] }
    var names: [String] = []
    if element.isActivated || (!element.isContainer && graph.takesTap(at: element.activationPoint)) {
      names.append("activate")
    }
    if element.isTextInput { names.append("focus") }
    for action in element.actions {
      switch action.kind {
      case .activate: break
      case .scroll: names += ["scrollUp", "scrollDown", "scrollLeft", "scrollRight"]
      case .named(let name): names.append(name)
      default: names.append("\(action.kind)")
      }
    }
    return names
  }

  /// Does with an element what assistive technology does.
  /// - Parameter action: `activate`, `increment`, `decrement`, `focus`, `escape`, `magicTap`, `delete`, `showMenu`,
  ///   `zoomIn`, `zoomOut`, `scrollUp`, `scrollDown`, `scrollLeft`, `scrollRight`, or the name of an action of its own.
  /// - Returns: whether something took it.
  /// - Throws: when a view keeps changing itself.
  public func act(_ action: String, on id: Int) throws -> Bool {
    guard let element = graph.accessibilityTree().all.first(where: { $0.id == id }) else { return false }
    let isDone = performing { perform(action, on: element) }
    graph.requestFrame()
    try passTime(0)
    return isDone
  }

  private func perform(_ action: String, on element: AccessibilityElement) -> Bool {
    switch action {
    case _ where element.actionNames.contains(action): element.perform(named: action)
    case "activate": element.activate()
    case "increment": element.increment()
    case "decrement": element.decrement()
    case "focus": graph.moveAssistiveFocus(to: element.id)
    case "escape": element.escape()
    case "magicTap": element.magicTap()
    case "delete": element.perform(.delete)
    case "showMenu": element.perform(.showMenu)
    case "zoomIn": element.perform(.zoomIn)
    case "zoomOut": element.perform(.zoomOut)
    case "scrollUp": element.scroll(.top)
    case "scrollDown": element.scroll(.bottom)
    case "scrollLeft": element.scroll(.leading)
    case "scrollRight": element.scroll(.trailing)
    default: false
    }
  }
}

extension AccessibilityElement {
  fileprivate var isTextInput: Bool { kind == .textField || kind == .secureField }

  /// Whether an activation means something to it by itself.
  fileprivate var isActivated: Bool {
    actions.contains { $0.kind == .activate } || isButton || isTextInput || kind == .tab
      || !traits.isDisjoint(with: [.isLink, .isToggle])
  }

  fileprivate var ariaRole: String {
    if isContainer { return traits.contains(.isModal) ? "dialog" : "group" }
    switch kind {
    case .textField: return traits.contains(.isSearchField) ? "searchbox" : "textbox"
    case .secureField: return "textbox"
    case .tab: return "tab"
    case .progress: return "progressbar"
    case .plain: break
    }
    if traits.contains(.isToggle) { return "switch" }
    if traits.contains(.isLink) { return "link" }
    if traits.contains(.isButton) { return "button" }
    if isAdjustable { return "slider" }
    if traits.contains(.isHeader) { return "heading" }
    if traits.contains(.isImage) { return "img" }
    return actions.contains { $0.kind == .activate } ? "button" : "text"
  }

  fileprivate var ariaStates: [String] {
    var states: [String] = []
    if !isEnabled { states.append("disabled") }
    if isSelected { states.append("selected") }
    if traits.contains(.isToggle), value == "1" { states.append("checked") }
    if traits.contains(.isToggle), value == "2" { states.append("mixed") }
    if isFocused { states.append("focused") }
    if traits.contains(.isModal) { states.append("modal") }
    if kind == .secureField { states.append("secure") }
    if isMultiline { states.append("multiline") }
    if headingLevel > 0 { states.append("level\(headingLevel)") }
    return states
  }
}
