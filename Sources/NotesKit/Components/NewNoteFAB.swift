import KitSupport
import SwiftUI

/// The round button that starts a note: it gives way under the finger and springs back.
public struct NewNoteFAB: View {
  private let action: () -> Void
  @State private var taps = Activations()
  @Environment(\.notesWords) private var words
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  public init(action: @escaping () -> Void) { self.action = action }

  public var body: some View {
    Button {
      taps.add()
      action()
    } label: {
      Face()
    }
    .buttonStyle(PressScaleStyle(scale: reducesMotion ? 1 : 0.95, animation: NotesMotion.press))
    .phaseAnimator([1, 1.05], trigger: taps) { button, scale in
      button.scaleEffect(reducesMotion ? 1 : scale)
    } animation: { _ in
      NotesMotion.bounce
    }
    .accessibilityLabel(words.newNote)
    .feedback(.impact(weight: .medium), after: taps)
  }

  private struct Face: View {
    @Environment(\.isPressed) private var isPressed
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      ZStack {
        Circle()
          .fill(isPressed ? NotesColors.orangePressed : NotesColors.orangeFill)
          .shadow(color: NotesColors.orangeFill.opacity(0.3), radius: 12, y: 4)
        NotesIcon(.newNote, upTo: 30)
          .foregroundStyle(.white)
          .offset(x: -1, y: -1)
      }
      .frame(width: 56, height: 56)
      .opacity(isEnabled ? 1 : 0.4)
      .contentShape(Circle())
    }
  }
}

extension View {
  /// Puts the button for a new note over the view's bottom trailing corner, 16 points from its edges.
  public func newNoteFAB(action: @escaping () -> Void) -> some View {
    overlay(alignment: .bottomTrailing) { NewNoteFAB(action: action).padding(16) }
  }
}
