import KitSupport
import SwiftUI

/// The way back to a folder, for bars of the app's own; that of a navigation stack comes from the system.
public struct NotesBackButton: View {
  private let title: String
  private let action: () -> Void

  /// - Parameter title: where it goes back to.
  public init(title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  public var body: some View {
    Button(action: action) {
      HStack(spacing: 4) {
        NotesIcon(.back)
        Text(title)
      }
    }
    .buttonStyle(.notesText)
    .accessibilityLabel(title)
  }
}
