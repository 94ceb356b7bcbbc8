import SwiftUICore

/// A bar that modifiers speak of.
public struct ToolbarPlacement: Hashable, Sendable {
  private enum Kind { case automatic, bottomBar, navigationBar, tabBar }
  private let kind: Kind

  public static let automatic = ToolbarPlacement(kind: .automatic)
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
}

/// What a screen asks of one of the bars around it.
struct BarSettings: Equatable {
  var visibility: Visibility?
  var background: AnyShapeStyle?
  var backgroundVisibility: Visibility?
  var colorScheme: ColorScheme?

  static func == (a: Self, b: Self) -> Bool {
    a.visibility == b.visibility && a.backgroundVisibility == b.backgroundVisibility
      && a.colorScheme == b.colorScheme && (a.background == nil) == (b.background == nil)
      && a.backgroundText == b.backgroundText
  }

  /// Styles of any type cannot be compared but by what they say of themselves.
  private var backgroundText: String { background.map { String(reflecting: $0) } ?? "" }
}

/// What screens ask of their bars, handed up to the containers that draw them.
enum BarSettingsKey: PreferenceKey {
  static var defaultValue: [ToolbarPlacement: BarSettings] { [:] }

  static func reduce(
    value: inout [ToolbarPlacement: BarSettings], nextValue: () -> [ToolbarPlacement: BarSettings]
  ) {
    value.merge(nextValue()) { first, _ in first }
  }
}

extension View {
  nonisolated private func bars(_ bars: [ToolbarPlacement], _ set: @escaping (inout BarSettings) -> Void) -> some View {
    transformPreference(BarSettingsKey.self) { settings in
      let named = bars.filter { $0 != .automatic }
      for bar in named.isEmpty ? [.navigationBar] : named { set(&settings[bar, default: BarSettings()]) }
    }
  }

  /// Shows or hides bars.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.visibility = visibility }
  }

  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.visibility = visibility }
  }

  /// Sets what lies behind bars.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.background = AnyShapeStyle(style) }
  }

  /// Shows or hides what lies behind bars.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.backgroundVisibility = visibility }
  }

  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.backgroundVisibility = visibility }
  }

  /// Draws bars as light or dark; nil leaves it to the surroundings.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.colorScheme = colorScheme }
  }
}
