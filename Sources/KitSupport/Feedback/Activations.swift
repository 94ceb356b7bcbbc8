import SwiftUI

/// Counts what the user has done, so that a haptic is played once for each time and for nothing else.
package struct Activations: Equatable, Sendable {
  private var count = 0

  package init() {}

  package mutating func add() { count += 1 }
}

extension View {
  /// Plays a haptic whenever the user has done something once more.
  package func feedback(_ feedback: SensoryFeedback, after activations: Activations) -> some View {
    sensoryFeedback(feedback, trigger: activations)
  }
}
