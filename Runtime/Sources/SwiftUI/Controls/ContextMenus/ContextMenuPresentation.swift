import SwiftUICore

/// A view that is lifted off the screen, with its menu below or above.
struct ContextMenuPresentation: View {
  let state: PresentationState
  let level: MenuLevel
  let source: ViewProbe
  /// What shows in place of the view; nil for a picture of it.
  let preview: AnyView?
  let content: AnyView
  @State private var menuLength: CGFloat?
  @State private var previewSize: CGSize?
  @State private var isOpen = false
  @Environment(\.menuOrder) private var order
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.colorScheme) private var scheme

  private var isShown: Bool { isOpen && state.isIn }
  private var isReady: Bool { menuLength != nil && previewSize != nil }

  var body: some View {
    GeometryReader { proxy in
      let room = MenuRoom(proxy)
      let start = room.local(source.frame ?? CGRect(origin: room.middle, size: .zero))
      let place = room.place(lifting: start, size: previewSize ?? start.size, length: menuLength ?? 0)
      ZStack(alignment: .topLeading) {
        backdrop
        lifted(place, from: start, in: room)
        menu(place, room)
      }
      .frame(width: room.size.width, height: room.size.height, alignment: .topLeading)
      .environment(\.layoutDirection, .leftToRight)
    }
    .onChange(of: isReady && state.isIn) { _, isReady in
      if isReady { withAnimation(menuMotion) { isOpen = true } }
    }
    .sensoryFeedback(.impact(weight: .medium), trigger: isOpen) { !$0 && $1 }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
  }

  /// What lies behind is blurred and a little darker.
  private var backdrop: some View {
    ZStack {
      Rectangle().fill(.ultraThinMaterial)
      Rectangle().fill(.black.opacity(scheme == .dark ? 0.3 : 0.1))
    }
    .ignoresSafeArea()
    .opacity(isShown ? 1 : 0)
    .allowsHitTesting(false)
    .background { MenuBackdrop(level: level) }
  }

  // MARK: Preview

  private var outline: AnyShape {
    source.previewShape.map { AnyShape($0) } ?? AnyShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
  }

  @ViewBuilder private func lifted(_ place: LiftedPlace, from start: CGRect, in room: MenuRoom) -> some View {
    let size = previewSize ?? start.size
    let small = CGPoint(x: start.midX - size.width / 2, y: start.midY - size.height / 2)
    let origin = isShown ? place.preview.origin : small
    ZStack {
      if let preview {
        preview
          .fixedSize(horizontal: false, vertical: true)
          .environment(\.menuLevel, nil)
          .environment(\.layoutDirection, layoutDirection)
      } else {
        ViewSnapshot(source)
      }
    }
    .onGeometryChange(for: CGSize.self, of: \.size) { previewSize = $0 }
    .background(Color(uiColor: .systemBackground))
    .clipShape(outline)
    .shadow(color: .black.opacity(isShown ? 0.2 : 0), radius: 20, y: 8)
    .scaleEffect(isShown ? place.scale : startScale(start, size), anchor: isShown ? .topLeading : .center)
    .opacity(preview == nil || isShown ? 1 : 0)
    // A preview is no wider than the screen.
    .frame(width: preview == nil ? nil : room.size.width - 32, alignment: .topLeading)
    .offset(x: origin.x, y: origin.y)
    .onTapGesture { level.closeAll() }
    .accessibilityHidden(preview == nil)
  }

  /// A preview of another size grows out of the view.
  private func startScale(_ start: CGRect, _ size: CGSize) -> CGFloat {
    guard preview != nil, size.width > 0, size.height > 0 else { return 1 }
    return max(0.1, min(1, min(start.width / size.width, start.height / size.height)))
  }

  // MARK: Menu

  private func menu(_ place: LiftedPlace, _ room: MenuRoom) -> some View {
    MenuCard(level: level, height: menuLength.map { min($0, place.menu.frame.height) }, width: room.menuWidth) {
      MenuList(
        level: level, content: content,
        isReversed: place.menu.isAbove && order != .fixed && (menuLength ?? 0) <= place.menu.frame.height
      )
      .environment(\.layoutDirection, layoutDirection)
      .onGeometryChange(for: CGFloat.self, of: \.size.height) { menuLength = $0 }
    }
    .scaleEffect(isShown ? 1 : 0.2, anchor: place.menu.anchor)
    .opacity(isShown ? 1 : 0)
    .offset(x: place.menu.frame.minX, y: place.menu.frame.minY)
  }
}

/// Where a lifted view and its menu lie.
struct LiftedPlace {
  /// As it is seen.
  var preview: CGRect
  var scale: CGFloat
  var menu: MenuPlace
}

extension MenuRoom {
  /// Where the view is, as far as that leaves room for its menu.
  func place(lifting view: CGRect, size: CGSize, length: CGFloat) -> LiftedPlace {
    let (gap, edge): (CGFloat, CGFloat) = (12, 8)
    let most = self.size.height - 2 * edge
    let height = min(length, most / 2)
    let scale = min(1, size.height > 0 ? max(0.1, (most - gap - height) / size.height) : 1)
    var preview = CGRect(
      x: view.midX - size.width * scale / 2, y: view.midY - size.height * scale / 2, width: size.width * scale,
      height: size.height * scale)
    let widest = max(0, self.size.width - preview.width)
    preview.origin.x = min(max(preview.minX, min(0, widest)), widest)
    let bottom = self.size.height - edge
    let isAbove =
      preview.maxY + gap + height > bottom && preview.minY - gap - height >= edge && preview.maxY <= bottom
    if !isAbove { preview.origin.y = max(edge, min(preview.minY, bottom - height - gap - preview.height)) }
    var menu = place(alongside: preview)
    menu.frame.size.height = height
    menu.frame.origin.y = isAbove ? preview.minY - gap - height : preview.maxY + gap
    menu.anchor.y = isAbove ? 1 : 0
    menu.isAbove = isAbove
    return LiftedPlace(preview: preview, scale: scale, menu: menu)
  }
}
