import SwiftUICore

/// Gives a screen a search field, and what is below it the way to end the search.
nonisolated private struct Searchable: ViewModifier {
  let text: Binding<String>
  let prompt: Text?
  let placement: SearchFieldPlacement
  var isPresented: Binding<Bool>?
  var tokens: SearchTokens?
  @State private var state = SearchState()

  @MainActor func body(content: Content) -> some View {
    let state = state
    let entry = SearchEntry(text: text, prompt: prompt, placement: placement, tokens: tokens, state: state)
    content
      .environment(\.isSearchingNow, state.isPresented)
      .environment(\.dismissSearchNow, DismissSearchAction { entry.cancel() })
      .environment(\.searchEntry, nil)
      .transformEnvironment(\.outerSearch) { $0.entry = entry }
      .navigationValues { $0.search = entry }
      .recorded("searchable", payload: entry)
      .submitOrigin(state.origin)
      .onChange(of: isPresented?.wrappedValue, initial: true) { _, wants in
        if wants == true { state.present() } else if wants == false { state.dismiss() }
      }
      .onChange(of: state.isPresented) { _, isPresented in
        guard let binding = self.isPresented, binding.wrappedValue != isPresented else { return }
        binding.wrappedValue = isPresented
      }
      .onChange(of: text.wrappedValue) { state.hidesSuggestions = false }
  }
}

extension View {
  /// Puts a search field below the title of the screen.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(Searchable(text: text, prompt: prompt, placement: placement))
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// - Parameter isPresented: whether one searches; both ways.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(Searchable(text: text, prompt: prompt, placement: placement, isPresented: isPresented))
  }

  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  nonisolated fileprivate func search(
    _ text: Binding<String>, _ prompt: Text?, _ placement: SearchFieldPlacement, _ isPresented: Binding<Bool>?,
    _ tokens: SearchTokens
  ) -> some View {
    modifier(
      Searchable(text: text, prompt: prompt, placement: placement, isPresented: isPresented, tokens: tokens))
  }
}

extension View {
  @available(*, deprecated, message: "Use searchSuggestions(_:) after searchable(text:).")
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }

  @available(*, deprecated, message: "Use searchSuggestions(_:) after searchable(text:).")
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }
}

// MARK: With tokens

extension SearchTokens {
  fileprivate init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, _ token: @escaping (C.Element) -> T
  ) where C.Element: Identifiable {
    self.init(
      views: { tokens.wrappedValue.map { (AnyHashable($0.id), AnyView(token($0))) } },
      removeLast: {
        guard let last = tokens.wrappedValue.indices.last else { return }
        tokens.wrappedValue.remove(at: last)
      },
      removeAll: { tokens.wrappedValue.removeAll() },
      take: { value in
        guard let value = value as? C.Element, !tokens.wrappedValue.contains(where: { $0.id == value.id }) else {
          return
        }
        tokens.wrappedValue.append(value)
      })
  }

  fileprivate func suggesting<C: RandomAccessCollection, T: View>(
    _ suggested: Binding<C>, _ token: @escaping (C.Element) -> T
  ) -> SearchTokens where C.Element: Identifiable {
    var copy = self
    let take = take
    copy.suggested = {
      suggested.wrappedValue.map { value in (AnyHashable(value.id), AnyView(token(value)), { take(value) }) }
    }
    return copy
  }
}

extension View {
  /// Puts a search field for text and tokens below the title of the screen.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, prompt, placement, nil, SearchTokens(tokens, token))
  }

  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, Text(prompt), placement, nil, SearchTokens(tokens, token))
  }

  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, Text(prompt), placement, nil, SearchTokens(tokens, token))
  }

  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, prompt, placement, isPresented, SearchTokens(tokens, token))
  }

  /// - Parameter suggestedTokens: offered in place of the content while one searches.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, prompt, placement, nil, SearchTokens(tokens, token).suggesting(suggestedTokens, token))
  }

  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, Text(prompt), placement, nil, SearchTokens(tokens, token).suggesting(suggestedTokens, token))
  }

  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, prompt, placement, isPresented, SearchTokens(tokens, token).suggesting(suggestedTokens, token))
  }
}
