import CoreGraphics

/// A set of keys that a keyboard shows at a time.
package enum KeyboardPlane: Hashable, Sendable { case letters, numbers, symbols, pad, padSymbols, emoji }

/// What a key does.
package enum KeyboardKey: Hashable, Sendable {
  /// Types a text; a letter is kept as a small one.
  case text(String)
  /// A digit with the letters that stand below it.
  case digit(String, letters: String)
  case shift
  case delete
  case space
  case submit
  case plane(KeyboardPlane)
  /// There is nobody to listen: the key is shown, and disabled.
  case dictation
  /// Puts the keyboard away, on an iPad.
  case dismiss

  /// Whether the key types what it shows: it is light.
  package var isCharacter: Bool {
    switch self {
    case .text, .digit, .space: true
    default: false
    }
  }
}

/// Whether letters are capitals.
package enum KeyboardShift: Hashable, Sendable { case off, once, locked }

/// A key in its place.
package struct PlacedKey: Hashable, Sendable, Identifiable {
  package var id: Int
  package var key: KeyboardKey
  /// Where a finger means the key, in the keyboard's coordinates.
  package var cell: CGRect
  /// What is drawn of it.
  package var face: CGRect
}

extension KeyboardKey {
  /// What the key types; nil for keys that do something else.
  package func typed(_ shift: KeyboardShift) -> String? {
    switch self {
    case .text(let text): shift == .off || text.count > 1 ? text : text.uppercased()
    case .digit(let digit, _): digit
    case .space: " "
    default: nil
    }
  }

  /// What VoiceOver calls the key, and scripts.
  package func name(_ request: KeyboardRequest, _ shift: KeyboardShift) -> String {
    switch self {
    case .text, .digit: typed(shift) ?? ""
    case .shift: "shift"
    case .delete: "delete"
    case .space: "space"
    case .submit: request.submitTitle
    case .plane(.letters): "letters"
    case .plane(.numbers), .plane(.pad): "numbers"
    case .plane(.symbols), .plane(.padSymbols): "symbols"
    case .plane(.emoji): "emoji"
    case .dictation: "dictate"
    case .dismiss: "hide keyboard"
    }
  }
}

extension KeyboardRequest {
  /// What the return key says.
  package var submitTitle: String {
    switch submitLabel {
    case nil: type == .webSearch ? "go" : "return"
    case let name?: String(name.drop { $0 == "." })
    }
  }

  /// Whether the return key is blue: where it does something else than begin a line.
  package var isSubmitProminent: Bool {
    guard let submitLabel else { return type == .webSearch }
    return submitLabel != ".return" && submitLabel != ".next" && submitLabel != ".continue"
  }

  /// The plane that shows first.
  package var firstPlane: KeyboardPlane {
    switch type {
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: .pad
    case .numbersAndPunctuation: .numbers
    default: .letters
    }
  }
}
