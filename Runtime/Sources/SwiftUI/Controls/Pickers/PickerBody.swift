import SwiftUICore

/// A picker in the look that holds.
struct PickerBody<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let label: Label
  let content: Content
  @Environment(\.pickerAppearance) private var appearance
  @Environment(\.listContext) private var list
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    switch appearance {
    case .segmented, .palette:
      SegmentedPicker(selection: selection, content: content)
    case .inline: inline
    case .wheel: WheelPicker(selection: selection, label: label, content: content)
    case .navigationLink:
      row { NavigationChevron() }
    case .automatic, .menu:
      if list != nil && labelsVisibility != .hidden {
        row { MenuChevron() }
      } else {
        HStack(spacing: 4) {
          current
          MenuChevron()
        }
        .defaultForeground(.accentColor)
        .enlargedHitArea(12)
        .region("picker", payload: selection)
        .accessibilityControl(AccessibilityControl(.plain, .isButton)) { $0.label = AnyView(label) }
      }
    }
  }

  /// The label, and at the other side the value.
  private func row<Chevron: View>(@ViewBuilder chevron: () -> Chevron) -> some View {
    let chevron = chevron()
    return HStack {
      label.frame(maxWidth: .infinity, alignment: .leading)
      HStack(spacing: 4) {
        current
        chevron
      }
      .defaultForeground(Color(uiColor: .secondaryLabel))
    }
    .enlargedHitArea(12)
    .region("picker", payload: selection)
    .accessibilityControl(AccessibilityControl(.plain, .isButton))
  }

  private var current: some View {
    SubviewsReader(content) { options in
      ForEach(options.filter { $0.hasTag(selection?.wrappedValue) }.prefix(1)) {
        $0.accessibilityPart(.value)
          .accessibilityChoices(options.map { option in (option, { option.select(selection) }) })
      }
    }
  }

  private var inline: some View {
    SubviewsReader(content) { options in
      ForEach(options) { option in
        HStack {
          option.frame(maxWidth: .infinity, alignment: .leading)
          if option.hasTag(selection?.wrappedValue) {
            Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(TintShapeStyle())
              .accessibilityHidden(true)
          }
        }
        .enlargedHitArea(12)
        .pressable("picker") { option.select(selection) }
        .accessibilityControl(AccessibilityControl(.plain, .isButton)) {
          if option.hasTag(selection?.wrappedValue) { $0.traits.insert(.isSelected) }
          $0.activate = { option.select(selection) }
        }
      }
    }
  }
}

extension Subview {
  /// Chooses what the child stands for.
  @MainActor
  func select<Value: Hashable>(_ selection: Binding<Value>?) {
    guard let tag = trait(TagTrait.self) ?? forEachID, let value = tag.base as? Value else { return }
    selection?.wrappedValue = value
  }

  /// Whether the child stands for a value: by its tag, or by its id in the `ForEach` around it.
  func hasTag<Value: Hashable>(_ value: Value?) -> Bool {
    guard let value else { return false }
    return (trait(TagTrait.self) ?? forEachID) == AnyHashable(value)
  }
}

/// The two small arrows of a control that opens a menu.
struct MenuChevron: View {
  var body: some View {
    Image(systemName: "chevron.up.chevron.down").font(.system(size: 13, weight: .medium))
      .accessibilityHidden(true)
  }
}

/// The small arrow of what leads further.
struct NavigationChevron: View {
  var body: some View {
    Image(systemName: "chevron.forward")
      .font(.system(size: 13, weight: .semibold))
      .foregroundStyle(Color(uiColor: .tertiaryLabel))
      .accessibilityHidden(true)
  }
}

extension View {
  /// Listens around the view as well: controls of the system that are drawn small do.
  /// - Parameter length: points on every edge.
  nonisolated func enlargedHitArea(_ length: CGFloat) -> some View {
    contentShape(Rectangle().inset(by: -length))
  }
}
