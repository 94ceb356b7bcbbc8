import CoreGraphics

extension AccessibilityElement: @MainActor CustomStringConvertible {
  package var description: String { text() }

  /// The tree in lines, two spaces a level: what it is, its label, its value, and what there is to know besides.
  package func text(includingFrames: Bool = true) -> String {
    var lines: [String] = []
    append(to: &lines, level: 0, includingFrames)
    return lines.joined(separator: "\n")
  }

  private func append(to lines: inout [String], level: Int, _ includingFrames: Bool) {
    lines.append(String(repeating: "  ", count: level) + line(includingFrames))
    for child in children { child.append(to: &lines, level: level + 1, includingFrames) }
  }

  private func line(_ includingFrames: Bool) -> String {
    var parts = [role]
    if !label.isEmpty { parts.append(quoted(label)) }
    if !value.isEmpty { parts.append("value: \(quoted(spokenValue))") }
    if !hint.isEmpty { parts.append("hint: \(quoted(hint))") }
    if traits.contains(.isHeader), role != "heading" { parts.append("heading") }
    if headingLevel > 0 { parts.append("level: \(headingLevel)") }
    if isSelected { parts.append("selected") }
    if !isEnabled { parts.append("disabled") }
    if isFocused { parts.append("focused") }
    if traits.contains(.isModal) { parts.append("modal") }
    if let position { parts.append("\(position.index) of \(position.count)") }
    if isAdjustable { parts.append("adjustable") }
    if !identifier.isEmpty { parts.append("identifier: \(quoted(identifier))") }
    if !inputLabels.isEmpty { parts.append("input labels: \(inputLabels.map(quoted).joined(separator: ", "))") }
    for content in customContent { parts.append("\(quoted(content.label)): \(quoted(content.value))") }
    if !actionNames.isEmpty { parts.append("actions: \(actionNames.map(quoted).joined(separator: ", "))") }
    if !respondsToUserInteraction { parts.append("not interactive") }
    if !textContentType.isEmpty { parts.append("text: \(textContentType)") }
    if includingFrames {
      parts.append(
        "(\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)), \(number(frame.height)))")
    }
    return parts.joined(separator: " ")
  }

  /// The one word for what the element is.
  package var role: String {
    if isContainer { return "group" }
    switch kind {
    case .textField: return traits.contains(.isSearchField) ? "search field" : "text field"
    case .secureField: return "secure text field"
    case .tab: return "tab"
    case .progress: return "progress"
    case .plain: break
    }
    if traits.contains(.isToggle) { return "switch" }
    if traits.contains(.isLink) { return "link" }
    if traits.contains(.isButton) { return "button" }
    if isAdjustable { return "adjustable" }
    if traits.contains(.isHeader) { return "heading" }
    if traits.contains(.isImage) { return "image" }
    return traits.contains(.isStaticText) ? "text" : "element"
  }

  private func quoted(_ text: String) -> String { "\"\(text.replacingOccurrences(of: "\n", with: "\\n"))\"" }

  /// To a tenth of a point.
  private func number(_ length: CGFloat) -> String {
    let tenths = (length * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(Double(tenths))"
  }
}
