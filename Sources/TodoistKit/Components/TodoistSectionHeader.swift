import KitSupport
import SwiftUI

/// The line above the tasks of a section, which opens and closes it.
public struct TodoistSectionHeader: View {
  private let title: String
  private let isOverdue: Bool
  private let showsChevron: Bool
  private let binding: Binding<Bool>?
  @State private var ownCollapse = false
  @Environment(\.todoistWords) private var words
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// - Parameters:
  ///   - isCollapsed: whether the section is closed; the header keeps it to itself where it is nil.
  ///   - showsChevron: false for a section that is always open.
  public init(title: String, isOverdue: Bool, isCollapsed: Binding<Bool>? = nil, showsChevron: Bool = true) {
    self.title = title
    self.isOverdue = isOverdue
    binding = isCollapsed
    self.showsChevron = showsChevron
  }

  public var body: some View {
    if showsChevron {
      Button(action: toggle) { face.hitArea(above: 4, below: 4) }
        .buttonStyle(PressStyle { label, isPressed in label.opacity(isPressed ? 0.5 : 1) })
        .accessibilityLabel(title)
        .accessibilityValue(isCollapsed.wrappedValue ? words.collapsed : words.expanded)
        .accessibilityAddTraits(.isHeader)
    } else {
      face
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(title)
        .accessibilityAddTraits(.isHeader)
    }
  }

  private var isCollapsed: Binding<Bool> { binding ?? $ownCollapse }
  private var color: Color { isOverdue ? TodoistColors.red : TodoistColors.secondary }

  private func toggle() {
    withAnimation(reducesMotion ? nil : TodoistMotion.disclosure) { isCollapsed.wrappedValue.toggle() }
  }

  private var face: some View {
    HStack {
      Text(title)
        .textCase(.uppercase)
        .todoistText(.sectionHeader)
        .lineLimit(1)
      Spacer(minLength: 8)
      if showsChevron {
        Image(systemName: isCollapsed.wrappedValue ? "chevron.right" : "chevron.down")
          .font(.system(size: 12, weight: .semibold))
          .flipsForRightToLeftLayoutDirection(true)
      }
    }
    .foregroundStyle(color)
    .padding(.horizontal, 16)
    .frame(height: 36)
    .background(TodoistColors.canvas)
    .overlay(alignment: .bottom) { Rectangle().fill(TodoistColors.divider).frame(height: 0.5) }
  }
}
