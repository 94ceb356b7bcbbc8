import SwiftUI

/// How things of the design language move.
public enum TodoistMotion {
  /// A circle fills: 0.2 s.
  public static let check = Animation.easeOut(duration: 0.2)
  /// Seconds between the filled circle and the collapse of its row.
  public static let hold = 0.08
  /// The row of a completed task collapses: 0.25 s.
  public static let collapse = Animation.easeOut(duration: 0.25)
  /// The add button under a finger: 0.15 s.
  public static let press = Animation.easeOut(duration: 0.15)
  /// A chip appears: 0.2 s.
  public static let chip = Animation.easeOut(duration: 0.2)
  /// A section opens or closes: 0.25 s.
  public static let disclosure = Animation.easeInOut(duration: 0.25)
}
