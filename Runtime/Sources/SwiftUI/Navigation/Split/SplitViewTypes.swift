import SwiftUICore

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  /// Counted from the leading edge.
  let number: Int

  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 0) }
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 1) }
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 2) }
}

/// Which columns of a split view show where there is room.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private enum Kind: String, Codable { case detailOnly, doubleColumn, all, automatic }
  private let kind: Kind

  public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .detailOnly) }
  /// The detail and the column before it.
  public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .doubleColumn) }
  public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .all) }
  /// As the device is held.
  public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .automatic) }
}

/// How the columns of a split view share the room.
public protocol NavigationSplitViewStyle {
  var _style: _SplitViewStyle { get }
}

/// The ways in which columns share the room.
public struct _SplitViewStyle: Sendable {
  let style: SplitStyle
}

/// Side by side where the room is wide, over the detail where it is high.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public var _style: _SplitViewStyle { _SplitViewStyle(style: .automatic) }
}

/// Side by side: the detail is made narrower.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public var _style: _SplitViewStyle { _SplitViewStyle(style: .balanced) }
}

/// Over the detail, which keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public var _style: _SplitViewStyle { _SplitViewStyle(style: .prominentDetail) }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// How the columns of the split views in the view share the room.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitStyle, style._style.style)
  }
}
