import SwiftUICore

/// The band on which the chosen value of a wheel lies.
struct WheelBand: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(Color(uiColor: .tertiarySystemFill))
      .frame(height: WheelRow.height)
      .padding(.horizontal, 9)
  }
}

/// Wheels side by side, which share one band.
struct WheelRow: ViewModifier {
  /// Points: a row of UIKit's picker.
  static let height: CGFloat = 34

  func body(content: Content) -> some View {
    content.padding(.horizontal, 9).environment(\.isInWheelRow, true).background { WheelBand() }
  }
}

private struct IsInWheelRowKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether a wheel stands beside others.
  var isInWheelRow: Bool {
    get { self[IsInWheelRowKey.self] }
    set { self[IsInWheelRowKey.self] = newValue }
  }
}
