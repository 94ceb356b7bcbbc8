import SwiftUI

/// Screens above a tab bar of their own: each is made when it is shown first, and keeps its state from then on.
package struct TabScreens<ID: Hashable, Screen: View, Bar: View>: View {
  private let ids: [ID]
  private let selection: Binding<ID>
  private let screen: (ID) -> Screen
  private let bar: Bar

  package init(
    _ ids: [ID], selection: Binding<ID>, @ViewBuilder screen: @escaping (ID) -> Screen, @ViewBuilder bar: () -> Bar
  ) {
    self.ids = ids
    self.selection = selection
    self.screen = screen
    self.bar = bar()
  }

  package var body: some View {
    TabView(selection: selection) {
      ForEach(ids, id: \.self) { id in
        screen(id)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .safeAreaInset(edge: .bottom, spacing: 0) { bar }
          .toolbar(.hidden, for: .tabBar)
          .tag(id)
      }
    }
  }
}
