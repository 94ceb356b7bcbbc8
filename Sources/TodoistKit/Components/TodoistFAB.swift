import KitSupport
import SwiftUI

/// The round red button that adds a task: the one thing of the design language that floats.
public struct TodoistFAB: View {
  private let action: () -> Void
  @State private var taps = Activations()
  @Environment(\.todoistWords) private var words

  public init(action: @escaping () -> Void) { self.action = action }

  public var body: some View {
    Button {
      taps.add()
      action()
    } label: {
      Face()
    }
    .buttonStyle(PressScaleStyle(scale: 0.94, animation: TodoistMotion.press))
    .accessibilityLabel(words.addTask)
    .feedback(.impact(weight: .medium), after: taps)
  }

  private struct Face: View {
    @Environment(\.isPressed) private var isPressed
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      Image(systemName: "plus")
        .todoistText(.fabGlyph)
        .foregroundStyle(.white)
        .frame(width: 56, height: 56)
        .background(Circle().fill(isPressed ? TodoistColors.redPressed : TodoistColors.redFill))
        .shadow(color: TodoistColors.redFill.opacity(0.35), radius: isPressed ? 4 : 8, y: 6)
        .opacity(isEnabled ? 1 : 0.4)
        .contentShape(Circle())
    }
  }
}

extension View {
  /// Puts the add button over the view's bottom trailing corner, 24 points from its edges.
  public func todoistFAB(action: @escaping () -> Void) -> some View {
    overlay(alignment: .bottomTrailing) { TodoistFAB(action: action).padding(24) }
  }
}
