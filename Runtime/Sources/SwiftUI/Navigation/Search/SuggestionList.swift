import SwiftUICore

/// Suggestions in place of the content, while one searches and there are some.
struct SuggestionLayer: View {
  let values: NavigationValues

  var body: some View {
    if let search = values.search, search.state.isPresented, !search.state.hidesSuggestions {
      let tokens = search.tokens?.suggested() ?? []
      if search.suggestions != nil || !tokens.isEmpty {
        SubviewsReader(search.suggestions ?? AnyView(EmptyView())) { views in
          if !views.isEmpty || !tokens.isEmpty {
            List {
              ForEach(tokens, id: \.id) { token in
                Button(action: token.take) { token.view.foregroundStyle(Color.primary) }
              }
              search.suggestions
            }
            .listStyle(.plain)
            .background(.background)
            .accessibilityAddTraits(.isModal)
          }
        }
        .environment(\.searchEntry, search)
      }
    }
  }
}
