import KitSupport
import SwiftUI

/// The round button that uploads or creates. `dbxUploadFAB` puts it into the corner of a screen.
public struct DbxUploadFAB: View {
  private let action: () -> Void
  @State private var taps = Activations()
  @Environment(\.dbxWords) private var words

  public init(action: @escaping () -> Void) { self.action = action }

  public var body: some View {
    Button {
      taps.add()
      action()
    } label: {
      Face()
    }
    .buttonStyle(DbxPressableStyle(pressedScale: 0.92))
    .accessibilityLabel(words.uploadOrCreate)
    .feedback(.impact(flexibility: .soft), after: taps)
  }

  private struct Face: View {
    @Environment(\.isPressed) private var isPressed

    var body: some View {
      ZStack {
        Circle()
          .fill(isPressed ? DbxColors.bluePressed : DbxColors.blueFill)
          .shadow(color: DbxColors.blueFill.opacity(0.32), radius: 20, y: 8)
        DbxIcon(.create).foregroundStyle(.white)
      }
      .frame(width: 56, height: 56)
      .modifier(Dimmed())
      .contentShape(Circle())
    }
  }
}

extension View {
  /// Puts the upload button over the view's bottom trailing corner, 16 points from its edges: above the tab bar of
  /// `DbxRootTabView`.
  public func dbxUploadFAB(action: @escaping () -> Void) -> some View {
    overlay(alignment: .bottomTrailing) {
      DbxUploadFAB(action: action).padding(.trailing, 16).padding(.bottom, 16)
    }
  }
}
