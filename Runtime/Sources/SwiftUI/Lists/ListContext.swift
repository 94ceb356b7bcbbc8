import SwiftUICore

/// What views in a list know of it.
struct ListContext: Equatable {
  /// The icons of labels take the tint.
  var tintsIcons = true
  /// The view stands in a section's header or footer.
  var isHeader = false
}

private struct ListContextKey: EnvironmentKey { static let defaultValue: ListContext? = nil }

extension EnvironmentValues {
  var listContext: ListContext? {
    get { self[ListContextKey.self] }
    set { self[ListContextKey.self] = newValue }
  }
}
