import SwiftUI

extension View {
  /// Animates changes of a value, in another way (or not at all) for users who want less motion.
  package func animation<Value: Equatable>(
    _ animation: Animation?, reduced: Animation?, value: Value
  ) -> some View {
    modifier(ReducibleAnimation(animation: animation, reduced: reduced, value: value))
  }

  /// Comes and goes in a way of its own, and by a fade for users who want less motion.
  package func transition(_ transition: AnyTransition, reduced: AnyTransition) -> some View {
    modifier(ReducibleTransition(full: transition, reduced: reduced))
  }
}

private struct ReducibleAnimation<Value: Equatable>: ViewModifier {
  let animation: Animation?
  let reduced: Animation?
  let value: Value
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  func body(content: Content) -> some View {
    content.animation(reducesMotion ? reduced : animation, value: value)
  }
}

private struct ReducibleTransition: ViewModifier {
  let full: AnyTransition
  let reduced: AnyTransition
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  func body(content: Content) -> some View {
    content.transition(reducesMotion ? reduced : full)
  }
}
