import SwiftUICore

/// Menus come in about a third of a second, as on iOS.
let menuMotion = Animation.spring(duration: 0.35, bounce: 0.15)

/// An open menu above everything else, beside what opened it.
struct MenuPresentation: View {
  let state: PresentationState
  let level: MenuLevel
  let source: ViewProbe
  /// What the item says that opened this menu in another one.
  var title: AnyView?
  let content: AnyView
  @State private var length: CGFloat?
  @State private var isOpen = false
  @Environment(\.menuOrder) private var order
  @Environment(\.layoutDirection) private var layoutDirection

  private var isShown: Bool { isOpen && state.isIn }

  var body: some View {
    GeometryReader { proxy in
      let room = MenuRoom(proxy)
      let place = place(in: room)
      ZStack(alignment: .topLeading) {
        MenuBackdrop(level: level)
        card(place, room)
          .scaleEffect(isShown ? 1 : 0.2, anchor: place.anchor)
          .opacity(isShown ? 1 : 0)
          .offset(x: place.frame.minX, y: place.frame.minY)
      }
      .frame(width: room.size.width, height: room.size.height, alignment: .topLeading)
      // Places count from the left.
      .environment(\.layoutDirection, .leftToRight)
    }
    .onChange(of: length != nil && state.isIn) { _, isReady in
      // It grows once it is known which way.
      if isReady { withAnimation(menuMotion) { isOpen = true } }
    }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
  }

  private func place(in room: MenuRoom) -> MenuPlace {
    let frame = source.frame ?? CGRect(origin: room.middle, size: .zero)
    return title == nil
      ? room.place(beside: frame, length: length ?? 0) : room.place(over: frame, length: length ?? 0)
  }

  private func card(_ place: MenuPlace, _ room: MenuRoom) -> some View {
    MenuCard(level: level, height: length.map { min($0, place.frame.height) }, width: room.menuWidth) {
      VStack(spacing: 0) {
        if let title {
          MenuItem(label: title.fontWeight(.semibold), mark: .openSubmenu, staysOpen: true) { level.close() }
          Divider()
        }
        MenuList(level: level, content: content, isReversed: isReversed(place), hasTitle: title != nil)
      }
      .environment(\.layoutDirection, layoutDirection)
      .onGeometryChange(for: CGFloat.self, of: \.size.height) { length = $0 }
    }
  }

  /// The first items are next to the finger; where the menu scrolls they are at the top.
  private func isReversed(_ place: MenuPlace) -> Bool {
    guard place.isAbove, title == nil, order != .fixed else { return false }
    return order == .priority || (length ?? 0) <= place.frame.height
  }
}

/// The ground of a menu: corners of 13 points and a wide shadow.
struct MenuCard<Content: View>: View {
  let level: MenuLevel
  /// Points; nil is the content's.
  let height: CGFloat?
  let width: CGFloat
  @ViewBuilder let content: Content
  @State private var contentHeight: CGFloat = 0

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 13, style: .continuous) }

  var body: some View {
    let inner = content.fixedSize(horizontal: false, vertical: true)
      .onGeometryChange(for: CGFloat.self, of: \.size.height) { contentHeight = $0 }
    Group {
      if let height, height < contentHeight {
        ScrollView { inner }.frame(height: height)
      } else {
        inner
      }
    }
    .frame(width: width)
    .background(.regularMaterial, in: shape)
    .clipShape(shape)
    .overlay {
      // A menu that another one covers steps back.
      if level.isCovered { shape.fill(.black.opacity(0.06)).allowsHitTesting(false) }
    }
    .scaleEffect(level.isCovered ? 0.95 : 1)
    .compositingGroup()
    .shadow(color: .black.opacity(0.2), radius: 32, y: 12)
    .animation(menuMotion, value: level.isCovered)
  }
}

/// What lies around a menu: a finger there puts it away, and keys go to the menu.
struct MenuBackdrop: View {
  let level: MenuLevel

  var body: some View {
    Color.clear
      .contentShape(Rectangle())
      .ignoresSafeArea()
      .gesture(DragGesture(minimumDistance: 0).onChanged { _ in level.closeAll() })
      .accessibilityControl(AccessibilityControl(.plain, .isButton, content: .ignored)) {
        $0.defaultLabel = "Dismiss menu"
        $0.activate = { level.closeAll() }
      }
      .background {
        MenuKey(.escape) { level.close() }
        MenuKey(.upArrow) { level.moveHighlight(by: -1) }
        MenuKey(.downArrow) { level.moveHighlight(by: 1) }
        MenuKey(.return) { level.activateHighlighted() }
        MenuKey(.space) { level.activateHighlighted() }
      }
  }
}

/// A key that an open menu listens to.
private struct MenuKey: View {
  let key: KeyEquivalent
  let action: () -> Void

  init(_ key: KeyEquivalent, action: @escaping () -> Void) {
    self.key = key
    self.action = action
  }

  var body: some View {
    Color.clear.frame(width: 0, height: 0)
      .pressable("key", label: "key", action: action)
      .keyboardShortcut(key, modifiers: [])
      .accessibilityHidden(true)
  }
}
