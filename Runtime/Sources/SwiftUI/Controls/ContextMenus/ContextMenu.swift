import SwiftUICore

extension View {
  /// Items that a long press reveals, beside the view.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    contextMenu(items: menuItems(), preview: nil, detail: "")
  }

  /// Items that a long press reveals, beside a preview that shows in place of the view.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(items: menuItems(), preview: AnyView(preview()), detail: "with a preview")
  }

  @ViewBuilder
  nonisolated private func contextMenu<MenuItems: View>(
    items: MenuItems, preview: AnyView?, detail: String
  ) -> some View {
    if MenuItems.self == EmptyView.self {
      self
    } else {
      modifier(ContextMenuModifier(items: AnyView(items), preview: preview))
        .hiddenContent("contextMenu", detail, items)
    }
  }
}

/// The context menu of a view, as the row of a list around it knows it.
@MainActor
final class ContextMenuHandle: Equatable {
  var open: () -> Void = {}
  /// The row, which is lifted as a whole.
  var row: ViewProbe?

  nonisolated init() {}

  nonisolated static func == (a: ContextMenuHandle, b: ContextMenuHandle) -> Bool { a === b }
}

enum ContextMenuTrait: TraitKey { typealias Value = ContextMenuHandle }

/// Opens a menu when a finger stays on the view.
nonisolated struct ContextMenuModifier: ViewModifier {
  let items: AnyView
  let preview: AnyView?
  @State private var isPresented = false
  @State private var probe = ViewProbe()
  @State private var level = MenuLevel()
  @State private var handle = ContextMenuHandle()

  init(items: AnyView, preview: AnyView?) {
    self.items = items
    self.preview = preview
  }

  @MainActor func body(content: Content) -> some View {
    let isPresented = $isPresented
    let (items, preview, probe, level, handle) = (items, preview, probe, level, handle)
    let _ = level.close = { isPresented.wrappedValue = false }
    let _ = handle.open = { isPresented.wrappedValue = true }
    content
      .probed(probe)
      .onHold("contextMenu") { isPresented.wrappedValue = true }
      .modifier(
        Presenting(isPresented: isPresented, motion: menuMotion, menu: level) { state in
          AnyView(
            ContextMenuPresentation(
              state: state, level: level, source: handle.row ?? probe, preview: preview, content: items))
        }
      )
      .trait(ContextMenuTrait.self, handle)
  }
}
