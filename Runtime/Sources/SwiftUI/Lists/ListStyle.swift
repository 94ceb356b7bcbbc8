import SwiftUICore

/// The look of lists.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The look that the list draws.
  nonisolated static var _appearance: _ListAppearance { get }
}

/// The looks that lists have on iOS.
public enum _ListAppearance: Equatable, Sendable {
  case plain, inset, grouped, insetGrouped, sidebar
}

/// Rows on cards with rounded corners.
public struct DefaultListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public static var _appearance: _ListAppearance { .insetGrouped }
}

/// Rows from edge to edge, with lines between them.
public struct PlainListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public static var _appearance: _ListAppearance { .plain }
}

/// Rows from edge to edge, in groups on a gray ground.
public struct GroupedListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public static var _appearance: _ListAppearance { .grouped }
}

/// Rows on cards with rounded corners, on a gray ground.
public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public static var _appearance: _ListAppearance { .insetGrouped }
}

/// Rows with a little more room at their sides.
public struct InsetListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public static var _appearance: _ListAppearance { .inset }
}

/// As in the first column of a split view; on phones, cards.
public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public static var _appearance: _ListAppearance { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// Points between the sections of a list.
public struct ListSectionSpacing: Equatable, Sendable {
  /// Nil is the system's.
  let points: CGFloat?

  public static let `default` = ListSectionSpacing(points: nil)
  public static let compact = ListSectionSpacing(points: 17.5)

  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

/// What the environment says of lists.
struct ListSettings: Equatable {
  var appearance = _ListAppearance.insetGrouped
  var rowSpacing: CGFloat?
  var sectionSpacing = ListSectionSpacing.default
  var minimumRowHeight: CGFloat = 44
  var minimumHeaderHeight: CGFloat?
  var showsBackground = true
  /// The list stands in a column beside what it leads to: its rows are no cards.
  var isInColumn = false
  var headerProminence = Prominence.standard
}

private struct ListSettingsKey: EnvironmentKey { static let defaultValue = ListSettings() }

extension EnvironmentValues {
  var listSettings: ListSettings {
    get { self[ListSettingsKey.self] }
    set { self[ListSettingsKey.self] = newValue }
  }

  /// Points; rows are at least so high.
  public var defaultMinListRowHeight: CGFloat {
    get { listSettings.minimumRowHeight }
    set { listSettings.minimumRowHeight = newValue }
  }

  /// Points; nil is the system's.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { listSettings.minimumHeaderHeight }
    set { listSettings.minimumHeaderHeight = newValue }
  }

  public var headerProminence: Prominence {
    get { listSettings.headerProminence }
    set { listSettings.headerProminence = newValue }
  }
}

extension View {
  /// Sets the look of the lists below.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    transformEnvironment(\.listSettings) { $0.appearance = S._appearance }
  }

  /// - Parameter spacing: points between the rows of lists; nil is the system's, none.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    transformEnvironment(\.listSettings) { $0.rowSpacing = spacing }
  }

  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformEnvironment(\.listSettings) { $0.sectionSpacing = spacing }
  }

  /// - Parameter spacing: points between the sections of lists.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Shows or hides the ground behind lists and text editors.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment(\.listSettings) { $0.showsBackground = visibility != .hidden }
  }

  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
