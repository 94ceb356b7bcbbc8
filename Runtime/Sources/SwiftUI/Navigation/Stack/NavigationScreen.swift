import SwiftUICore

/// A screen below its bar.
struct NavigationScreen<Content: View>: View {
  let content: Content
  /// What the screen says to its bar; the screen above shows its title on the button that leads back.
  let values: PreferenceRelay<NavigationValuesKey>
  @State private var bars = PreferenceRelay<BarSettingsKey>()
  @State private var head = ScrollHead()

  var body: some View {
    ZStack { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.isInNavigation, true)
      .relay(values)
      .relay(bars)
      .scrollHead(head)
      .environment(\.outerSearch, OuterSearch())
      .overlay { WithOuterSearch(values: values) { SuggestionLayer(values: $0) } }
      .environment(\.scrollHead, head)
      .safeAreaInset(edge: .top, spacing: 0) {
        WithOuterSearch(values: values) { NavigationBar(values: $0, bars: bars, head: head) }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { BottomBar(values: values, bars: bars, head: head) }
      .background(.background)
      .fillsScreen()
      // A title belongs to the nearest container; bars further out do not see it.
      .transformPreference(NavigationValuesKey.self) {
        $0 = NavigationValues()
        $0.hasOwnBar = true
      }
  }
}

private struct IsInNavigationKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether links lead somewhere.
  var isInNavigation: Bool {
    get { self[IsInNavigationKey.self] }
    set { self[IsInNavigationKey.self] = newValue }
  }
}
