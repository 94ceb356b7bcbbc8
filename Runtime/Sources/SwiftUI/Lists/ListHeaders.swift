import SwiftUICore

/// The header of a section in the look of its list.
struct ListHeader: View {
  let row: LazyRow
  let settings: ListSettings

  private var appearance: _ListAppearance { settings.appearance }

  var body: some View {
    let content = row.content
      .frame(maxWidth: .infinity, minHeight: settings.minimumHeaderHeight, alignment: .leading)
    if appearance.isCard {
      content.screenMargins(withinMargins: true).screenMargins().padding(.top, topGap).padding(.bottom, 7)
    } else if appearance == .grouped {
      content.screenMargins().padding(.top, topGap).padding(.bottom, 7)
    } else if let insets {
      // Who says how far in a header stands gives it its own ground, too.
      content.padding(insets).background { if settings.showsBackground { ground } }
    } else {
      // Rows go by below a header that stays at the top.
      content.screenMargins().padding(.vertical, 8).background { ground }
    }
  }

  private var insets: EdgeInsets? { row.trait(ListRowInsetsTrait.self) ?? nil }

  @ViewBuilder private var ground: some View {
    if settings.showsBackground {
      settings.appearance.ground
    } else if row.isPinned {
      Rectangle().fill(.bar)
    }
  }

  private var topGap: CGFloat {
    guard row.isFirst else { return 0 }
    if row.section == 0 { return 17.5 }
    return settings.sectionSpacing.points ?? 24
  }
}

/// The footer of a section in the look of its list.
struct ListFooter: View {
  let row: LazyRow
  let settings: ListSettings

  var body: some View {
    let content = row.content.frame(maxWidth: .infinity, alignment: .leading)
    if settings.appearance.isCard {
      content.screenMargins(withinMargins: true).screenMargins().padding(.top, 8)
    } else {
      content.screenMargins().padding(.vertical, 8)
    }
  }
}

/// What a section's header or footer looks like: set on the views themselves, which stand where the
/// section does.
struct SectionLabelStyle: ViewModifier {
  let isFooter: Bool
  let isExpanded: Binding<Bool>?
  @Environment(\.listContext) private var list
  @Environment(\.listSettings) private var settings

  func body(content: Content) -> some View {
    if list == nil || isFooter {
      styled(content)
    } else if let isExpanded, settings.appearance == .sidebar {
      CollapsibleHeader(label: styled(content), isExpanded: isExpanded)
    } else {
      styled(content).accessibilityAddTraits(.isHeader)
    }
  }

  @ViewBuilder private func styled(_ content: Content) -> some View {
    if list == nil {
      content
    } else if isFooter {
      content.font(.footnote).defaultForeground(Color(uiColor: .secondaryLabel))
    } else if settings.headerProminence == .increased || settings.appearance == .sidebar {
      content.font(.title3.weight(.bold)).textCase(nil)
    } else if settings.appearance.isGrouped {
      content.font(.footnote).textCase(.uppercase).defaultForeground(Color(uiColor: .secondaryLabel))
    } else {
      content.font(.subheadline.weight(.semibold)).defaultForeground(Color(uiColor: .secondaryLabel))
    }
  }
}

/// The header of a section that a tap opens and closes: in lists that look like a sidebar.
private struct CollapsibleHeader<Label: View>: View {
  let label: Label
  let isExpanded: Binding<Bool>
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  private func toggle() {
    withAnimation(reducesMotion ? .easeInOut(duration: 0.2) : .spring(duration: 0.35)) {
      isExpanded.wrappedValue.toggle()
    }
  }

  var body: some View {
    HStack {
      label.frame(maxWidth: .infinity, alignment: .leading)
      Image(systemName: "chevron.forward")
        .font(.system(size: 13, weight: .semibold))
        .foregroundStyle(TintShapeStyle())
        .modifier(TurnedChevron(isExpanded: isExpanded.wrappedValue))
        .accessibilityHidden(true)
    }
    .enlargedHitArea(8)
    .pressable("section", action: toggle)
    .accessibilityControl(AccessibilityControl(.plain, [.isButton, .isHeader])) {
      $0.value = isExpanded.wrappedValue ? "expanded" : "collapsed"
      $0.activate = toggle
    }
  }
}
