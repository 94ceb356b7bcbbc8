import Combine
import SwiftUICore

/// All fingers and pens over a view.
@available(
  *, unavailable,
  message: "Vitrine tells fingers by DragGesture, MagnifyGesture and RotateGesture; use those."
)
public struct SpatialEventGesture {}

/// Events of fingers and pens.
@available(
  *, unavailable,
  message: "Vitrine tells fingers by DragGesture, MagnifyGesture and RotateGesture; use those."
)
public struct SpatialEventCollection {}

/// What a rotor goes through.
@available(
  *, unavailable,
  message: "Vitrine's accessibility tree has no rotors; give the views accessibilityHeading(_:) or named actions."
)
public protocol AccessibilityRotorContent {}

/// A place that a rotor goes to.
@available(
  *, unavailable,
  message: "Vitrine's accessibility tree has no rotors; give the views accessibilityHeading(_:) or named actions."
)
public struct AccessibilityRotorEntry<ID> {}

/// Makes entries of statements.
@available(
  *, unavailable,
  message: "Vitrine's accessibility tree has no rotors; give the views accessibilityHeading(_:) or named actions."
)
public struct AccessibilityRotorContentBuilder {}

/// A rotor of the system.
@available(
  *, unavailable,
  message: "Vitrine's accessibility tree has no rotors; give the views accessibilityHeading(_:) or named actions."
)
public struct AccessibilitySystemRotor {}

/// What says a chart as sound.
@available(
  *, unavailable,
  message: "Vitrine plays no charts as sound; describe the data by accessibilityChildren(children:)."
)
public protocol AXChartDescriptorRepresentable {}

/// An object of what has the focus.
@available(*, unavailable, message: "Vitrine hands no objects along the focus; use @FocusedValue with a key of yours.")
public struct FocusedObject<ObjectType> {}

extension View {
  /// Hands an object to what asks for that of the focus.
  @available(
    *, unavailable,
    message: "Vitrine hands no objects along the focus; use focusedValue(_:_:) with a key of yours."
  )
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// Hands an object to what asks for that of the scene in focus.
  @available(
    *, unavailable,
    message: "Vitrine hands no objects along the focus; use focusedSceneValue(_:_:) with a key of yours."
  )
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }
}
