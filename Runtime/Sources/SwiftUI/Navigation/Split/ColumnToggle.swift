import SwiftUICore

/// Shows and hides the columns before a column of a split view.
struct ColumnToggle {
  let action: @MainActor () -> Void

  @MainActor var button: some View {
    Button(action: action) { Image(systemName: "sidebar.leading") }
      .accessibilityLabel("Toggle Sidebar")
      .environment(\.isInBar, true)
  }
}

private struct ColumnToggleKey: EnvironmentKey { static var defaultValue: ColumnToggle? { nil } }

extension EnvironmentValues {
  /// The button that the bar of a column has for the columns before it.
  var columnToggle: ColumnToggle? {
    get { self[ColumnToggleKey.self] }
    set { self[ColumnToggleKey.self] = newValue }
  }
}
