import SwiftUICore

// Nothing comes from outside here: no other app, no other device and no search asks for anything, so that what hears of it is never
// called, as in an app that is opened by its icon.
extension View {
  /// Acts when the app is asked to open an address.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Acts when an activity of another device or of a search goes on here.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Tells other devices and searches what the user does.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Tells other devices and searches what the user does with an element.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }

  /// Says which outside events the view's scene takes.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}
