import SwiftUICore

/// What a view asks of the bars that the system draws over the screen.
package struct SystemBarsKey: PreferenceKey {
  package struct Value: Equatable, Sendable {
    package var hidesStatusBar = false
    package var hidesHomeIndicator = false
  }

  package static let defaultValue = Value()

  package static func reduce(value: inout Value, nextValue: () -> Value) {
    let next = nextValue()
    value.hidesStatusBar = value.hidesStatusBar || next.hidesStatusBar
    value.hidesHomeIndicator = value.hidesHomeIndicator || next.hidesHomeIndicator
  }
}

extension View {
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    transformPreference(SystemBarsKey.self) { $0.hidesStatusBar = hidden }
  }

  @available(*, deprecated, renamed: "statusBarHidden(_:)")
  nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Shows or hides what the system draws over the screen: the home indicator.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    transformPreference(SystemBarsKey.self) { $0.hidesHomeIndicator = visibility == .hidden }
  }

  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    recorded("defersSystemGestures", "on: \(edges)")
  }
}
