/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing moves.
  case idle
  /// A finger is down, and may be about to scroll.
  case tracking
  /// A finger scrolls.
  case interacting
  /// It comes to rest after a finger has let go.
  case decelerating
  /// It moves to a place that the program asked for.
  case animating

  public var isScrolling: Bool { self != .idle }
}
