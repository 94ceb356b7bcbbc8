import KitSupport
import SwiftUI

/// The wide blue button of the one thing that a screen is for.
public struct DbxPrimaryButton: View {
  private let title: String
  private let enabled: Bool
  private let isLoading: Bool
  private let action: () -> Void
  @State private var taps = Activations()
  @Environment(\.dbxWords) private var words

  public init(title: String, enabled: Bool = true, action: @escaping () -> Void) {
    self.init(title: title, enabled: enabled, isLoading: false, action: action)
  }

  /// - Parameter isLoading: shows that something goes on, and takes no taps meanwhile.
  public init(title: String, enabled: Bool = true, isLoading: Bool, action: @escaping () -> Void) {
    self.title = title
    self.enabled = enabled
    self.isLoading = isLoading
    self.action = action
  }

  public var body: some View {
    Button {
      taps.add()
      action()
    } label: {
      Face(title: title, isLoading: isLoading)
    }
    .buttonStyle(DbxPressableStyle(pressedScale: 0.98))
    .disabled(!enabled || isLoading)
    .accessibilityLabel(title)
    .accessibilityValue(isLoading ? words.loading : "")
    .feedback(.impact(flexibility: .soft), after: taps)
  }

  private struct Face: View {
    let title: String
    let isLoading: Bool
    @Environment(\.isPressed) private var isPressed
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      Text(title)
        .dbxText(.button)
        .foregroundStyle(.white)
        .multilineTextAlignment(.center)
        .opacity(isLoading ? 0 : 1)
        .overlay { if isLoading { ProgressView().tint(.white) } }
        .padding(.horizontal, 24)
        .padding(.vertical, 14)
        .frame(maxWidth: .infinity)
        .background {
          RoundedRectangle(cornerRadius: 8)
            .fill(isPressed ? DbxColors.bluePressed : DbxColors.blueFill)
            .opacity(isEnabled || isLoading ? 1 : 0.4)
        }
        .contentShape(Rectangle())
    }
  }
}
