import SwiftUICore

/// A view over the whole screen, which comes up from below.
struct CoverPresentation: View {
  let state: PresentationState
  let content: AnyView
  @State private var settings = PreferenceRelay<PresentationSettingsKey>()

  var body: some View {
    GeometryReader { proxy in
      let height = proxy.size.height + proxy.safeAreaInsets.top + proxy.safeAreaInsets.bottom
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .relay(settings)
        .background {
          (settings.value.background ?? AnyView(Color(uiColor: .systemBackground))).ignoresSafeArea()
        }
        .offset(y: state.isIn ? 0 : height)
    }
    .accessibilityAddTraits(.isModal)
  }
}
