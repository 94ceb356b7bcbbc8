import SwiftUI

/// How things of the design language move.
public enum GoodreadsMotion {
  /// A book is put on a shelf.
  public static let shelve = Animation.spring(response: 0.18, dampingFraction: 0.6)
  /// A star is filled.
  public static let star = Animation.spring(response: 0.2, dampingFraction: 0.55)
  /// Seconds from one star to the next: the companion's.
  public static let starStagger = 0.06
  /// The rest of a text is shown: 0.22 s.
  public static let expand = Animation.easeOut(duration: 0.22)
  /// The ring of a challenge on its way to its value: 0.7 s.
  public static let sweep = Animation.easeOut(duration: 0.7)
  /// A cover on its way to its page: 0.3 s, the companion's.
  public static let zoom = Animation.easeInOut(duration: 0.3)
  /// A toast rises: 0.25 s, the companion's.
  public static let toast = Animation.easeOut(duration: 0.25)
  /// A button under a finger.
  public static let press = Animation.easeOut(duration: 0.15)
}
