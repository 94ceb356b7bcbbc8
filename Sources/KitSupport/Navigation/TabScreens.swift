import SwiftUI

/// Screens above a tab bar of their own: each is made when it is shown first, and keeps its state from then on.
package struct TabScreens<ID: Hashable, Screen: View, Bar: View>: View {
  private let ids: [ID]
  private let selection: Binding<ID>
  private let screen: (ID) -> Screen
  private let bar: Bar
  @State private var visited: Set<ID> = []

  package init(
    _ ids: [ID], selection: Binding<ID>, @ViewBuilder screen: @escaping (ID) -> Screen, @ViewBuilder bar: () -> Bar
  ) {
    self.ids = ids
    self.selection = selection
    self.screen = screen
    self.bar = bar()
  }

  package var body: some View {
    ZStack {
      ForEach(ids.filter { $0 == selection.wrappedValue || visited.contains($0) }, id: \.self) { id in
        let isShown = id == selection.wrappedValue
        screen(id)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .opacity(isShown ? 1 : 0)
          .allowsHitTesting(isShown)
          .accessibilityHidden(!isShown)
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) { bar }
    .onChange(of: selection.wrappedValue, initial: true) { _, new in visited.insert(new) }
  }
}
