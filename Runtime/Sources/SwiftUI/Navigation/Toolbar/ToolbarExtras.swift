import SwiftUICore

/// Items of the menu that a tap on the title opens.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never

  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _appendEntries(to list: _ToolbarEntries) {
    list.entries.append(ToolbarEntry(placement: .titleMenu, content: AnyView(content)))
  }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// A menu with nothing but what the system puts there.
  nonisolated public init() { self.init { EmptyView() } }
}

/// Items with one label, behind which they stand where a bar is narrow.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  fileprivate let content: Content
  fileprivate let label: Label

  @MainActor public var body: some View { LabeledItems(content: content, label: label) }
}

private struct LabeledItems<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    if width == .regular {
      HStack(spacing: 16) { content }
    } else {
      Menu {
        content
      } label: {
        label
      }
    }
  }
}

extension ToolbarItemGroup {
  /// - Parameter label: stands for the items where a bar is narrow, and opens them as a menu.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
  }
}

extension ToolbarContent {
  /// Shows the items or leaves them out.
  nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _HiddenToolbarContent(content: self, isHidden: hidden)
  }
}

/// Items that may be left out.
nonisolated public struct _HiddenToolbarContent<Content: ToolbarContent>: ToolbarContent {
  public typealias Body = Never

  fileprivate let content: Content
  fileprivate let isHidden: Bool

  public func _appendEntries(to list: _ToolbarEntries) {
    if !isHidden { content._appendEntries(to: list) }
  }
}

/// What bars show without being asked.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that shows and hides the sidebar of a split view.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
}

extension View {
  /// Leaves out something that the bar shows without being asked; nil leaves out nothing.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    navigationValues { values in
      if let defaultItemKind { values.removed.insert(defaultItemKind) }
    }
  }

  /// What the screen shows as a document.
  @available(
    *, unavailable, message: "A document cannot be shared from the title here; put a ShareLink into the toolbar."
  )
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }

  /// A line below the title, of which bars on iOS 18 have none.
  @available(*, unavailable, message: "Bars have no subtitle on iOS; put a view at the principal placement.")
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { self }

  @available(*, unavailable, message: "Bars have no subtitle on iOS; put a view at the principal placement.")
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }

  @available(*, unavailable, message: "Bars have no subtitle on iOS; put a view at the principal placement.")
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
}

extension ToolbarItemPlacement {
  @available(*, unavailable, message: "iOS has no accessory bar; use bottomBar.")
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .bottomBar }
}

extension CustomizableToolbarContent {
  @available(*, unavailable, message: "Toolbars cannot be rearranged here; leave this out.")
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
    self
  }

  @available(*, unavailable, message: "Toolbars cannot be rearranged here; leave this out, or the item.")
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    self
  }
}

/// What a user may do with an item.
public struct ToolbarCustomizationBehavior: Sendable {
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
}

/// How an item stands in a toolbar that a user can rearrange.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}
