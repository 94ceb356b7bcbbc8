import SwiftUICore

/// A control for a colour.
nonisolated public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label

  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  @MainActor public var body: some View {
    LabeledControl(label: label) {
      ColorWell(selection: selection, supportsOpacity: supportsOpacity)
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

/// The colour within a ring of all hues, 28 points wide as on iOS; it opens the colours to choose from.
private struct ColorWell: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @State private var isPresented = false

  var body: some View {
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
      .pressable("colorPicker", label: "\(selection.wrappedValue)") { isPresented = true }
      .accessibilityControl(AccessibilityControl(.plain, .isButton)) {
        $0.value = "\(selection.wrappedValue)"
        $0.activate = { isPresented = true }
      }
      .modifier(ColorPresentation(isPresented: $isPresented, selection: selection, supportsOpacity: supportsOpacity))
  }
}

private struct ColorPresentation: ViewModifier {
  let isPresented: Binding<Bool>
  let selection: Binding<Color>
  let supportsOpacity: Bool

  func body(content: Content) -> some View {
    let (isPresented, selection, supportsOpacity) = (isPresented, selection, supportsOpacity)
    content.modifier(
      Presenting(isPresented: isPresented, motion: presentationMotion) { state in
        AnyView(
          SheetPresentation(
            state: state, isPresented: isPresented,
            content: AnyView(ColorSheet(selection: selection, supportsOpacity: supportsOpacity))))
      })
  }
}
