import SwiftUI

/// A tab bar in the look of a design language. What the system's own bar takes from a global setting, this one takes from its view.
package struct DrawnTabBar<ID: Hashable>: View {
  private let entries: [TabBarEntry<ID>]
  @Binding private var selection: ID
  private let look: TabBarLook
  private let spokenBadge: (Int) -> String
  private let feedback: SensoryFeedback?
  @State private var changes = Activations()

  /// - Parameters:
  ///   - spokenBadge: what VoiceOver says of a badge.
  ///   - feedback: played when the user goes to another tab.
  package init(
    _ entries: [TabBarEntry<ID>], selection: Binding<ID>, look: TabBarLook, feedback: SensoryFeedback? = nil,
    spokenBadge: @escaping (Int) -> String = { "\($0)" }
  ) {
    self.entries = entries
    _selection = selection
    self.look = look
    self.feedback = feedback
    self.spokenBadge = spokenBadge
  }

  package var body: some View {
    HStack(spacing: 0) {
      ForEach(entries) { entry in tab(entry) }
    }
    .frame(height: look.height)
    .background(look.background, ignoresSafeAreaEdges: .bottom)
    .overlay(alignment: .top) {
      Rectangle().fill(look.line).frame(height: look.lineHeight).accessibilityHidden(true)
    }
    .accessibilityElement(children: .contain)
    .sensoryFeedback(trigger: changes) { _, _ in feedback }
  }

  private func tab(_ entry: TabBarEntry<ID>) -> some View {
    Button {
      guard entry.id != selection else { return }
      changes.add()
      selection = entry.id
    } label: {
      face(entry)
    }
    .buttonStyle(PressStyle { label, _ in label })
    .accessibilityLabel(spoken(entry))
    .accessibilityAddTraits(entry.id == selection ? .isSelected : [])
    .accessibilityShowsLargeContentViewer()
  }

  private func spoken(_ entry: TabBarEntry<ID>) -> String {
    guard let badge = entry.badge, badge > 0 else { return entry.title }
    return "\(entry.title), \(spokenBadge(badge))"
  }

  private func face(_ entry: TabBarEntry<ID>) -> some View {
    let isSelected = entry.id == selection
    return VStack(spacing: 2) {
      Image(systemName: isSelected ? entry.selectedSymbol ?? entry.symbol : entry.symbol)
        .font(.system(size: look.symbolSize, weight: isSelected ? look.activeSymbolWeight : look.symbolWeight))
        .frame(height: 28)
        .overlay(alignment: .topTrailing) {
          if let badge = entry.badge, badge > 0 { count(badge) }
        }
      Text(entry.title).typeRole(look.label).lineLimit(1)
    }
    .foregroundStyle(isSelected ? look.active : look.inactive)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
  }

  private func count(_ badge: Int) -> some View {
    Text(badge, format: .number)
      .font(.system(size: 11, weight: .semibold))
      .foregroundStyle(.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(Capsule().fill(look.badge))
      .fixedSize()
      .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
  }
}
