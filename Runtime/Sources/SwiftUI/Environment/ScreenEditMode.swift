import Observation
import SwiftUICore

/// The edit mode of one screen.
@MainActor @Observable
package final class ScreenEditMode {
  private var mode = EditMode.inactive

  nonisolated package init() {}

  package var binding: Binding<EditMode> {
    Binding(
      get: { MainActor.assumeIsolated { self.mode } }, set: { new in MainActor.assumeIsolated { self.mode = new } })
  }
}

/// A screen of its own: what is edited elsewhere is not edited here.
struct OwnEditMode: ViewModifier {
  @State private var mode = ScreenEditMode()
  @Environment(\.isSystemEditMode) private var isSystem

  func body(content: Content) -> some View {
    let mode = mode
    content.transformEnvironment(\.self) { values in
      if isSystem { values.setEditMode(mode) }
    }
  }
}
