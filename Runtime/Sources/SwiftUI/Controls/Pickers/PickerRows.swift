import SwiftUICore

/// The values of a picker as rows of a list, the chosen one with a checkmark.
struct PickerRows<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  /// What follows a choice.
  let chosen: () -> Void

  var body: some View {
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
        .rowButton("picker") { choose(option) }
        .accessibilityControl(AccessibilityControl(.plain, .isButton)) {
          if option.hasTag(selection?.wrappedValue) { $0.traits.insert(.isSelected) }
          $0.activate = { choose(option) }
        }
      }
    }
  }

  private func choose(_ option: Subview) {
    option.select(selection)
    chosen()
  }
}

/// The screen of a picker that leads to one.
struct PickerChoices<SelectionValue: Hashable, Label: View, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let label: Label
  let content: Content
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List { PickerRows(selection: selection, content: content) { dismiss() } }
      .toolbar { ToolbarItem(placement: .principal) { label.font(.headline) } }
  }
}
