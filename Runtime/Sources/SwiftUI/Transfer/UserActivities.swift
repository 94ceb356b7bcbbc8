import SwiftUICore

extension View {
  /// Acts when the app is asked to open an address.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    onOutsideEvent("onOpenURL") { if case .url(let url) = $0 { action(url) } }
  }

  /// Acts when an activity of another device or of a search goes on here.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    onOutsideEvent("onContinueUserActivity") {
      if case .activity(let activity) = $0, activity.activityType == activityType { action(activity) }
    }
  }

  /// Tells other devices and searches what the user does.
  /// - Parameter update: fills in the activity, as often as the view is brought up to date.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { saysActivity(activityType, isActive: isActive, update) }

  /// Tells other devices and searches what the user does with an element; nil is nothing.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    saysActivity(activityType, isActive: element != nil) { activity in
      if let element { update(element, activity) }
    }
  }

  /// Says which outside events the view's scene takes.
  @available(*, unavailable, message: "Vitrine shows one scene, which takes every event; leave this out.")
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}
