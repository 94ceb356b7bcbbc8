import KitSupport
import SwiftUI

/// The wide orange button of the one thing that a screen is for.
public struct NotesPrimaryButton: View {
  private let label: String
  private let isLoading: Bool
  private let action: () -> Void
  @State private var taps = Activations()

  public init(label: String, action: @escaping () -> Void) {
    self.init(label: label, isLoading: false, action: action)
  }

  /// - Parameter isLoading: shows that something goes on, and takes no taps meanwhile.
  public init(label: String, isLoading: Bool, action: @escaping () -> Void) {
    self.label = label
    self.isLoading = isLoading
    self.action = action
  }

  public var body: some View {
    Button {
      taps.add()
      action()
    } label: {
      Face(label: label, isLoading: isLoading)
    }
    .buttonStyle(PressScaleStyle(scale: 0.98, animation: NotesMotion.press))
    .disabled(isLoading)
    .feedback(.impact(weight: .light), after: taps)
  }

  private struct Face: View {
    let label: String
    let isLoading: Bool
    @Environment(\.isPressed) private var isPressed
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      Text(label)
        .notesText(.button)
        .foregroundStyle(isEnabled || isLoading ? Color.white : NotesColors.slate)
        .multilineTextAlignment(.center)
        .opacity(isLoading ? 0 : 1)
        .overlay { if isLoading { ProgressView().tint(.white) } }
        .padding(.horizontal, 24)
        .padding(.vertical, 11)
        .frame(maxWidth: .infinity, minHeight: 44)
        .background(RoundedRectangle(cornerRadius: 12).fill(fill))
        .contentShape(Rectangle())
    }

    private var fill: Color {
      guard isEnabled || isLoading else { return NotesColors.surface2 }
      return isPressed ? NotesColors.orangePressed : NotesColors.orangeFill
    }
  }
}

/// An orange word that is tapped, in 44 points of height.
public struct NotesTextButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .notesText(.textButton)
      .foregroundStyle(NotesColors.orange)
      .frame(minHeight: 44)
      .opacity(configuration.isPressed ? 0.5 : 1)
      .contentShape(Rectangle())
  }
}

extension ButtonStyle where Self == NotesTextButtonStyle {
  public static var notesText: Self { Self() }
}
