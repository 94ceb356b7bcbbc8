import SwiftUICore

/// Screens in two or three columns. On phones there is room for one: the first, unless another is
/// preferred.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let hasContent: Bool
  private let preferred: NavigationSplitViewColumn

  @MainActor public var body: some View {
    switch preferred.kind {
    case .detail: NavigationStackBody(root: detail, path: nil)
    case .content where hasContent: NavigationStackBody(root: content, path: nil)
    default: NavigationStackBody(root: sidebar, path: nil)
    }
  }
}

extension NavigationSplitView {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), hasContent: true, preferred: .sidebar)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), hasContent: true,
      preferred: preferredCompactColumn.wrappedValue)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, content: content, detail: detail)
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), hasContent: false, preferred: .sidebar)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), hasContent: false,
      preferred: preferredCompactColumn.wrappedValue)
  }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  enum Kind { case sidebar, content, detail }
  let kind: Kind

  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .sidebar) }
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .content) }
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .detail) }
}

/// Which columns of a split view show where there is room.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private enum Kind { case detailOnly, doubleColumn, all, automatic }
  private let kind: Kind

  public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .detailOnly) }
  public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .doubleColumn) }
  public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .all) }
  public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .automatic) }
}

extension View {
  /// - Parameter width: points, where there are columns.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    recorded("navigationSplitViewColumnWidth", "\(Double(width))")
  }

  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    recorded("navigationSplitViewColumnWidth", "ideal: \(Double(ideal))")
  }
}
