import SwiftUICore

/// A search that is asked for around a stack: its first screen has the field.
struct OuterSearch {
  var entry: SearchEntry?
  var suggestions: AnyView?
  var scopes: SearchScopes?
  var toolbarBehavior: SearchPresentationToolbarBehavior?
  var focus: SearchFocus?

  /// The search with what modifiers around it say.
  var search: SearchEntry? {
    guard var search = entry else { return nil }
    search.suggestions = suggestions ?? search.suggestions
    search.scopes = scopes ?? search.scopes
    search.toolbarBehavior = toolbarBehavior ?? search.toolbarBehavior
    search.focus = focus ?? search.focus
    return search
  }
}

private struct OuterSearchKey: EnvironmentKey { static var defaultValue: OuterSearch { OuterSearch() } }

extension EnvironmentValues {
  /// The search of the stack that the view is or stands in, as long as that has no screens of its own.
  var outerSearch: OuterSearch {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }
}

/// Hands what a screen says to its bar, with the search of its stack where it has none itself.
struct WithOuterSearch<Content: View>: View {
  let values: PreferenceRelay<NavigationValuesKey>
  @ViewBuilder let content: (NavigationValues) -> Content
  @Environment(\.outerSearch) private var outer
  @Environment(\.navigationEntry) private var entry

  private var merged: NavigationValues {
    var values = values.value
    if values.search == nil, entry == 0 { values.search = outer.search }
    return values
  }

  var body: some View { content(merged) }
}
