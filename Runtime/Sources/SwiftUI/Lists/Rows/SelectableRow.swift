import SwiftUICore

/// A row that can be selected says so, and takes the selection without a finger.
struct SelectableRow: ViewModifier {
  let isSelected: Bool
  /// nil where it cannot be selected now.
  let tap: (() -> Void)?

  func body(content: Content) -> some View {
    if let tap {
      content.accessibilityRowAction(isSelected ? "Deselect" : "Select", tap)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    } else if isSelected {
      content.accessibilityAddTraits(.isSelected)
    } else {
      content
    }
  }
}

/// The menu of a list for what is selected, and what a tap on a row does.
struct ListSelectionMenu {
  let menu: (Set<AnyHashable>) -> AnyView
  let primaryAction: ((Set<AnyHashable>) -> Void)?
}

private struct SelectionMenuKey: EnvironmentKey { static var defaultValue: ListSelectionMenu? { nil } }

extension EnvironmentValues {
  var selectionMenu: ListSelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

/// Gives a row the menu of its list.
struct SelectionMenu: ViewModifier {
  let menu: ListSelectionMenu?
  let value: AnyHashable?
  let selection: ListSelection?

  func body(content: Content) -> some View {
    if let menu, let value {
      content.modifier(ContextMenuModifier(items: menu.menu(values(around: value)), preview: nil))
    } else {
      content
    }
  }

  /// The menu is for all that is selected, where the row is part of it.
  private func values(around value: AnyHashable) -> Set<AnyHashable> {
    let selected = selection?.values() ?? []
    return selected.contains(value) ? selected : [value]
  }
}

extension View {
  /// A menu for the selected rows of the list, or for the row that a finger stays on.
  /// - Parameters:
  ///   - itemType: of the list's selection.
  ///   - menu: its items for what is selected.
  ///   - primaryAction: what a tap on a row does; nil for nothing.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    func typed(_ values: Set<AnyHashable>) -> Set<I> { Set(values.compactMap { $0.base as? I }) }
    return environment(
      \.selectionMenu,
      ListSelectionMenu(
        menu: { AnyView(menu(typed($0))) }, primaryAction: primaryAction.map { action in { action(typed($0)) } }))
  }
}
