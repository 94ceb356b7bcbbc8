import SwiftUICore

/// Content on a card beside a view: a popover, the calendar of a compact date picker.
struct AnchoredPresentation: View {
  let state: PresentationState
  let source: ViewProbe
  /// The part of the view that the card stands beside.
  var anchor = PopoverAttachmentAnchor.rect(.bounds)
  let isPresented: Binding<Bool>
  /// Whether an arrow points to the view.
  var hasArrow = false
  /// Whether fingers beside the card put it away.
  var isDismissDisabled = false
  var background: AnyView?
  let content: AnyView
  @State private var size: CGSize?
  @State private var isOpen = false
  @Environment(\.layoutDirection) private var layoutDirection

  private var isShown: Bool { isOpen && state.isIn }

  var body: some View {
    GeometryReader { proxy in
      let room = MenuRoom(proxy)
      let frame = anchor.frame(in: source.frame ?? CGRect(origin: room.middle, size: .zero))
      let place = room.place(card: size ?? .zero, beside: frame, gap: hasArrow ? PopoverOutline.arrowLength : 8)
      ZStack(alignment: .topLeading) {
        backdrop
        card(place, room)
      }
      .frame(width: room.size.width, height: room.size.height, alignment: .topLeading)
      .environment(\.layoutDirection, .leftToRight)
    }
    .onChange(of: size != nil && state.isIn) { _, isReady in
      if isReady { withAnimation(menuMotion) { isOpen = true } }
    }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
  }

  private var backdrop: some View {
    Color.clear
      .contentShape(Rectangle())
      .ignoresSafeArea()
      .onTapGesture { if !isDismissDisabled { isPresented.wrappedValue = false } }
      .accessibilityControl(AccessibilityControl(.plain, .isButton, content: .ignored)) {
        $0.defaultLabel = "Dismiss popover"
        $0.activate = { if !isDismissDisabled { isPresented.wrappedValue = false } }
      }
  }

  private func card(_ place: MenuPlace, _ room: MenuRoom) -> some View {
    let outline = PopoverOutline(
      arrow: hasArrow ? place.anchor.x * place.frame.width : nil, pointsDown: place.isAbove)
    return ZStack {
      content.environment(\.layoutDirection, layoutDirection)
    }
    .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
    .frame(maxWidth: room.size.width - 16, maxHeight: room.size.height - 16, alignment: .topLeading)
    .fixedSize()
    .background {
      if let background {
        background.clipShape(outline)
      } else {
        outline.fill(.regularMaterial)
      }
    }
    .clipShape(outline)
    .compositingGroup()
    .shadow(color: .black.opacity(0.2), radius: 32, y: 12)
    .scaleEffect(isShown ? 1 : 0.2, anchor: place.anchor)
    .opacity(isShown ? 1 : 0)
    .offset(x: place.frame.minX, y: place.frame.minY)
  }
}

/// A card with corners of 13 points, and an arrow beyond its frame.
struct PopoverOutline: Shape {
  /// Points from the left; nil without an arrow.
  let arrow: CGFloat?
  /// Whether the arrow is at the bottom.
  let pointsDown: Bool
  /// Points beyond the card.
  static let arrowLength: CGFloat = 13

  func path(in rect: CGRect) -> Path {
    var path = Path(roundedRect: rect, cornerRadius: 13, style: .continuous)
    guard let arrow else { return path }
    let half: CGFloat = 13
    let x = min(max(arrow, 13 + half), max(13 + half, rect.width - 13 - half)) + rect.minX
    let (base, tip) =
      pointsDown ? (rect.maxY, rect.maxY + Self.arrowLength) : (rect.minY, rect.minY - Self.arrowLength)
    path.move(to: CGPoint(x: x - half, y: base))
    path.addLine(to: CGPoint(x: x, y: tip))
    path.addLine(to: CGPoint(x: x + half, y: base))
    path.closeSubpath()
    return path
  }
}

extension PopoverAttachmentAnchor {
  /// The part of a view's frame that the arrow points to.
  func frame(in view: CGRect) -> CGRect {
    switch self {
    case .rect: view
    case .point(let point):
      CGRect(x: view.minX + view.width * point.x, y: view.minY + view.height * point.y, width: 0, height: 0)
    }
  }
}

extension MenuRoom {
  /// Below a view where there is room for a card, else above, or where there is more.
  func place(card: CGSize, beside stageFrame: CGRect, gap: CGFloat) -> MenuPlace {
    let view = local(stageFrame)
    let edge: CGFloat = 8
    let below = size.height - edge - view.maxY - gap
    let above = view.minY - gap - edge
    let isAbove = below < card.height && above > below
    let x = min(max(view.midX - card.width / 2, edge), max(edge, size.width - edge - card.width))
    let wanted = isAbove ? view.minY - gap - card.height : view.maxY + gap
    let y = min(max(wanted, edge), max(edge, size.height - edge - card.height))
    let anchorX = card.width > 0 ? (view.midX - x) / card.width : 0.5
    return MenuPlace(
      frame: CGRect(origin: CGPoint(x: x, y: y), size: card),
      anchor: UnitPoint(x: min(max(anchorX, 0), 1), y: isAbove ? 1 : 0), isAbove: isAbove)
  }
}
