import CoreGraphics

/// A node whose content follows a finger: a scroll view.
@MainActor
protocol PanTarget: Node {
  /// The axes along which a finger can move the content now; empty while scrolling is off.
  var panAxes: Axis.Set { get }

  /// A finger came down on the content: what moves by itself stops.
  /// - Returns: whether something moved: the touch that stopped it is no tap.
  func holdMotion() -> Bool

  /// The finger that came down has gone before it scrolled.
  func releaseHold()

  /// A finger has moved far enough to scroll.
  func panBegan()

  /// - Parameter translation: points that the finger has moved since `panBegan`, along `panAxes`.
  func panMoved(by translation: CGSize)

  /// - Parameter velocity: of the finger, points a second.
  func panEnded(velocity: CGSize)

  /// Something else took the finger over.
  func panCancelled()

  /// Moves by a wheel at once.
  /// - Parameter delta: points by which the content moves left and up.
  /// - Returns: whether it moved; where it is at its end, the scroll view around it moves.
  func moveByWheel(_ delta: CGSize) -> Bool
}
