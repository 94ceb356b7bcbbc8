import SwiftUICore

/// Commands for a sidebar.
@available(
  *, unavailable,
  message: "Vitrine shows one view without a menu bar; put the command into a toolbar or a Menu."
)
public struct SidebarCommands {}

/// Commands for a toolbar.
@available(
  *, unavailable,
  message: "Vitrine shows one view without a menu bar; put the command into a toolbar or a Menu."
)
public struct ToolbarCommands {}

/// Commands for texts.
@available(
  *, unavailable,
  message: "Vitrine shows one view without a menu bar; put the command into a toolbar or a Menu."
)
public struct TextEditingCommands {}

/// Commands for the look of texts.
@available(
  *, unavailable,
  message: "Vitrine shows one view without a menu bar; put the command into a toolbar or a Menu."
)
public struct TextFormattingCommands {}

/// Commands for an inspector.
@available(
  *, unavailable,
  message: "Vitrine shows one view without a menu bar; put the command into a toolbar or a Menu."
)
public struct InspectorCommands {}

/// Which sizes a window may have.
@available(*, unavailable, message: "Vitrine shows one view and no windows; present the view in a sheet.")
public struct WindowResizability {}

/// Closes a window.
@available(*, unavailable, message: "Vitrine shows one view and no windows; present the view in a sheet.")
public struct DismissWindowAction {}

/// Opens a window.
@available(*, unavailable, message: "Vitrine shows one view and no windows; present the view in a sheet.")
public struct OpenWindowAction {}

/// Work that the system starts.
@available(*, unavailable, message: "Vitrine wakes no app in the background; start the work from the view's task.")
public struct BackgroundTask<Request, Response> {}

/// How grave a dialog is.
@available(*, unavailable, message: "iOS draws every dialog alike; say how grave it is in the title.")
public struct DialogSeverity {}

/// Whether a drag opens what it rests on.
@available(*, unavailable, message: "Vitrine opens nothing by a drag that rests on it; leave the behaviour out.")
public struct SpringLoadingBehavior {}

/// The language that a text is set in.
@available(
  *, unavailable,
  message: "Vitrine sets a text in the language of its environment; set \\.locale of the environment."
)
public struct TypesettingLanguage {}

/// How a field takes dictation.
@available(*, unavailable, message: "Vitrine has no dictation; leave the behaviour out.")
public struct TextInputDictationBehavior {}

/// What begins dictation.
@available(*, unavailable, message: "Vitrine has no dictation; leave it out.")
public struct TextInputDictationActivation {}

/// How a palette shows what is selected.
@available(*, unavailable, message: "Vitrine's palettes show what is selected in one way; leave the effect out.")
public struct PaletteSelectionEffect {}

/// A menu of a view.
@available(*, unavailable, message: "Apple withdrew it; use contextMenu(menuItems:).")
public struct ContextMenu<MenuItems> {}

/// A choice from the bottom of the screen.
@available(
  *, unavailable,
  message: "Apple withdrew it; use confirmationDialog(_:isPresented:titleVisibility:actions:)."
)
public struct ActionSheet {}

/// A modifier that the environment makes.
@available(
  *, unavailable,
  message: "Vitrine resolves no modifiers; read the environment in a ViewModifier with @Environment."
)
public protocol EnvironmentalModifier {}

extension View {
  /// Offers a choice from the bottom of the screen.
  @available(
    *, unavailable,
    message: "Apple withdrew it; use confirmationDialog(_:isPresented:titleVisibility:actions:)."
  )
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { self }

  /// Offers a choice for an item.
  @available(
    *, unavailable,
    message: "Apple withdrew it; use confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)."
  )
  nonisolated public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
    self
  }

  /// Gives a view a menu.
  @available(*, unavailable, message: "Apple withdrew it; use contextMenu(menuItems:).")
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View { self }

  /// Says how grave a dialog is.
  @available(*, unavailable, message: "iOS draws every dialog alike; say how grave it is in the title.")
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Gives a dialog an icon.
  @available(*, unavailable, message: "iOS draws dialogs without an icon; say it in the title.")
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Says whether a drag opens the view.
  @available(*, unavailable, message: "Vitrine opens nothing by a drag that rests on it; leave the behaviour out.")
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

  /// Sets the language that texts are set in.
  @available(
    *, unavailable,
    message: "Vitrine sets a text in the language of its environment; set \\.locale of the environment."
  )
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    self
  }

  /// Says how a search field takes dictation.
  @available(*, unavailable, message: "Vitrine has no dictation; leave the behaviour out.")
  nonisolated public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }

  /// Says how a palette shows what is selected.
  @available(*, unavailable, message: "Vitrine's palettes show what is selected in one way; leave the effect out.")
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }

  /// Names a view for measurements.
  @available(*, unavailable, message: "Vitrine measures no interaction; leave the tag out.")
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }

  /// Marks what is out of date while something loads.
  @available(*, unavailable, message: "Vitrine draws no content as out of date; use redacted(reason:).")
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
