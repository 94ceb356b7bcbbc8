import UIKit

// What modifiers say of the text inputs below them: the payloads of their records.

/// `onSubmit`.
package struct SubmitRecord {
  let triggers: Int
  let action: () -> Void

  package init(triggers: Int, action: @escaping () -> Void) {
    self.triggers = triggers
    self.action = action
  }
}

/// `submitScope`: what is submitted below goes no further.
package struct SubmitScopeRecord {
  let isBlocking: Bool

  package init(isBlocking: Bool) { self.isBlocking = isBlocking }
}

/// What the fields below submit, as the raw value of `SubmitTriggers`; 1, text, where nothing is said.
package struct SubmitKindRecord {
  let triggers: Int
  /// Where the field belongs, if it stands elsewhere: from there outwards it is submitted.
  let origin: SubmitOrigin?

  package init(triggers: Int, origin: SubmitOrigin? = nil) {
    self.triggers = triggers
    self.origin = origin
  }
}

/// The view to which a field belongs that stands elsewhere, as the search field of a screen does in its bar.
@MainActor
package final class SubmitOrigin {
  fileprivate(set) weak var node: _ViewNode?

  nonisolated package init() {}
}

struct SubmitOriginModifier: PrimitiveModifier {
  let origin: SubmitOrigin

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { SubmitOriginNode(context) }
}

final class SubmitOriginNode: TransparentModifierNode {
  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is SubmitOriginModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    (other as? SubmitOriginModifier)?.origin.node = self
  }
}

extension View {
  /// The view is the one to which the fields of an origin belong.
  nonisolated package func submitOrigin(_ origin: SubmitOrigin) -> some View {
    primitive(SubmitOriginModifier(origin: origin))
  }

  /// Says what the fields below submit.
  nonisolated package func submitKind(_ triggers: Int, origin: SubmitOrigin) -> some View {
    recorded("submitKind", payload: SubmitKindRecord(triggers: triggers, origin: origin))
  }
}

/// `submitLabel`.
package struct SubmitLabelRecord {
  let name: String

  package init(name: String) { self.name = name }
}

/// `keyboardType`.
package struct KeyboardTypeRecord {
  let type: UIKeyboardType

  package init(type: UIKeyboardType) { self.type = type }
}

/// `autocorrectionDisabled`.
package struct AutocorrectionRecord {
  let isDisabled: Bool

  package init(isDisabled: Bool) { self.isDisabled = isDisabled }
}

/// `textInputAutocapitalization`; nil is what the system does by itself.
package struct CapitalizationRecord {
  let capitalization: UITextAutocapitalizationType?

  package init(capitalization: UITextAutocapitalizationType?) { self.capitalization = capitalization }
}

extension UITextAutocapitalizationType {
  /// The text as the keyboard types it after what stands before the caret.
  func applied(to text: String, after before: String) -> String {
    guard self != .none else { return text }
    var result = ""
    var context = before
    for character in text {
      let isFirst =
        switch self {
        case .allCharacters: true
        case .words: context.last?.isWhitespace ?? true
        case .sentences: Self.beginsSentence(context)
        case .none: false
        }
      let typed = isFirst ? character.uppercased() : String(character)
      result += typed
      context += typed
    }
    return result
  }

  private static func beginsSentence(_ before: String) -> Bool {
    guard let last = before.last else { return true }
    if last.isNewline { return true }
    guard last.isWhitespace else { return false }
    guard let sign = before.last(where: { !$0.isWhitespace || $0.isNewline }) else { return true }
    return sign.isNewline || ".!?…。！？".contains(sign)
  }
}
