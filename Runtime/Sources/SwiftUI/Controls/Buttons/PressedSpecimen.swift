import SwiftUICore

/// Whether buttons are drawn as a finger holds them down: a style is seen in both states without a finger.
private struct DrawsPressedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var drawsPressed: Bool {
    get { self[DrawsPressedKey.self] }
    set { self[DrawsPressedKey.self] = newValue }
  }
}

extension View {
  /// Draws the buttons inside as pressed; for specimens of button styles.
  nonisolated public func _drawnPressed() -> some View {
    environment(\.drawsPressed, true)
  }
}
