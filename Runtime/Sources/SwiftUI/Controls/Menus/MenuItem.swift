import SwiftUICore

/// What stands before the title of an item.
enum MenuMark {
  case none, off, on, mixed, submenu, openSubmenu

  var symbol: String? {
    switch self {
    case .none, .off: nil
    case .on: "checkmark"
    case .mixed: "minus"
    case .submenu: "chevron.forward"
    case .openSubmenu: "chevron.down"
    }
  }

  /// Whether the menu leaves room for marks because of it.
  var takesRoom: Bool { symbol != nil }
}

/// An item of a menu: 44 points high, the title at the leading side and the icon at the other, as on iOS to 18.
struct MenuItem<Label: View>: View {
  let label: Label
  var role: ButtonRole?
  var mark = MenuMark.none
  /// Whether the menu stays.
  var staysOpen = false
  let action: @MainActor () -> Void
  @State private var isPressed = false
  @State private var handle = MenuItemHandle()
  @Environment(\.menuLevel) private var level
  @Environment(\.isMenuStrip) private var isStrip
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuActionDismissBehavior) private var dismissBehavior

  private var color: Color {
    guard isEnabled else { return Color(uiColor: .tertiaryLabel) }
    return role == .destructive ? .red : .primary
  }

  var body: some View {
    let (action, closes) = (action, !staysOpen && dismissBehavior != .disabled)
    // The menu goes, then the item acts. The menu knows its items: they must not hold it.
    let act: @MainActor () -> Void = { [weak level] in
      if closes { level?.closeAll() }
      action()
    }
    let _ = handle.activate = act
    let _ = handle.isEnabled = isEnabled
    content
      .foregroundStyle(color)
      .background {
        if isPressed || level?.highlighted === handle { Color(uiColor: .systemFill) }
      }
      .contentShape(Rectangle())
      .pressable("menuItem", setPressed: { isPressed = $0 }, action: act)
      .accessibilityControl(AccessibilityControl(.plain, .isButton)) {
        if mark == .on { $0.traits.insert(.isSelected) }
        $0.activate = act
      }
      .trait(MenuItemTrait.self, MenuItemInfo(handle: handle, hasMark: mark.takesRoom))
  }

  @ViewBuilder private var content: some View {
    if isStrip {
      SubviewsReader(label) { MenuStripLabel(parts: $0) }
    } else {
      HStack(spacing: 0) {
        if level?.hasMarks == true { MenuMarkView(mark: mark) }
        SubviewsReader(label) { MenuItemLabel(parts: $0) }
      }
      .padding(.leading, level?.hasMarks == true ? 8 : 16)
      .padding(.trailing, 16)
      .frame(maxWidth: .infinity, minHeight: 44)
    }
  }
}

/// The column of checkmarks, 24 points wide.
private struct MenuMarkView: View {
  let mark: MenuMark
  @ScaledMetric private var width: CGFloat = 24

  var body: some View {
    ZStack {
      if let symbol = mark.symbol {
        Image(systemName: symbol).font(.footnote.weight(.semibold)).accessibilityHidden(true)
      }
    }
    .frame(width: width)
  }
}

/// Of whatever an item shows, a menu takes the texts and the first image, as on iOS.
private struct MenuItemLabel: View {
  let parts: [Subview]
  @ScaledMetric private var iconColumn: CGFloat = 24

  var body: some View {
    let texts = parts.flatMap(\.texts)
    HStack(spacing: 8) {
      VStack(alignment: .leading, spacing: 1) {
        ForEach(texts) { text in
          if text.id == texts.first?.id {
            text
          } else {
            // A second text is a subtitle.
            text.opacity(0.6).scaleEffect(0.8, anchor: .leading)
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.vertical, 11)
      ForEach(Array(parts.flatMap(\.images).prefix(1))) { icon in
        icon.frame(minWidth: iconColumn).accessibilityHidden(!texts.isEmpty)
      }
    }
  }
}

/// Side by side with others: the icon above the title.
private struct MenuStripLabel: View {
  let parts: [Subview]

  var body: some View {
    VStack(spacing: 4) {
      ForEach(Array(parts.flatMap(\.images).prefix(1))) { $0 }
      ForEach(Array(parts.flatMap(\.texts).prefix(1))) { $0 }
    }
    .font(.footnote)
    .lineLimit(1)
    .padding(.horizontal, 4)
    .frame(maxWidth: .infinity, minHeight: 62)
  }
}
