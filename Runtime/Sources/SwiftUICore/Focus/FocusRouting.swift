import UIKit

/// A target for which a keyboard comes up.
@MainActor
protocol KeyboardClient: FocusTarget {
  var keyboard: KeyboardRequest { get }
}

/// The keyboard that the focus asks for.
package struct KeyboardRequest: Hashable, Sendable {
  package var type: UIKeyboardType
  /// The name of the submit label (`.done`); nil where none is set.
  package var submitLabel: String?
  package var capitalization: UITextAutocapitalizationType?
  package var isSecure: Bool
  package var isAutocorrectionDisabled = false
}

extension FocusManager {
  /// The keyboard that is up; nil when there is none.
  package var wantsKeyboard: KeyboardRequest? { (current as? any KeyboardClient)?.keyboard }

  /// A finger begins to scroll: with `scrollDismissesKeyboard` the keyboard goes away, or with the finger.
  func scrollBegan(_ mode: ScrollDismissesKeyboardMode, in scroll: ScrollNode) {
    guard wantsKeyboard != nil else { return }
    // By itself, an editor lets go of the keyboard with the finger; other content at once, since iOS 16.
    let input = current as? TextInputNode
    let isEditor = input?.traits.kind == .editor && input?.scrollView === scroll
    if mode.isImmediate || (mode == .automatic && !isEditor) { return resign() }
    guard mode != .never else { return }
    if graph.keyboard.panel == nil { resign() } else { graph.keyboard.followFinger() }
  }
}

extension ViewGraph {
  /// Gives a key to the focus: first to the `onKeyPress` around it, then to the target itself.
  /// - Returns: whether somebody took it.
  @discardableResult
  package func sendToFocus(_ key: KeyEvent) -> Bool {
    guard let target = focus.current else { return false }
    let press = KeyPress(key)
    for handler in target.records(KeyPressHandler.self) where handler.accepts(press) {
      if handler.action(press) == .handled { return true }
    }
    // A handler may have moved the focus and left the key to the rest.
    return (focus.current ?? target).handle(key)
  }

  /// Gives what an input method does to the focus.
  @discardableResult
  package func sendToFocus(_ text: TextEvent) -> Bool { focus.current?.handle(text) ?? false }

  /// Keys and text go to the focus; other events do not.
  package func sendToFocus(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key): sendToFocus(key)
    case .text(let text): sendToFocus(text)
    case .touch, .hover, .wheel: false
    }
  }
}
