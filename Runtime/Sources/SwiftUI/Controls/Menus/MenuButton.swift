import SwiftUICore

/// A button that opens a menu.
struct MenuButton: View {
  let configuration: MenuStyleConfiguration

  var body: some View {
    MenuOpener(content: configuration.content.content) { open, probe in
      control(open).probed(probe)
    }
    .hiddenContent("menu", "", configuration.content)
  }

  @ViewBuilder private func control(_ open: @escaping () -> Void) -> some View {
    if let action = configuration.primaryAction {
      Button(action: action) { configuration.label }
        .onHold("menu") { open() }
        .accessibilityAction(named: "Show menu") { open() }
    } else {
      Button(action: open) { configuration.label }
    }
  }
}

/// Shows a menu beside a view once that asks for it.
struct MenuOpener<Source: View>: View {
  let content: AnyView
  /// Given what opens the menu, and what is to know the place beside which it opens.
  @ViewBuilder let source: (_ open: @escaping () -> Void, _ probe: ViewProbe) -> Source
  @State private var isPresented = false
  @State private var probe = ViewProbe()
  @State private var level = MenuLevel()

  var body: some View {
    let isPresented = $isPresented
    let (content, probe, level) = (content, probe, level)
    let _ = level.close = { isPresented.wrappedValue = false }
    source({ isPresented.wrappedValue = true }, probe)
      .modifier(
        Presenting(isPresented: isPresented, motion: menuMotion, menu: level) { state in
          AnyView(MenuPresentation(state: state, level: level, source: probe, content: content))
        })
  }
}

/// A menu that is an item of another one.
struct NestedMenu: View {
  let label: AnyView
  let content: AnyView
  @State private var isPresented = false
  @State private var probe = ViewProbe()
  @State private var level = MenuLevel()
  @Environment(\.menuLevel) private var parent

  var body: some View {
    let isPresented = $isPresented
    let (label, content, probe, level, parent) = (label, content, probe, level, parent)
    let _ = level.parent = parent
    let _ =
      level.close = {
        isPresented.wrappedValue = false
        parent?.isCovered = false
      }
    MenuItem(label: label, mark: .submenu, staysOpen: true) {
      isPresented.wrappedValue = true
      parent?.isCovered = true
    }
    .probed(probe)
    .modifier(
      Presenting(isPresented: isPresented, motion: menuMotion, menu: level) { state in
        AnyView(MenuPresentation(state: state, level: level, source: probe, title: label, content: content))
      })
  }
}
