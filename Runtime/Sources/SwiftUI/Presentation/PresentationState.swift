import Observation
import SwiftUICore

/// How far a presentation has come: it is there until it has moved out of sight.
@MainActor @Observable
final class PresentationState {
  /// Whether there is anything to draw.
  fileprivate(set) var isThere = false
  /// Whether it has come in; it goes out when this ends.
  fileprivate(set) var isIn = false
  @ObservationIgnored fileprivate var wantsToBeIn = false

  nonisolated init() {}
}

/// Shows a presentation while a state is true.
nonisolated struct Presenting: ViewModifier {
  let isPresented: Binding<Bool>
  let motion: Animation
  let onDismiss: (() -> Void)?
  /// A menu stands in the screen that it belongs to; what else is presented is a screen of its own.
  let menu: MenuLevel?
  let presentation: @MainActor (PresentationState) -> AnyView
  @State private var state = PresentationState()
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  init(
    isPresented: Binding<Bool>, motion: Animation, onDismiss: (() -> Void)? = nil, menu: MenuLevel? = nil,
    presentation: @escaping @MainActor (PresentationState) -> AnyView
  ) {
    self.isPresented = isPresented
    self.motion = motion
    self.onDismiss = onDismiss
    self.menu = menu
    self.presentation = presentation
  }

  @MainActor func body(content: Content) -> some View {
    content
      .portal(state.isThere ? AnyView(shown) : nil)
      .onChange(of: isPresented.wrappedValue, initial: true) { _, new in new ? comeIn() : goOut() }
  }

  @MainActor private var shown: some View {
    inItsEnvironment
      .onAppear {
        if state.wantsToBeIn { withAnimation(motion) { state.isIn = true } }
      }
  }

  @MainActor @ViewBuilder private var inItsEnvironment: some View {
    if let menu {
      presentation(state).modifier(MenuEnvironment(level: menu))
    } else {
      presentation(state).modifier(PresentedEnvironment(isPresented: isPresented))
    }
  }

  @MainActor private func comeIn() {
    state.wantsToBeIn = true
    if state.isThere {
      withAnimation(motion) { state.isIn = true }
    } else {
      state.isThere = true
    }
  }

  @MainActor private func goOut() {
    guard state.isThere else { return }
    state.wantsToBeIn = false
    withAnimation(motion) {
      state.isIn = false
    } completion: {
      // It may have come back while it went.
      guard !state.wantsToBeIn, state.isThere else { return }
      state.isThere = false
      onDismiss?()
    }
  }
}

/// What is presented stands neither in the list nor in the stack of the view that presents it.
private struct PresentedEnvironment: ViewModifier {
  let isPresented: Binding<Bool>

  func body(content: Content) -> some View {
    let isPresented = isPresented
    content
      .environment(\.listContext, nil)
      .environment(\.isInNavigation, false)
      .environment(\.navigationModel, nil)
      .environment(\.navigationBack, nil)
      .environment(\.isInBar, false)
      .environment(\.menuLevel, nil)
      .modifier(OwnEditMode())
      .environment(\.isEnabled, true)
      .environment(\.isPresented, true)
      .environment(\.dismiss, DismissAction { isPresented.wrappedValue = false })
  }
}
