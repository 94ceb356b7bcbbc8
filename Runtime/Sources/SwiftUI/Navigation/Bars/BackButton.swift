import SwiftUICore
import UIKit

/// Leads back to the screen below, whose title it carries where there is room.
struct BackButton: View {
  let back: NavigationBack
  let showsTitle: Bool
  let looks: BarLooks

  var body: some View {
    let title = back.title.value.title
    Button(action: back.action) {
      if showsTitle {
        ViewThatFits(in: .horizontal) {
          if let title { label(title) }
          label(Text("Back"))
          chevron
        }
      } else {
        chevron
      }
    }
    .accessibilityLabel(title ?? Text("Back"))
    .modifier(BarButtonLook(attributes: looks.standard.backButtonAppearance.normal.titleTextAttributes))
    .padding(.leading, -8)
  }

  private var chevron: some View {
    Image(systemName: "chevron.backward").font(.system(size: 18, weight: .semibold))
  }

  private func label(_ text: Text) -> some View {
    HStack(spacing: 6) {
      chevron
      text.lineLimit(1)
    }
  }
}

/// Where the button at the bar's leading edge leads.
struct NavigationBack {
  /// What the screen below says of itself.
  let title: PreferenceRelay<NavigationValuesKey>
  /// How the screen below shows its title.
  let titleMode: @MainActor () -> BarTitleMode?
  let action: () -> Void
}

private struct NavigationBackKey: EnvironmentKey { static var defaultValue: NavigationBack? { nil } }

extension EnvironmentValues {
  var navigationBack: NavigationBack? {
    get { self[NavigationBackKey.self] }
    set { self[NavigationBackKey.self] = newValue }
  }
}
