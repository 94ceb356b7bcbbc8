import SwiftUI

/// The sizes of widgets.
@frozen public enum WidgetFamily: Int, CaseIterable, Sendable, CustomStringConvertible {
  case systemSmall = 0
  case systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular, accessoryInline

  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}

/// How the system colours a widget.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  public static let accented = WidgetRenderingMode(name: "accented")
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

private struct WidgetFamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
private struct WidgetRenderingModeKey: EnvironmentKey { static let defaultValue = WidgetRenderingMode.fullColor }
private struct ShowsBackgroundKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// The size of the widget that a view stands in; small where it stands in none.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  public var showsWidgetContainerBackground: Bool { self[ShowsBackgroundKey.self] }
}

/// The ground of widgets on the Lock Screen.
nonisolated public struct AccessoryWidgetBackground: View {
  public init() {}
  @MainActor public var body: some View { Color.black.opacity(0.2) }
}

extension View {
  /// Views of the accent group are coloured by the system where it does so; nothing here does.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// What the app opens when the widget is tapped; there is no Home Screen here.
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }

  /// What a widget on the Lock Screen says beside it; there is no Lock Screen here.
  nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// What a widget on the Lock Screen says beside it; there is no Lock Screen here.
  nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
}
