import SwiftUICore

/// The look that suits the place: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// The label and a switch at the other side.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  @available(*, deprecated, message: "Use tint(_:) instead.")
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label) {
      Switch(isOn: configuration.isOn, tint: tint)
        .enlargedHitArea(6.5)
        .pressable("toggle", label: "switch") {
          withAnimation(.easeInOut(duration: 0.25)) { configuration.isOn.toggle() }
        }
    }
  }
}

/// A button that stays pressed while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    Button {
      isOn.wrappedValue.toggle()
    } label: {
      configuration.label
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
        .background(TintShapeStyle().opacity(configuration.isOn ? 0.15 : 0), in: RoundedRectangle(cornerRadius: 8))
    }
    .buttonStyle(.borderless)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// 51 × 31 points with a knob of 27, as on iOS to 18.
private struct Switch: View {
  let isOn: Bool
  let tint: Color?
  @Environment(\.tint) private var environmentTint
  @Environment(\.isEnabled) private var isEnabled

  private var track: AnyShapeStyle {
    guard isOn else { return AnyShapeStyle(Color(uiColor: .secondarySystemFill)) }
    if let tint { return AnyShapeStyle(tint) }
    return environmentTint ?? AnyShapeStyle(Color.green)
  }

  var body: some View {
    Capsule()
      .fill(track)
      .frame(width: 51, height: 31)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle()
          .fill(.white)
          .frame(width: 27, height: 27)
          .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
          .shadow(color: .black.opacity(0.06), radius: 2, y: 1)
          .padding(2)
      }
      .opacity(isEnabled ? 1 : 0.5)
  }
}

/// A label and, at the other side, its control; the control alone where labels are hidden.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  /// Whether the control stands below the label where the text is very large.
  var stacksWhenLarge = false
  @ViewBuilder let control: Control
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.listContext) private var list

  var body: some View {
    if visibility == .hidden {
      control.accessibilityControl(AccessibilityControl(content: .labelled)) { $0.label = AnyView(label) }
    } else if stacksWhenLarge, typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 8) {
        label
        control
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack {
        label.frame(maxWidth: .infinity, alignment: .leading)
        // Controls reach into the insets of a row, which stays 44 points high.
        control.padding(.vertical, list == nil ? 0 : -6).layoutPriority(1)
      }
    }
  }
}

private struct LabelsVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
  /// Whether controls show their labels.
  var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls below; assistive technology still has them.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}

/// A box with a mark, which iOS has not.
@available(*, unavailable, message: "iOS has no checkboxes; use .switch or .button.")
public struct CheckboxToggleStyle {
  public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  @available(*, unavailable, message: "iOS has no checkboxes; use .switch or .button.")
  nonisolated public static var checkbox: DefaultToggleStyle { DefaultToggleStyle() }
}
