import SwiftUICore

/// Builds tabs from the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Tabs as a view.
  nonisolated public struct Content<Tabs: TabContent>: View {
    let tabs: Tabs

    @MainActor public var body: some View { tabs._makeTabs() }
  }

  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  @_disfavoredOverload
  public static func buildBlock<each Tabs: TabContent>(
    _ tabs: repeat each Tabs
  ) -> _TabTuple<TabValue, repeat each Tabs> {
    _TabTuple(repeat each tabs)
  }

  public static func buildIf<Content: TabContent>(_ content: Content?) -> _TabBranch<Content, Content>
  where Content.TabValue == TabValue { _TabBranch(first: content, second: nil) }

  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _TabBranch<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    _TabBranch(first: first, second: nil)
  }

  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _TabBranch<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    _TabBranch(first: nil, second: second)
  }

  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }
}

/// Several tabs.
nonisolated public struct _TabTuple<TabValue: Hashable, each Tabs: TabContent>: TabContent {
  public typealias Body = Never

  private let tabs: (repeat each Tabs)

  init(_ tabs: repeat each Tabs) { self.tabs = (repeat each tabs) }

  @MainActor public func _makeTabs() -> AnyView {
    var views: [AnyView] = []
    for tab in repeat each tabs { views.append(tab._makeTabs()) }
    return AnyView(ForEach(Array(views.enumerated()), id: \.offset) { $0.element })
  }
}

/// One of two tabs, or one or none.
nonisolated public struct _TabBranch<First: TabContent, Second: TabContent>: TabContent
where First.TabValue == Second.TabValue {
  public typealias TabValue = First.TabValue
  public typealias Body = Never

  fileprivate let first: First?
  fileprivate let second: Second?

  @MainActor public func _makeTabs() -> AnyView {
    first?._makeTabs() ?? second?._makeTabs() ?? AnyView(EmptyView())
  }
}

extension TabView {
  /// A tab view of tabs with values, one of which is selected.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(selection, TabContentBuilder<SelectionValue>.Content(tabs: content()))
  }
}

extension TabView where SelectionValue == Never {
  /// A tab view of tabs without values.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    self.init(nil, TabContentBuilder<Never>.Content(tabs: content()))
  }
}
