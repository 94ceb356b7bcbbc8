import SwiftUICore

extension View {
  /// What the title and the buttons do while one searches.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    navigationValues { $0.search?.toolbarBehavior = behavior }
      .transformEnvironment(\.outerSearch) { $0.toolbarBehavior = behavior }
  }

  /// Ties the focus of the search field to a state.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocus(SearchFocus(isFocused: { binding.wrappedValue }, set: { binding.wrappedValue = $0 }))
  }

  /// - Parameter value: of the state while the search field has the focus.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V?>.Binding, equals value: V
  ) -> some View {
    nonisolated(unsafe) let (binding, value) = (binding, value)
    return searchFocus(
      SearchFocus(
        isFocused: { binding.wrappedValue == value },
        set: { isFocused in
          if isFocused {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value {
            binding.wrappedValue = nil
          }
        }))
  }

  nonisolated private func searchFocus(_ focus: SearchFocus) -> some View {
    navigationValues { $0.search?.focus = focus }.transformEnvironment(\.outerSearch) { $0.focus = focus }
  }

  /// Suggestions that show in place of the content while one searches.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let view = AnyView(suggestions())
    return navigationValues { $0.search?.suggestions = view }.recorded("searchSuggestions")
      .transformEnvironment(\.outerSearch) { $0.suggestions = view }
  }

  /// Whether suggestions show in some places.
  @available(
    *, unavailable, message: "Suggestions are shown in place of the content; leave them empty to show none."
  )
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    self
  }

  /// The text that a suggestion stands for: a tap on it searches for that.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion(completion: completion, token: nil)).recorded("searchCompletion", completion)
  }

  /// The token that a suggestion stands for: a tap on it takes that into the field.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchCompletion(completion: "", token: token)).recorded("searchCompletion", "\(token.id)")
  }

  /// Parts of the content to which a search can be limited.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// - Parameter activation: when they are offered.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let scopes = SearchScopes(
      activation: activation, picker: AnyView(ScopePicker(scope: scope, scopes: scopes())))
    return navigationValues { $0.search?.scopes = scopes }.recorded("searchScopes")
      .transformEnvironment(\.outerSearch) { $0.scopes = scopes }
  }
}

nonisolated private struct ScopePicker<V: Hashable, S: View>: View {
  let scope: Binding<V>
  let scopes: S

  @MainActor var body: some View {
    Picker("Scope", selection: scope) { scopes }.pickerStyle(.segmented).labelsHidden()
  }
}

/// Makes a suggestion a button, where it is one.
nonisolated private struct SearchCompletion: ViewModifier {
  let completion: String
  let token: Any?
  @Environment(\.searchEntry) private var entry

  @MainActor func body(content: Content) -> some View {
    if let entry {
      Button {
        if let token {
          entry.tokens?.take(token)
          entry.text.wrappedValue = ""
        } else {
          entry.text.wrappedValue = completion
        }
        // Once what was asked for has been written: a change of the text brings suggestions back.
        Task { @MainActor in entry.state.hidesSuggestions = true }
      } label: {
        content.foregroundStyle(Color.primary)
      }
    } else {
      content
    }
  }
}
