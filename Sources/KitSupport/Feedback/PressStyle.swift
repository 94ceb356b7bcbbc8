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

/// A button that gets smaller, and another background, while a finger is on it.
package struct PressScaleStyle: ButtonStyle {
  private let scale: CGFloat
  private let animation: Animation

  /// - Parameter scale: the size while it is pressed, as a part of its own.
  package init(scale: CGFloat = 1, animation: Animation = .easeOut(duration: 0.15)) {
    self.scale = scale
    self.animation = animation
  }

  package func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? scale : 1)
      .environment(\.isPressed, configuration.isPressed)
      .animation(animation, reduced: nil, value: configuration.isPressed)
  }
}

extension EnvironmentValues {
  /// Whether a finger is on the button around a view, where the button says so.
  package var isPressed: Bool {
    get { self[IsPressedKey.self] }
    set { self[IsPressedKey.self] = newValue }
  }
}

private struct IsPressedKey: EnvironmentKey {
  static let defaultValue = false
}
