import UIKit

/// What a menu of editing offers.
package enum EditingCommand: Hashable, Sendable { case copy, cut, selectAll, undo, redo }

extension FocusManager {
  /// Edits the text input with the focus.
  /// - Returns: the text that was copied; nil when none was.
  package func edit(_ command: EditingCommand) -> String? {
    guard let input = current as? TextInputNode, input.look.isEnabled else { return nil }
    switch command {
    case .copy, .cut:
      guard input.canCopy else { return nil }
      if command == .copy { input.copy() } else { input.cut() }
      return UIPasteboard.general.string
    case .selectAll: input.edit { $0.selectAll() }
    case .undo: input.edit { _ = $0.undo() }
    case .redo: input.edit { _ = $0.redo() }
    }
    return nil
  }

  /// Puts text from a clipboard into the text input with the focus.
  /// - Returns: whether it was taken.
  @discardableResult
  package func paste(_ text: String) -> Bool {
    guard let input = current as? TextInputNode, input.look.isEnabled else { return false }
    input.paste(text)
    return true
  }
}
