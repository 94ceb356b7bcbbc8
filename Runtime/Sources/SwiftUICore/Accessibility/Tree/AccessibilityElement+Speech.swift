extension AccessibilityElement {
  /// What VoiceOver says when it comes to the element, in its order: what is selected, the label, the value,
  /// what it is, its place among its equals, what is important besides, and the hint. How to use it ("double
  /// tap to activate"), which VoiceOver adds after a pause, is left out.
  package var speech: String {
    var parts: [String] = []
    if isSelected { parts.append("selected") }
    parts.append(label)
    // A switch is named before its state.
    if !traits.contains(.isToggle) { parts.append(spokenValue) }
    if !isEnabled { parts.append("dimmed") }
    parts += traitWords
    if traits.contains(.isToggle) { parts.append(spokenValue) }
    if let position { parts.append("\(position.index) of \(position.count)") }
    for content in customContent where content.isImportant { parts += [content.label, content.value] }
    parts.append(hint)
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The value in words.
  package var spokenValue: String {
    guard traits.contains(.isToggle) else { return value }
    return switch value {
    case "1": "on"
    case "0": "off"
    case "2": "mixed"
    default: value
    }
  }

  private var traitWords: [String] {
    var words: [String] = []
    switch kind {
    case .textField: words.append(traits.contains(.isSearchField) ? "search field" : "text field")
    case .secureField: words.append("secure text field")
    case .tab: words.append("tab")
    case .plain, .progress: if traits.contains(.isSearchField) { words.append("search field") }
    }
    if kind == .textField || kind == .secureField, isFocused { words.append("is editing") }
    if traits.contains(.isToggle) {
      words.append("switch button")
    } else if traits.contains(.isLink) {
      words.append("link")
    } else if traits.contains(.isButton), kind != .tab {
      words.append("button")
    }
    if traits.contains(.isHeader) {
      words.append(headingLevel > 0 ? "heading level \(headingLevel)" : "heading")
    }
    if traits.contains(.isImage) { words.append("image") }
    if traits.contains(.isKeyboardKey) { words.append("keyboard key") }
    if isAdjustable { words.append("adjustable") }
    return words
  }

  /// What is said of everything below, element by element in the order of reading; what has nothing to say
  /// is passed over.
  package var spokenLines: [String] { elements.map(\.speech).filter { !$0.isEmpty } }
}
