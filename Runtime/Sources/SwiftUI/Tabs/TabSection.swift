import SwiftUICore

/// Tabs under a heading, which tablets show in a column.
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
  fileprivate let content: Content
  fileprivate let header: Header
}

/// The section that a tab stands in.
struct TabSectionPlace {
  /// Tells the sections of one tab view from each other.
  let id: Int
  let header: AnyView
}

enum TabSectionTrait: TraitKey { typealias Value = TabSectionPlace }
enum TabRoleTrait: TraitKey { typealias Value = TabRole? }

extension TabSection: TabContent
where Content: TabContent, SelectionValue: Hashable, Header: View, Footer: View {
  public typealias TabValue = SelectionValue
  public typealias Body = Never

  @MainActor public func _makeTabs() -> AnyView {
    AnyView(SectionedTabs(tabs: content._makeTabs(), header: AnyView(header)))
  }
}

/// The tabs of a section, each of which knows the heading.
private struct SectionedTabs: View {
  let tabs: AnyView
  let header: AnyView
  @Namespace private var identity

  var body: some View {
    tabs.trait(TabSectionTrait.self, TabSectionPlace(id: identity.hashValue, header: header))
  }
}

extension TabSection
where Header: View, Footer == EmptyView, Content: TabContent, SelectionValue == Content.TabValue {
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(content: content(), header: header())
  }
}

extension TabSection
where Header == EmptyView, Footer == EmptyView, Content: TabContent, SelectionValue == Content.TabValue {
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content(), header: EmptyView())
  }
}

extension TabSection
where Header == Text, Footer == EmptyView, Content: TabContent, SelectionValue == Content.TabValue {
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content: content(), header: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content(), header: Text(title))
  }
}
