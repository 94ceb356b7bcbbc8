import KitSupport
import SwiftUI

/// The circle that completes a task, in the colour of its priority.
///
/// It is 22 points wide and takes fingers in 44 by 44 points around it.
public struct TodoistCheckbox: View {
  private let priority: Priority
  @Binding private var isComplete: Bool
  private let onToggle: (Bool) -> Void
  @State private var completions = Activations()
  @Environment(\.todoistWords) private var words
  @Environment(\.isEnabled) private var isEnabled

  /// - Parameter onToggle: called after a tap with the new state, not for changes from elsewhere.
  public init(priority: Priority, isComplete: Binding<Bool>, onToggle: @escaping (Bool) -> Void = { _ in }) {
    self.priority = priority
    _isComplete = isComplete
    self.onToggle = onToggle
  }

  public var body: some View {
    Button(action: toggle) {
      ZStack {
        Circle().fill(isComplete ? priority.color : priority.fillTint)
        Circle().strokeBorder(priority.color, lineWidth: 1.5)
        if isComplete {
          Image(systemName: "checkmark")
            .font(.system(size: 12, weight: .bold))
            .foregroundStyle(TodoistColors.check)
            .transition(.opacity)
        }
      }
      .frame(width: Self.size, height: Self.size)
      .opacity(isEnabled ? 1 : 0.4)
      .hitArea(of: CGSize(width: Self.size, height: Self.size))
    }
    .buttonStyle(PressStyle { label, _ in label })
    .accessibilityLabel(isComplete ? words.markIncomplete : words.markComplete)
    .feedback(.impact(weight: .light), after: completions)
  }

  /// Points.
  static let size: CGFloat = 22

  private func toggle() {
    let isNowComplete = !isComplete
    if isNowComplete { completions.add() }
    withAnimation(TodoistMotion.check) { isComplete = isNowComplete }
    onToggle(isNowComplete)
  }
}
