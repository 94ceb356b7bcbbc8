import SwiftUICore

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

/// Tabs as a modifier of views makes them.
nonisolated private struct ModifiedTabs<Base: TabContent>: TabContent {
  typealias TabValue = Base.TabValue
  typealias Body = Never

  let base: Base
  let change: @MainActor (AnyView) -> AnyView

  @MainActor func _makeTabs() -> AnyView { change(base._makeTabs()) }
}

extension TabContent {
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    BadgedTabs(base: self, badge: label.map { Text($0) })
  }

  /// Takes the tabs out of the bar, or puts them back.
  nonisolated public func hidden(_ hidden: Bool) -> some TabContent<TabValue> {
    ModifiedTabs(base: self) { hidden ? AnyView(EmptyView()) : $0 }
  }

  /// Names the tab for a customisation that somebody makes of the bar; nobody does here.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
    ModifiedTabs(base: self) { AnyView($0.recorded("customizationID", id)) }
  }

  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    ModifiedTabs(base: self) { AnyView($0.accessibilityIdentifier(identifier)) }
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  @MainActor public func _makeTabs() -> AnyView {
    AnyView(ForEach<Data, ID, AnyView>(self) { content($0)._makeTabs() })
  }
}

extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  /// A tab for each element.
  public init<T: Hashable>(
    _ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == T {
    self.init(_data: data, identify: { $0.id }, content: content)
  }
}

extension ForEach where Content: TabContent {
  /// A tab for each element.
  public init<T: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == T {
    nonisolated(unsafe) let id = id
    self.init(_data: data, identify: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
  /// The range is read once: what it holds must not change.
  public init<T: Hashable>(_ data: Range<Int>, @TabContentBuilder<T> content: @escaping (Int) -> Content)
  where Content.TabValue == T {
    self.init(_data: data, identify: { $0 }, content: content)
  }
}
