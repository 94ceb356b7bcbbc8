import SwiftUICore

/// Older code's container for screens: a stack where there is little room, columns where there is more.
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View { NavigationViewBody(content: content) }
}

/// A stack of the first view; or the first in a sidebar, the last as the detail, and one between them, if there is one.
private struct NavigationViewBody<Content: View>: View {
  let content: Content
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.navigationViewShape) private var shape

  var body: some View {
    let views = content.listed.map { AnyView($0) }
    if shape == .stack || width != .regular {
      if views.count > 1 {
        NavigationStackBody(root: views[0], path: nil)
      } else {
        NavigationStackBody(root: content, path: nil)
      }
    } else {
      SplitViewBody(
        sidebar: views.first, content: views.count > 2 ? views[1] : nil, detail: views.count > 1 ? views.last : nil,
        visibility: nil, preferred: nil
      )
      .environment(\.splitStyle, shape == .columns ? .balanced : .automatic)
    }
  }
}

/// How a navigation view shows.
enum NavigationViewShape {
  /// As the room decides.
  case automatic
  case stack
  case columns
}

private struct NavigationViewShapeKey: EnvironmentKey { static let defaultValue = NavigationViewShape.automatic }

extension EnvironmentValues {
  var navigationViewShape: NavigationViewShape {
    get { self[NavigationViewShapeKey.self] }
    set { self[NavigationViewShapeKey.self] = newValue }
  }
}

/// The look of older containers.
public protocol NavigationViewStyle {
  var _isStack: Bool { get }
  var _isColumns: Bool { get }
}

extension NavigationViewStyle {
  public var _isStack: Bool { false }
  public var _isColumns: Bool { false }
}

/// Columns where there is room for them.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }

/// One column everywhere.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public var _isStack: Bool { true }
}

/// Columns side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public var _isColumns: Bool { true }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the look of the navigation views below.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewShape, style._isStack ? .stack : style._isColumns ? .columns : .automatic)
      .recorded("navigationViewStyle", "\(S.self)")
  }
}
