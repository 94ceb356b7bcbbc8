import CoreGraphics

/// A pinch by which assistive technology zooms.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Whether the content is to become larger or smaller.
  @frozen public enum Direction: Hashable, Sendable {
    case zoomIn
    case zoomOut
  }

  public let direction: AccessibilityZoomGestureAction.Direction
  /// Where the pinch is, in unit coordinates of the view.
  public let location: UnitPoint
  /// Where the pinch is, in points of the view.
  public let point: CGPoint
}

/// How a view takes fingers directly while assistive technology is on.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing is said of the view while a finger is on it.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The view takes fingers only after it has been activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
  /// Acts when assistive technology zooms the view.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    accessibility { $0.zoom = handler }
  }

  /// Lets fingers reach the view as if no assistive technology were on.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    accessibility { properties in
      if isDirectTouchArea {
        properties.addedTraits = .allowsDirectInteraction
      } else {
        properties.removedTraits = .allowsDirectInteraction
      }
    }
  }
}

extension AccessibilityElement {
  /// Zooms, as a pinch does.
  @discardableResult
  package func zoom(_ direction: AccessibilityZoomGestureAction.Direction) -> Bool {
    perform(direction == .zoomIn ? .zoomIn : .zoomOut)
  }
}
