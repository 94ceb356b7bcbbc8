import SwiftUICore

/// All values side by side, 32 points high as on iOS; the chosen one lies on a plate.
struct SegmentedPicker<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    // The chosen segment has a heavier face: it is taken from a second set of the same views.
    SubviewsReader(content.font(.system(size: 13, weight: .semibold)).lineLimit(1)) { heavy in
      SubviewsReader(content.font(.system(size: 13)).lineLimit(1)) { options in
        segments(options, heavy)
      }
    }
  }

  private func segments(_ options: [Subview], _ heavy: [Subview]) -> some View {
    let chosen = options.firstIndex { $0.hasTag(selection?.wrappedValue) }
    return HStack(spacing: 0) {
      ForEach(Array(options.indices), id: \.self) { index in
        segment(index == chosen && heavy.indices.contains(index) ? heavy[index] : options[index], index == chosen)
          .accessibilityControl(AccessibilityControl(.plain, .isButton)) {
            if index == chosen { $0.traits.insert(.isSelected) }
            $0.position = .init(index: index + 1, count: options.count)
            $0.activate = { options[index].select(selection) }
          }
        if index < options.count - 1 {
          Rectangle()
            .fill(Color(uiColor: .separator))
            .frame(width: 1, height: 15)
            .opacity(index == chosen || index + 1 == chosen ? 0 : 1)
        }
      }
    }
    .padding(2)
    .frame(height: 32)
    .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 9))
  }

  private func segment(_ option: Subview, _ isChosen: Bool) -> some View {
    option
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if isChosen {
          RoundedRectangle(cornerRadius: 7)
            .fill(scheme == .dark ? Color(red: 0.388, green: 0.388, blue: 0.4) : .white)
            .shadow(color: .black.opacity(0.12), radius: 8, y: 3)
            .shadow(color: .black.opacity(0.04), radius: 1, y: 3)
        }
      }
      .enlargedHitArea(8)
      .pressable("segment") { withAnimation(.snappy(duration: 0.25)) { option.select(selection) } }
  }
}
