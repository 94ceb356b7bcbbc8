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
    .pressable(setPressed: { isPressed = $0 }, action: { configuration.trigger() })
  }
}
