import SwiftUICore

/// A control for a colour.
nonisolated public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let label: Label

  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }

  @MainActor public var body: some View {
    LabeledControl(label: label) {
      // The colour within a ring of all hues, 28 points wide as on iOS.
      Circle()
        .fill(selection.wrappedValue)
        .padding(5)
        .background {
          Circle().strokeBorder(
            AngularGradient(colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center),
            lineWidth: 3)
        }
        .frame(width: 28, height: 28)
        .enlargedHitArea(8)
        .region("colorPicker", label: "\(selection.wrappedValue)", payload: selection)
        .accessibilityControl(AccessibilityControl(.plain, .isButton)) { $0.value = "\(selection.wrappedValue)" }
    }
    .accessibilityControl(AccessibilityControl(content: .labelled))
  }
}

extension ColorPicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
