import Foundation

/// A key of a hardware keyboard that a view with the focus hears of.
public struct KeyPress: CustomDebugStringConvertible, Sendable {
  /// What the key does.
  public struct Phases: OptionSet, Hashable, CustomDebugStringConvertible, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]

    public var debugDescription: String {
      let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")].filter { contains($0.0) }.map(\.1)
      return "[\(names.joined(separator: ", "))]"
    }
  }

  /// Whether an action took the key, or leaves it to the views around.
  public enum Result: Hashable, Sendable {
    case handled
    case ignored
  }

  public let phase: KeyPress.Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers

  init(_ event: KeyEvent) {
    phase = .down
    key = event.key
    characters = event.characters
    modifiers = event.modifiers
  }

  public var debugDescription: String {
    "KeyPress(phase: \(phase), key: \(key.character.debugDescription), modifiers: \(modifiers.rawValue))"
  }
}

/// What `onKeyPress` sets; the payload of its record.
struct KeyPressHandler {
  let accepts: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result
}

extension View {
  nonisolated private func keyPress(
    _ detail: String, _ phases: KeyPress.Phases, _ accepts: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    recorded(
      "onKeyPress", detail,
      payload: KeyPressHandler(accepts: { !phases.isDisjoint(with: $0.phase) && accepts($0) }, action: action))
  }

  /// Acts when a key is pressed while the view or one below has the focus.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    keyPress(key.name, [.down, .repeat], { $0.key == key }, { _ in action() })
  }

  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keyPress(key.name, phases, { $0.key == key }, action)
  }

  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keyPress(keys.map(\.name).sorted().joined(separator: ", "), phases, { keys.contains($0.key) }, action)
  }

  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keyPress(
      "characters", phases,
      { press in
        !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy { characters.contains($0) }
      }, action)
  }

  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keyPress("", phases, { _ in true }, action)
  }
}

extension KeyEquivalent {
  /// As trees name the key.
  fileprivate var name: String {
    switch self {
    case .upArrow: "upArrow"
    case .downArrow: "downArrow"
    case .leftArrow: "leftArrow"
    case .rightArrow: "rightArrow"
    case .escape: "escape"
    case .return: "return"
    case .tab: "tab"
    case .space: "space"
    case .delete: "delete"
    default: isPrinted ? String(character) : "key"
    }
  }
}
