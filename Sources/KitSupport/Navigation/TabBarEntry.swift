/// What a tab bar says of one tab.
package struct TabBarEntry<ID: Hashable>: Identifiable {
  package var id: ID
  package var title: String
  /// The name of a system symbol.
  package var symbol: String
  /// The symbol of the tab that is shown; the same one where it is nil.
  package var selectedSymbol: String?
  /// What a badge counts; none for nil and 0.
  package var badge: Int?

  package init(_ id: ID, title: String, symbol: String, selectedSymbol: String? = nil, badge: Int? = nil) {
    self.id = id
    self.title = title
    self.symbol = symbol
    self.selectedSymbol = selectedSymbol
    self.badge = badge
  }
}
