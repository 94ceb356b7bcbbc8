import SwiftUICore

/// A picker in the look that holds.
struct PickerBody<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let label: Label
  let content: Content
  var currentValueLabel: AnyView?
  @Environment(\.pickerAppearance) private var appearance
  @Environment(\.listContext) private var list
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.menuLevel) private var menu
  @Environment(\.menuIndicator) private var menuIndicator
  @Environment(\.navigationModel) private var navigation
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    if menu != nil {
      if appearance == .menu {
        NestedMenu(label: AnyView(label), content: AnyView(menuItems))
      } else if appearance == .palette {
        palette
      } else {
        MenuSection(header: appearance == .inline ? label : nil, content: menuItems, footer: EmptyView())
      }
    } else {
      control
    }
  }

  /// The values as items of a menu.
  private var menuItems: some View {
    SubviewsReader(content) { options in
      ForEach(options) { option in
        MenuItem(label: option, mark: option.hasTag(selection?.wrappedValue) ? .on : .off) {
          option.select(selection)
        }
      }
    }
  }

  /// The values as icons side by side.
  private var palette: some View {
    SubviewsReader(content.labelStyle(.iconOnly).environment(\.isMenuStrip, true)) { options in
      HStack(spacing: 0) {
        ForEach(options) { option in
          MenuItem(
            label: option.foregroundStyle(
              option.hasTag(selection?.wrappedValue) ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(.primary)),
            mark: .none
          ) {
            option.select(selection)
          }
        }
      }
      .fixedSize(horizontal: false, vertical: true)
    }
  }

  @ViewBuilder private var control: some View {
    switch appearance {
    case .segmented, .palette:
      SegmentedPicker(selection: selection, content: content)
    case .inline: inline
    case .wheel: WheelPicker(selection: selection, label: label, content: content)
    case .navigationLink:
      row(ViewProbe()) { NavigationChevron() }
        .rowButton("picker", action: pushChoices)
        .accessibilityControl(AccessibilityControl(.plain, .isButton)) { $0.activate = pushChoices }
    case .automatic, .menu:
      MenuOpener(content: AnyView(menuItems)) { open, probe in
        if list != nil && labelsVisibility != .hidden {
          row(probe) {
            if menuIndicator != .hidden { MenuChevron() }
          }
          .rowButton("picker", action: open)
          .accessibilityControl(AccessibilityControl(.plain, .isButton)) { $0.activate = open }
        } else {
          HStack(spacing: 4) {
            current
            if menuIndicator != .hidden { MenuChevron() }
          }
          .probed(probe)
          .defaultForeground(.accentColor)
          .enlargedHitArea(12)
          .pressable("picker", action: open)
          .accessibilityControl(AccessibilityControl(.plain, .isButton)) {
            $0.label = AnyView(label)
            $0.activate = open
          }
        }
      }
    }
  }

  /// A screen with a row for each value; choosing one leads back.
  private func pushChoices() {
    let (selection, label, content) = (selection, label, content)
    navigation?.push(.view { AnyView(PickerChoices(selection: selection, label: label, content: content)) })
  }

  /// The label, and at the other side the value, whose place the probe knows.
  private func row<Chevron: View>(_ probe: ViewProbe, @ViewBuilder chevron: () -> Chevron) -> some View {
    let value = HStack(spacing: 4) {
      current
      chevron()
    }
    .probed(probe)
    .defaultForeground(Color(uiColor: .secondaryLabel))
    // As labelled content does, the value goes below the label where the text is very large.
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8)) : AnyLayout(HStackLayout())
    return layout {
      label.frame(maxWidth: .infinity, alignment: .leading)
      value
    }
    .enlargedHitArea(12)
  }

  @ViewBuilder private var current: some View {
    if let currentValueLabel {
      currentValueLabel.accessibilityPart(.value)
    } else {
      chosen
    }
  }

  private var chosen: some View {
    SubviewsReader(content) { options in
      ForEach(options.filter { $0.hasTag(selection?.wrappedValue) }.prefix(1)) {
        $0.accessibilityPart(.value)
          .accessibilityChoices(options.map { option in (option, { option.select(selection) }) })
      }
    }
  }

  private var inline: some View { PickerRows(selection: selection, content: content) {} }
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
