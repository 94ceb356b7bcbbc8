import SwiftUICore

/// Gives a `ButtonStyle` the behaviour of a button: it acts when a finger leaves it.
struct PressableButtonStyle<Base: ButtonStyle>: PrimitiveButtonStyle {
  nonisolated(unsafe) let base: Base

  nonisolated init(base: Base) { self.base = base }

  func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: Installed(base), configuration: configuration)
  }
}

private struct PressableButton<Style: ButtonStyle>: View {
  let style: Installed<Style>
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false
  @Environment(\.drawsPressed) private var drawsPressed

  var body: some View {
    style.value.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: .init(configuration.label), isPressed: isPressed || drawsPressed)
    )
    .region(
      "button", payload: ButtonBehavior(isPressed: $isPressed, action: configuration.action))
  }
}

/// What the live engine does with a button.
struct ButtonBehavior {
  let isPressed: Binding<Bool>
  let action: @MainActor () -> Void
}
