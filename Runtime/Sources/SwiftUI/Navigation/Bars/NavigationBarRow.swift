import SwiftUICore
import UIKit

/// The row of a navigation bar: the way back, buttons at both sides, the title between them.
struct NavigationBarRow: View {
  let values: NavigationValues
  let mode: BarTitleMode
  let looks: BarLooks
  let head: ScrollHead
  /// The field that stands among the buttons.
  let search: SearchEntry?
  @Environment(\.navigationBack) private var back
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.columnToggle) private var columnToggle
  @Environment(\.colorScheme) private var scheme

  /// Points between the items of a side.
  private let distance: CGFloat = 16

  private var isEditor: Bool { values.role == .editor || values.role == .browser }

  /// On tablets, the second actions of an editor stand in the bar.
  private var showsSecondary: Bool { isEditor && width == .regular }

  var body: some View {
    BarRowLayout(alignsTitle: mode == .inlineLarge || isEditor) {
      leading
      // One subview, also without a title.
      HStack(spacing: 0) { middle }.id(values.title == nil)
      trailing
    }
    .font(.body)
    .imageScale(.large)
    .screenMargins()
    .frame(maxWidth: .infinity)
    .frame(height: looks.isCompact ? 32 : 44)
    .modifier(BarTint(tint: looks.proxy.tintColor))
    // Bars do not grow with the text; their items are shown large on a long press instead.
    .dynamicTypeSize(.xSmall ... .xxxLarge)
  }

  private var leading: some View {
    HStack(spacing: distance) {
      if let columnToggle, !values.removed.contains(.sidebarToggle) { columnToggle.button }
      if let back, !values.hidesBackButton { BackButton(back: back, showsTitle: !isEditor, looks: looks) }
      ToolbarItems(entries: entries(.leading, .cancellation), looks: looks)
    }
  }

  private var trailing: some View {
    HStack(spacing: distance) {
      if showsSecondary { ToolbarItems(entries: entries(.secondary), looks: looks) }
      ToolbarItems(entries: entries(.automatic, .trailing, .destructive, .confirmation), looks: looks)
      if !entries(.secondary).isEmpty, !showsSecondary { secondaryMenu }
      if let search { SearchField(entry: search).frame(width: 240) }
    }
  }

  @ViewBuilder private var middle: some View {
    let own = entries(.principal)
    if !own.isEmpty {
      HStack { ToolbarItems(entries: own, looks: looks) }
    } else if values.title != nil, !values.removed.contains(.title) {
      // The large title shows until it has gone under the bar.
      let shows = mode != .large || head.isTitleCovered
      BarTitle(values: values, isLarge: mode == .inlineLarge, looks: looks, head: head)
        .opacity(shows ? 1 : 0)
        .animation(.easeInOut(duration: 0.2), value: shows)
        .accessibilityHidden(!shows)
    } else {
      EmptyView()
    }
  }

  private var secondaryMenu: some View {
    let entries = entries(.secondary)
    return Borrowing(entries.first?.environment) {
      Menu {
        ForEach(Array(entries.enumerated()), id: \.offset) { $0.element.content }
      } label: {
        Image(systemName: "ellipsis.circle").accessibilityLabel("More")
      }
      .modifier(BarItemLook(looks: looks, scheme: scheme))
    }
  }

  private func entries(_ kinds: ToolbarItemPlacement.Kind...) -> [ToolbarEntry] {
    values.items.filter { kinds.contains($0.placement.kind) }
  }
}

/// Some items of a bar, each in the environment of its screen with the looks of the bar.
struct ToolbarItems: View {
  let entries: [ToolbarEntry]
  let looks: BarLooks?
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ForEach(Array(entries.enumerated()), id: \.offset) { item in
      if let environment = item.element.environment {
        Borrowing(environment) {
          view(item.element).modifier(BarItemLook(looks: looks, scheme: scheme))
        }
      } else {
        view(item.element)
      }
    }
  }

  private func view(_ entry: ToolbarEntry) -> some View {
    entry.content
      .fontWeight(entry.placement.kind == .confirmation ? .semibold : nil)
      .modifier(BarButtonLook(attributes: attributes(of: entry)))
      .environment(\.isInBar, true)
  }

  private func attributes(of entry: ToolbarEntry) -> [NSAttributedString.Key: Any] {
    guard let standard = looks?.standard, entry.placement.kind != .principal else { return [:] }
    let appearance = entry.placement.kind == .confirmation ? standard.doneButtonAppearance : standard.buttonAppearance
    return appearance.normal.titleTextAttributes
  }
}

/// What an item of a bar has of the bar, and not of its screen.
struct BarItemLook: ViewModifier {
  /// nil for the bar at the bottom.
  let looks: BarLooks?
  let scheme: ColorScheme

  func body(content: Content) -> some View {
    content
      .font(.body)
      .imageScale(.large)
      .modifier(BarTint(tint: looks?.proxy.tintColor ?? UIToolbar.appearance().tintColor))
      .dynamicTypeSize(.xSmall ... .xxxLarge)
      .environment(\.colorScheme, scheme)
      .environment(\.listContext, nil)
  }
}

/// The colour and the font of a bar's button, where UIKit's proxy sets them.
struct BarButtonLook: ViewModifier {
  let attributes: [NSAttributedString.Key: Any]

  func body(content: Content) -> some View {
    content
      .modifier(BarTint(tint: attributes[.foregroundColor] as? UIColor))
      .transformEnvironment(\.font) { font in
        if let own = attributes[.font] as? UIFont { font = Font(own) }
      }
  }
}

/// The colour of a bar's buttons, where UIKit's proxy sets one.
struct BarTint: ViewModifier {
  let tint: UIColor?

  func body(content: Content) -> some View {
    if let tint { content.tint(Color(uiColor: tint)) } else { content }
  }
}
