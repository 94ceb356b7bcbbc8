import SwiftUI

/// How things of the design language move.
public enum NotesMotion {
  /// The disc of a checklist item grows: 0.2 s.
  public static let check = Animation.easeOut(duration: 0.2)
  /// The text of a checklist item is crossed out: 0.3 s.
  public static let strike = Animation.easeOut(duration: 0.3)
  /// A button under a finger: 0.15 s.
  public static let press = Animation.easeOut(duration: 0.15)
  /// The add button on its way up and back after a tap: 0.25 s in two halves.
  public static let bounce = Animation.easeInOut(duration: 0.125)
  /// A note moves to the pinned ones, or back: 0.4 s.
  public static let pin = Animation.spring(response: 0.4, dampingFraction: 0.85)
  /// The search field makes room for Cancel: 0.25 s.
  public static let cancel = Animation.easeOut(duration: 0.25)
}
