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
  private var role: TabRole?
  private let content: Content
  private let label: Label

  fileprivate func role(_ role: TabRole?) -> Self {
    var copy = self
    copy.role = role
    return copy
  }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = Never

  @MainActor public func _makeTabs() -> AnyView {
    let view = content.tabItem { label }.trait(TabRoleTrait.self, role)
    return value.map { AnyView(view.tag($0)) } ?? AnyView(view)
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self = Self(value: AnyHashable(value), content: content(), label: label()).role(role)
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self = Self(value: nil, content: content(), label: label()).role(role)
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self = Self(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    ).role(role)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self = Self(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    ).role(role)
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self = Self(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image))
    ).role(role)
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self = Self(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    ).role(role)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self = Self(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    ).role(role)
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self = Self(
      value: nil, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(image))
    ).role(role)
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self = Self(
      value: AnyHashable(value), content: content(), label: DefaultTabLabel(title: Text(title), image: Image(image))
    ).role(role)
  }

  /// A tab with the label that its role has by itself.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self = Self(value: AnyHashable(value), content: content(), label: DefaultTabLabel(role: role)).role(role)
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self = Self(
      value: nil, content: content(), label: DefaultTabLabel(title: Text(title), image: Image(image))
    ).role(role)
  }

  /// A tab with the label that its role has by itself.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self = Self(value: nil, content: content(), label: DefaultTabLabel(role: role)).role(role)
  }
}

/// A title with an image, as tabs have it.
nonisolated public struct DefaultTabLabel: View {
  fileprivate let title: Text?
  fileprivate let image: Image?

  fileprivate init(title: Text, image: Image) {
    self.title = title
    self.image = image
  }

  /// Tabs without a role have no label of their own.
  fileprivate init(role: TabRole?) {
    title = role == .search ? Text("Search") : nil
    image = role == .search ? Image(systemName: "magnifyingglass") : nil
  }

  @MainActor public var body: some View {
    Label {
      title
    } icon: {
      image
    }
  }
}
