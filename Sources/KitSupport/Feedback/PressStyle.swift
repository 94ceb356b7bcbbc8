import SwiftUI

/// A button that draws its own pressed look, and resets when the press is called off.
package struct PressStyle<Look: View>: ButtonStyle {
  private let look: @MainActor (_ label: AnyView, _ isPressed: Bool) -> Look

  /// - Parameter look: gets the button's label and whether a finger is on it.
  package init(@ViewBuilder look: @escaping @MainActor (_ label: AnyView, _ isPressed: Bool) -> Look) {
    self.look = look
  }

  package func makeBody(configuration: Configuration) -> some View {
    look(AnyView(configuration.label), configuration.isPressed)
  }
}
