import SwiftUI

/// How things of the design language move. Numbers that the guide leaves out are its companion's.
public enum FigmaMotion {
  /// A card or a button under a finger: 100 ms.
  public static let press = Animation.easeOut(duration: 0.1)
  /// A comment pin on its way to 1.15 of its size, and back.
  public static let pin = Animation.spring(response: 0.3, dampingFraction: 0.6)
  /// A new face in a stack: 250 ms.
  public static let slideIn = Animation.spring(duration: 0.25)
  /// A thumbnail on its way to the screen of its file: 350 ms.
  public static let zoom = Animation.spring(duration: 0.35)
  /// A cursor on its way to where its owner is: 80 ms.
  public static let cursor = Animation.easeOut(duration: 0.08)
  /// What a pin grows to.
  public static let pinScale = 1.15
  /// What a card or a button gets to under a finger.
  public static let pressScale = 0.98
}
