import SwiftUICore

/// How a screen or a presentation comes in.
@MainActor @preconcurrency
public protocol NavigationTransition {
  nonisolated var _summary: String { get }
}

/// The container's own transition.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
  public init() {}
  public var _summary: String { "automatic" }
}

/// Grows out of the view that `matchedTransitionSource` marks.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {
  fileprivate let sourceID: AnyHashable

  public var _summary: String { "zoom, sourceID: \(sourceID.base)" }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(sourceID: AnyHashable(sourceID))
  }
}

extension View {
  /// How the view comes in when it is pushed or presented.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    recorded("navigationTransition", style._summary)
  }

  /// Marks the view out of which a zoom transition grows.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    recorded("matchedTransitionSource", "id: \(id)", payload: namespace)
  }
}
