import CoreGraphics
import Observation

/// What a pull at the top of a scroll view does, and what shows meanwhile.
package struct RefreshControl {
  let action: @Sendable () async -> Void
  let indicator: @MainActor () -> AnyView

  package init(action: @escaping @Sendable () async -> Void, indicator: @escaping @MainActor () -> AnyView) {
    self.action = action
    self.indicator = indicator
  }

  /// Points that the content makes room for while news are on their way, as UIRefreshControl is high.
  static let height: CGFloat = 60
  /// Points that the content must be pulled down, as it is seen (observed).
  static let trigger: CGFloat = 80
}

private struct RefreshControlKey: EnvironmentKey { static var defaultValue: RefreshControl? { nil } }

extension EnvironmentValues {
  package var refreshControl: RefreshControl? {
    get { self[RefreshControlKey.self] }
    set { self[RefreshControlKey.self] = newValue }
  }
}

/// How far a refresh has come.
@MainActor @Observable
final class RefreshState {
  /// Whether news are on their way.
  private(set) var isRefreshing = false
  /// Whether the content keeps room for the indicator.
  private(set) var hasRoom = false
  /// How much of the indicator shows, 0…1.
  private(set) var progress: CGFloat = 0
  @ObservationIgnored private var isHeld = false

  nonisolated init() {}

  /// - Parameter distance: points that the content lies below its place.
  func pulled(_ distance: CGFloat, _ control: RefreshControl) {
    let new = min(max(distance / RefreshControl.trigger, 0), 1)
    if new != progress { progress = new }
    if isHeld, !isRefreshing, distance >= RefreshControl.trigger { begin(control) }
  }

  func phaseChanged(to phase: ScrollPhase) {
    isHeld = phase == .interacting
    // The content stays where the finger has it; room is kept once that has gone.
    if !isHeld, isRefreshing, !hasRoom { hasRoom = true }
  }

  private func begin(_ control: RefreshControl) {
    isRefreshing = true
    Task { @MainActor in
      await control.action()
      isRefreshing = false
      hasRoom = false
    }
  }
}

/// The indicator above the content of a scroll view that is pulled down.
struct RefreshIndicator: View {
  let state: RefreshState
  let control: RefreshControl

  var body: some View {
    ZStack {
      if state.isRefreshing || state.progress > 0.1 {
        control.indicator()
          .opacity(state.isRefreshing ? 1 : Double(state.progress))
          .sensoryFeedback(.impact(weight: .medium), trigger: state.isRefreshing) { !$0 && $1 }
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: RefreshControl.height)
    .offset(y: -RefreshControl.height)
    .allowsHitTesting(false)
  }
}
