import SwiftUI

/// A widget that the user cannot configure. There is no Home Screen here: show its views by themselves.
nonisolated public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = Never

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

extension WidgetConfiguration {
  nonisolated public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
}

/// Widgets on the Home Screen, of which there is none.
@available(
  *, unavailable, message: "Vitrine has no Home Screen, so no widget is reloaded; leave it behind #if !os(Linux)."
)
public final class WidgetCenter {}

/// A widget that the user can configure.
@available(*, unavailable, message: "Vitrine has no App Intents; use a StaticConfiguration.")
public struct AppIntentConfiguration {}

/// A widget that the user can configure.
@available(*, unavailable, message: "Vitrine has no intents; use a StaticConfiguration.")
public struct IntentConfiguration {}

/// A widget of an activity.
@available(*, unavailable, message: "Vitrine has no live activities; show their views by themselves.")
public struct ActivityConfiguration {}
