import KitSupport
import SwiftUI

/// The blue button of the one thing that a screen is for. It is 36 points high, and takes fingers in 44.
public struct FigmaPrimaryButton: View {
  private let label: String
  private let isLoading: Bool
  private let action: () -> Void
  @State private var taps = Activations()
  @Environment(\.figmaWords) private var words

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
      PrimaryFace(label: label, isLoading: isLoading)
    }
    .buttonStyle(PressScaleStyle(scale: FigmaMotion.pressScale, animation: FigmaMotion.press))
    .disabled(isLoading)
    .accessibilityLabel(label)
    .accessibilityValue(isLoading ? words.loading : "")
    .feedback(.impact(weight: .light), after: taps)
  }
}

private struct PrimaryFace: View {
  let label: String
  let isLoading: Bool
  @Environment(\.isPressed) private var isPressed
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Text(label)
      .figmaText(.button)
      .foregroundStyle(.white)
      .multilineTextAlignment(.center)
      .opacity(isLoading ? 0 : 1)
      .overlay { if isLoading { ProgressView().tint(.white) } }
      .padding(.vertical, 10)
      .padding(.horizontal, 16)
      .frame(minHeight: 36)
      .background {
        RoundedRectangle(cornerRadius: 6)
          .fill(isPressed ? FigmaColors.actionPressed : FigmaColors.actionFill)
          .opacity(isEnabled || isLoading ? 1 : 0.4)
      }
      .hitArea(above: 4, below: 4)
  }
}
