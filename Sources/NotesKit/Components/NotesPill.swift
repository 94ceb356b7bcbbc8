import KitSupport
import SwiftUI

/// A small round button inside a note.
public struct NotesPill: View {
  private let systemName: String
  private let label: String
  private let action: () -> Void
  @ScaledLength(upTo: 56) private var size: CGFloat = 36

  /// - Parameters:
  ///   - systemName: the name of a system symbol.
  ///   - label: what VoiceOver says.
  public init(systemName: String, label: String, action: @escaping () -> Void) {
    self.systemName = systemName
    self.label = label
    self.action = action
  }

  public var body: some View {
    Button(action: action) {
      Image(systemName: systemName)
        .typeRole(TypeRole(18, scales: .body, upTo: 28))
        .foregroundStyle(NotesColors.ink)
        .frame(width: size, height: size)
        .hitArea(of: CGSize(width: size, height: size))
    }
    .buttonStyle(
      PressStyle { label, isPressed in
        label.background(Circle().fill(isPressed ? NotesColors.surface2 : NotesColors.surface1))
      }
    )
    .accessibilityLabel(label)
  }
}
