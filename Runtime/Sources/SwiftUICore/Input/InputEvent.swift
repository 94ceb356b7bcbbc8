import CoreGraphics

/// What a user does to a stage. Locations are in the root's coordinates, in points; an event happens at
/// the time that the stage's clock shows.
package enum InputEvent: Sendable {
  case touch(TouchEvent)
  /// Where the pointer is; nil when it has left the stage.
  case hover(CGPoint?)
  case wheel(WheelEvent)
  case key(KeyEvent)
  case text(TextEvent)
}

/// What one finger does, or the pointer's button.
package struct TouchEvent: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case began, moved, ended
    /// The system took the finger away: nothing comes of what it was about to do.
    case cancelled
  }

  /// Tells fingers that are down at the same time from each other.
  package var finger: Int
  package var phase: Phase
  package var location: CGPoint

  package init(_ phase: Phase, at location: CGPoint, finger: Int = 0) {
    self.finger = finger
    self.phase = phase
    self.location = location
  }
}

/// A turn of a wheel, or two fingers on a trackpad.
package struct WheelEvent: Hashable, Sendable {
  package var location: CGPoint
  /// Points by which the content is to move to the left and up.
  package var delta: CGSize

  package init(at location: CGPoint, by delta: CGSize) {
    self.location = location
    self.delta = delta
  }
}

/// A key of a hardware keyboard that goes down.
package struct KeyEvent: Hashable, Sendable {
  package var key: KeyEquivalent
  /// What the key types; empty for keys that type nothing.
  package var characters: String
  package var modifiers: EventModifiers

  /// - Parameter characters: nil for the key's own character where that is printed.
  package init(_ key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = []) {
    self.key = key
    self.modifiers = modifiers
    self.characters = characters ?? (key.isPrinted ? String(key.character) : "")
  }
}

extension KeyEquivalent {
  /// Whether the key types its character, and does nothing else.
  package var isPrinted: Bool {
    character.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0.value != 0x7F && !(0xF700...0xF8FF).contains($0.value)
    }
  }
}

/// What an input method or an on-screen keyboard does.
package enum TextEvent: Hashable, Sendable {
  /// Text that is final; it takes the place of the selection or of the marked text.
  case insert(String)
  /// Text that may still change, with the selection in it in characters.
  case mark(String, selection: Range<Int>)
  /// Makes the marked text final as it is.
  case unmark
}
