import SwiftUICore

/// Tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent

  @MainActor @preconcurrency var body: Body { get }

  /// The tabs as views with their items and tags.
  @MainActor func _makeTabs() -> AnyView
}

extension TabContent {
  @MainActor public func _makeTabs() -> AnyView { body._makeTabs() }
}

extension TabContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is shown by the engine; its body is never asked for.") }
}

extension Never: TabContent {
  public typealias TabValue = Never

  @MainActor public func _makeTabs() -> AnyView { switch self {} }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The tab leads to a search.
  public static var search: TabRole { TabRole(name: "search") }
}

/// A tab: its label and its screen.
nonisolated public struct Tab<Value, Content, Label> {
  private let value: AnyHashable?
  private let content: Content
  private let label: Label
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = Never

  @MainActor public func _makeTabs() -> AnyView {
    let view = content.tabItem { label }
    return value.map { AnyView(view.tag($0)) } ?? AnyView(view)
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }
}

/// A title with an image, as tabs have it.
nonisolated public struct DefaultTabLabel: View {
  fileprivate let title: Text
  fileprivate let image: Image

  @MainActor public var body: some View {
    Label {
      title
    } icon: {
      image
    }
  }
}

/// Tabs under a heading, which tablets show in a column.
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
  fileprivate let content: Content
}

extension TabSection: TabContent
where Content: TabContent, SelectionValue: Hashable, Header: View, Footer: View {
  public typealias TabValue = SelectionValue
  public typealias Body = Never

  @MainActor public func _makeTabs() -> AnyView { content._makeTabs() }
}

extension TabSection
where Header: View, Footer == EmptyView, Content: TabContent, SelectionValue == Content.TabValue {
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(content: content())
  }
}

extension TabSection
where Header == Text, Footer == EmptyView, Content: TabContent, SelectionValue == Content.TabValue {
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content: content())
  }
}

/// Tabs with a badge.
nonisolated private struct BadgedTabs<Base: TabContent>: TabContent {
  typealias TabValue = Base.TabValue
  typealias Body = Never

  let base: Base
  let badge: Text?

  @MainActor func _makeTabs() -> AnyView { AnyView(base._makeTabs().badge(badge)) }
}

extension TabContent {
  /// Shows a number at the tab's icon; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    BadgedTabs(base: self, badge: count == 0 ? nil : Text(verbatim: String(count)))
  }

  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    BadgedTabs(base: self, badge: label)
  }

  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    BadgedTabs(base: self, badge: key.map { Text($0) })
  }
}
