import SwiftUICore

/// The field of `searchable`.
struct SearchEntry {
  let text: Binding<String>
  let prompt: Text?
  let origin = SubmitOrigin()
}

/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
  /// Whether the field below the title is there before the list is pulled down.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    fileprivate let isAlways: Bool

    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  private let name: String

  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")

  public static func navigationBarDrawer(
    displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
}

extension View {
  nonisolated private func search(_ text: Binding<String>, _ prompt: Text?) -> some View {
    let entry = SearchEntry(text: text, prompt: prompt)
    return navigationValues { $0.search = entry }.recorded("searchable", payload: entry)
      .submitOrigin(entry.origin)
  }

  /// Puts a search field below the title of the screen.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    search(text, prompt)
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    search(text, Text(prompt))
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    search(text, Text(prompt))
  }

  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    search(text, prompt)
  }

  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    search(text, Text(prompt))
  }

  /// Suggestions that show while the user searches.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    hiddenContent("searchSuggestions", "", suggestions())
  }

  /// The text that a suggestion stands for.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    recorded("searchCompletion", completion)
  }

  /// Parts of the content to which a search can be limited.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    hiddenContent("searchScopes", "", scopes())
  }
}

/// The field as the bar shows it: 36 points high, radius 10, as on iOS to 18.
struct SearchField: View {
  let entry: SearchEntry

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(Color(uiColor: .secondaryLabel))
        .accessibilityHidden(true)
      TextField(text: entry.text, prompt: entry.prompt) { Text("Search") }
        .submitKind(SubmitTriggers.search.rawValue, origin: entry.origin)
        .submitLabel(.search)
        .accessibilityAddTraits(.isSearchField)
      Image(systemName: entry.text.wrappedValue.isEmpty ? "mic.fill" : "xmark.circle.fill")
        .foregroundStyle(Color(uiColor: .secondaryLabel))
    }
    .padding(.horizontal, 8)
    .frame(minHeight: 36)
    .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
  }
}
