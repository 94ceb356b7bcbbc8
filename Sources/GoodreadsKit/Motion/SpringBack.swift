import KitSupport
import SwiftUI

extension View {
  /// Gives way by a part of its size whenever the user has done something once more, and springs back.
  func springsBack(from scale: CGFloat, by animation: Animation, after activations: Activations) -> some View {
    modifier(SpringBack(scale: scale, animation: animation, activations: activations))
  }
}

private struct SpringBack: ViewModifier {
  let scale: CGFloat
  let animation: Animation
  let activations: Activations
  @State private var current: CGFloat = 1
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  func body(content: Content) -> some View {
    content
      .scaleEffect(current)
      .onChange(of: activations) {
        guard !reducesMotion else { return }
        var transaction = Transaction(animation: nil)
        transaction.disablesAnimations = true
        withTransaction(transaction) { current = scale }
      }
      .onChange(of: current) { _, new in
        guard new != 1 else { return }
        withAnimation(animation) { current = 1 }
      }
  }
}
