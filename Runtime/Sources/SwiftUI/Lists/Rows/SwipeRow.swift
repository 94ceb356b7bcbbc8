import SwiftUICore

/// A row that a finger moves aside to reveal actions at its sides.
struct SwipeRow<Content: View>: View {
  let leading: SwipeActions?
  let trailing: SwipeActions?
  let id: ObjectIdentifier
  let probe: ViewProbe
  /// The outline of the row, which cuts what lies aside.
  let shape: UnevenRoundedRectangle
  /// Whether a finger moves the row aside; not while the list is edited.
  let isSwipeable: Bool
  /// Given what opens the row's trailing side.
  @ViewBuilder let content: (_ openTrailing: @escaping () -> Void) -> Content
  /// Whether the row is not in its place, or on its way there.
  @State private var isAside = false
  /// Points by which the row lies towards its trailing side.
  @State private var offset: CGFloat = 0
  @State private var start: CGFloat = 0
  @State private var width: CGFloat = 0
  @State private var extent = SwipeExtent()
  /// Which actions are seen while the row goes back.
  @State private var lastEdge: HorizontalEdge?
  /// Whether the trailing side opens as soon as its actions are there.
  @State private var opensTrailing = false
  /// Whether letting go now does the first action.
  @State private var isFull = false
  @Environment(\.listSwipes) private var swipes

  private var edge: HorizontalEdge? { offset > 0 ? .leading : offset < 0 ? .trailing : nil }

  var body: some View {
    if leading == nil && trailing == nil {
      content {}
    } else {
      place
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
        .onChange(of: isAside) { _, isAside in
          if isAside, opensTrailing { open(.trailing) }
          opensTrailing = false
        }
        .onPan(isSwipeable ? .horizontal : [], PanHandlers(began: began, moved: moved, ended: ended))
    }
  }

  @ViewBuilder private var place: some View {
    if isAside {
      content(openTrailing)
        // The guides of the row stay, and its lines with them.
        .offset(x: offset)
        .background {
          if let edge = edge ?? lastEdge, let actions = actions(edge) {
            RevealedActions(
              edge: edge, actions: actions, revealed: abs(offset), isFull: isFull, extent: extent, close: close)
          }
        }
        .clipShape(shape)
    } else {
      content(openTrailing)
    }
  }

  private func openTrailing() {
    swipes?.open(id, probe, close: closing)
    lastEdge = .trailing
    if isAside { return open(.trailing) }
    opensTrailing = true
    isAside = true
  }

  private func actions(_ edge: HorizontalEdge) -> SwipeActions? { edge == .leading ? leading : trailing }

  // MARK: A finger

  private func began() {
    start = offset
    isAside = true
    swipes?.open(id, probe, close: closing)
  }

  private func moved(_ way: CGSize) {
    let wanted = start + way.width
    guard let actions = actions(wanted > 0 ? .leading : .trailing) else { return rest(at: 0) }
    let length = abs(wanted)
    let isBeyond = actions.allowsFullSwipe && length > fullLength
    if isBeyond != isFull { withAnimation(.snappy(duration: 0.25)) { isFull = isBeyond } }
    // Without a full swipe the row gives way less and less.
    let shown = actions.allowsFullSwipe || length <= extent.length ? length : stretched(length)
    offset = wanted > 0 ? shown : -shown
    lastEdge = edge
  }

  private func stretched(_ length: CGFloat) -> CGFloat { extent.length + (length - extent.length) / 4 }

  /// From here on a swipe does the first action: a little over half of the row.
  private var fullLength: CGFloat { max(width * 0.55, extent.length + 40) }

  private func ended(_ velocity: CGSize) {
    guard let edge else { return close() }
    if isFull {
      let first = extent.first
      close()
      first?.activate()
      return
    }
    // Where the finger would come to in a quarter of a second.
    let sign: CGFloat = edge == .leading ? 1 : -1
    let end = sign * (offset + velocity.width / 4)
    if end > extent.length / 2 { open(edge) } else { close() }
  }

  private func rest(at place: CGFloat) {
    if isFull { isFull = false }
    offset = place
  }

  private func open(_ edge: HorizontalEdge) {
    withAnimation(swipeMotion) { offset = edge == .leading ? extent.length : -extent.length }
  }

  private func close() { closing() }

  /// Puts the row back. The list keeps it while the row is open: it must not hold the list.
  private var closing: () -> Void {
    let (offset, isFull, isAside, id) = ($offset, $isFull, $isAside, id)
    return { [weak swipes] in
      withAnimation(swipeMotion) {
        isFull.wrappedValue = false
        offset.wrappedValue = 0
      } completion: {
        if offset.wrappedValue == 0 { isAside.wrappedValue = false }
      }
      swipes?.closed(id)
    }
  }
}

/// Rows come back in about a third of a second.
let swipeMotion = Animation.spring(duration: 0.35)

/// How far the actions of a side reach, as they were laid out last.
@MainActor
final class SwipeExtent {
  /// Points of all actions side by side.
  var length: CGFloat = 74
  /// What a full swipe does.
  var first: SwipeActionHandle?

  nonisolated init() {}
}
