import SwiftUICore

extension View {
  /// Lets a pull at the top of a scroll view ask for news.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action))
      .environment(\.refreshControl, RefreshControl(action: action) { AnyView(ProgressView()) })
      .recorded("refreshable", payload: action)
  }
}

/// Asks for news, as a pull at the top of a scroll view does.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

extension EnvironmentValues {
  /// What `refreshable` set; nil where nothing can be refreshed.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
