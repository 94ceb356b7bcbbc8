/// A key with those that are held with it.
public struct KeyboardShortcut: Hashable, Sendable {
  /// What a shortcut is changed to for another keyboard.
  public struct Localization: Hashable, Sendable {
    private let name: String

    public static let automatic = Localization(name: "automatic")
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    public static let custom = Localization(name: "custom")
  }

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: KeyboardShortcut.Localization

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Escape: leaves things as they are.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
  /// Return: does what the screen is for.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
}

/// A key by the character that it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character

  public init(_ character: Character) { self.character = character }

  public init(extendedGraphemeClusterLiteral value: Character) { self.init(value) }

  /// As reports name the key.
  var text: String {
    switch self {
    case .escape: "escape"
    case .return: "return"
    case .tab: "tab"
    case .space: "space"
    case .delete: "delete"
    default: character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0xE000 } ? "\(character)" : "key"
    }
  }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
}

/// Keys that are held while something else is done.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all = EventModifiers(rawValue: 63)
}

extension View {
  /// Lets keys do what the control does.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    primitive(ShortcutModifier(shortcut: shortcut))
  }

  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    primitive(ShortcutModifier(shortcut: shortcut))
  }

  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
}
