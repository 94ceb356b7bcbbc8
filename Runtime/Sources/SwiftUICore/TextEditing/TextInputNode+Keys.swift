extension TextInputNode {
  func handle(_ key: KeyEvent) -> Bool {
    guard isFocused, look.isEnabled else { return false }
    let modifiers = key.modifiers.subtracting([.capsLock, .numericPad])
    if let movement = movement(key.key, modifiers.subtracting(.shift)) {
      edit { $0.move(movement, extending: modifiers.contains(.shift), layout) }
      return true
    }
    if let deletion = deletion(key.key, modifiers) {
      edit { model in
        if replacesOnTyping { model.selectAll() }
        model.delete(deletion, layout)
      }
      return true
    }
    if modifiers.contains(.command) { return command(key.key, isShifted: modifiers.contains(.shift)) }
    guard !modifiers.contains(.control) else { return false }
    switch key.key {
    case .return:
      if traits.kind == .line { submit() } else { type("\n") }
      return true
    case .tab:
      // In a field, Tab goes to the next one.
      guard traits.kind == .editor, !modifiers.contains(.shift) else { return false }
      type("\t")
      return true
    case .escape: return false
    default:
      guard !key.characters.isEmpty, KeyEquivalent(key.characters.first!).isPrinted else { return false }
      type(key.characters)
      return true
    }
  }

  private func movement(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Movement? {
    switch (key, modifiers) {
    case (.leftArrow, []): .left
    case (.rightArrow, []): .right
    case (.leftArrow, .option): .wordLeft
    case (.rightArrow, .option): .wordRight
    case (.leftArrow, .command), (.home, []): key == .home ? .lineStart : .lineLeft
    case (.rightArrow, .command), (.end, []): key == .end ? .lineEnd : .lineRight
    case (.upArrow, []): .up
    case (.downArrow, []): .down
    case (.upArrow, .option): .paragraphStart
    case (.downArrow, .option): .paragraphEnd
    case (.upArrow, .command), (.home, .command): .documentStart
    case (.downArrow, .command), (.end, .command): .documentEnd
    case (.pageUp, _) where isMultiline: .pageUp
    case (.pageDown, _) where isMultiline: .pageDown
    // The keys of Emacs that iOS's text views know.
    case ("a", .control): .paragraphStart
    case ("e", .control): .paragraphEnd
    case ("b", .control): .backward
    case ("f", .control): .forward
    case ("p", .control): .up
    case ("n", .control): .down
    default: nil
    }
  }

  private func deletion(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Movement? {
    switch (key, modifiers.subtracting(.shift)) {
    case (.delete, []), ("h", .control): .backward
    case (.delete, .option): .wordBackward
    case (.delete, .command): .lineStart
    case (.deleteForward, []), ("d", .control): .forward
    case (.deleteForward, .option): .wordForward
    case (.deleteForward, .command), ("k", .control): .lineEnd
    default: nil
    }
  }

  /// - Returns: false for what is somebody else's shortcut.
  private func command(_ key: KeyEquivalent, isShifted: Bool) -> Bool {
    switch key {
    case "a" where !isShifted: edit { $0.selectAll() }
    case "c" where !isShifted: copy()
    case "x" where !isShifted: cut()
    case "v": paste()
    case "z" where !isShifted: edit { _ = $0.undo() }
    case "z", "Z": edit { _ = $0.redo() }
    default: return false
    }
    return true
  }
}
