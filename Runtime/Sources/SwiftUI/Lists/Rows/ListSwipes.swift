import Observation
import SwiftUICore

/// Which row of a list is swiped open: one at most.
@MainActor @Observable
final class ListSwipes {
  /// The frame of the open row, in the coordinates of the stage.
  private(set) var openRow: ViewProbe?
  @ObservationIgnored private var owner: ObjectIdentifier?
  @ObservationIgnored private var closeOpen: (() -> Void)?

  nonisolated init() {}

  /// A row is about to open: another one closes.
  func open(_ id: ObjectIdentifier, _ probe: ViewProbe, close: @escaping () -> Void) {
    if owner != id { self.close() }
    owner = id
    closeOpen = close
    if openRow !== probe { openRow = probe }
  }

  /// The row is closed.
  func closed(_ id: ObjectIdentifier) {
    guard owner == id else { return }
    owner = nil
    closeOpen = nil
    openRow = nil
  }

  func close() {
    let close = closeOpen
    owner = nil
    closeOpen = nil
    if openRow != nil { openRow = nil }
    close?()
  }
}

private struct ListSwipesKey: EnvironmentKey { static var defaultValue: ListSwipes? { nil } }

extension EnvironmentValues {
  var listSwipes: ListSwipes? {
    get { self[ListSwipesKey.self] }
    set { self[ListSwipesKey.self] = newValue }
  }
}

/// The content of a row while some row of the list is open: a tap on it closes that one and does nothing else.
struct ClosesOpenRow: ViewModifier {
  @Environment(\.listSwipes) private var swipes

  func body(content: Content) -> some View {
    if let swipes, swipes.openRow != nil {
      content.contentShape(Rectangle()).highPriorityGesture(TapGesture().onEnded { swipes.close() })
    } else {
      content
    }
  }
}
