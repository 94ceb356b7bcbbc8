import Stage
import SwiftUI

extension StageKey {
  /// A key as browsers name it.
  /// - Parameters:
  ///   - browserName: a character, or a name of the standard "UI Events KeyboardEvent key Values".
  ///   - modifiers: of `shift`, `control`, `option`, `command`.
  init?(browserName name: String, modifiers: [String]) {
    let key: KeyEquivalent
    if let named = Self.named[name] {
      key = named
    } else if name.count == 1, let character = name.first {
      key = character == " " ? .space : KeyEquivalent(character)
    } else {
      // Modifiers by themselves, dead keys, keys of the machine: nothing that a view hears of.
      return nil
    }
    var held: EventModifiers = []
    for modifier in modifiers {
      switch modifier {
      case "shift": held.insert(.shift)
      case "control": held.insert(.control)
      case "option": held.insert(.option)
      case "command": held.insert(.command)
      default: break
      }
    }
    self.init(key, modifiers: held)
  }

  private static let named: [String: KeyEquivalent] = [
    "Enter": .return, "Tab": .tab, "Escape": .escape, "Backspace": .delete, "Delete": .deleteForward,
    "ArrowUp": .upArrow, "ArrowDown": .downArrow, "ArrowLeft": .leftArrow, "ArrowRight": .rightArrow,
    "Home": .home, "End": .end, "PageUp": .pageUp, "PageDown": .pageDown, "Clear": .clear,
  ]
}
