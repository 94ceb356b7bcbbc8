import SwiftUICore

/// The actions beside a row that lies aside: the first at the edge, as wide as the finger has made room.
struct RevealedActions: View {
  let edge: HorizontalEdge
  let actions: SwipeActions
  /// Points between the row and its edge.
  let revealed: CGFloat
  /// Whether the first action takes all of them.
  let isFull: Bool
  let extent: SwipeExtent
  let close: () -> Void

  var body: some View {
    SubviewsReader(actions.content.buttonStyle(SwipeActionStyle(close: close))) { views in
      let _ = extent.first = views.first?.trait(SwipeActionTrait.self)
      SwipeActionsLayout(edge: edge, revealed: revealed, isFull: isFull, extent: extent) {
        ForEach(views) { $0 }
      }
    }
    .sensoryFeedback(.impact(weight: .medium), trigger: isFull)
  }
}

/// Side by side from the edge inwards; what there is of room beyond their own is shared.
private struct SwipeActionsLayout: Layout {
  let edge: HorizontalEdge
  var revealed: CGFloat
  let isFull: Bool
  let extent: SwipeExtent

  var animatableData: CGFloat {
    get { revealed }
    set { revealed = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let widths = subviews.map { max(SwipeActionStyle.leastWidth, $0.sizeThatFits(.unspecified).width) }
    let natural = widths.reduce(0, +)
    MainActor.assumeIsolated { extent.length = natural }
    let share = natural > 0 ? revealed / natural : 0
    var start: CGFloat = 0
    for (index, view) in subviews.enumerated() {
      let width = isFull ? (index == 0 ? revealed : 0) : widths[index] * share
      let x = edge == .leading ? bounds.minX + start : bounds.maxX - start - width
      view.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: max(0, width), height: bounds.height))
      start += width
    }
  }
}

/// What a swipe action does.
@MainActor
final class SwipeActionHandle: Equatable {
  var activate: () -> Void = {}

  nonisolated init() {}

  nonisolated static func == (a: SwipeActionHandle, b: SwipeActionHandle) -> Bool { a === b }
}

enum SwipeActionTrait: TraitKey { typealias Value = SwipeActionHandle }

/// A block of colour with the action's icon, or its title where it has none, in white.
struct SwipeActionStyle: PrimitiveButtonStyle {
  let close: () -> Void
  /// Points, as recorded on iOS.
  static let leastWidth: CGFloat = 74

  func makeBody(configuration: Configuration) -> some View {
    SwipeActionButton(configuration: configuration, close: close)
  }
}

private struct SwipeActionButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let close: () -> Void
  @State private var handle = SwipeActionHandle()
  @State private var isPressed = false
  @Environment(\.tint) private var tint

  private var ground: AnyShapeStyle {
    if let tint { return tint }
    return AnyShapeStyle(configuration.role == .destructive ? Color.red : Color(uiColor: .systemGray))
  }

  private func act() {
    close()
    configuration.trigger()
  }

  var body: some View {
    let _ = handle.activate = { configuration.trigger() }
    // The label keeps its size where the block is narrower.
    SubviewsReader(configuration.label.imageScale(.large)) { SwipeActionLabel(parts: $0) }
      .foregroundStyle(.white)
      .fixedSize()
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .background(ground)
      .overlay {
        if isPressed { Color.black.opacity(0.15) }
      }
      .clipped()
      .contentShape(Rectangle())
      .pressable("swipeAction", setPressed: { isPressed = $0 }, action: act)
      .trait(SwipeActionTrait.self, handle)
  }
}

/// The icon of a label; its title where there is no icon.
private struct SwipeActionLabel: View {
  let parts: [Subview]

  var body: some View {
    let images = parts.flatMap(\.images)
    let texts = parts.flatMap(\.texts)
    ZStack {
      if let icon = images.first {
        icon.accessibilityNamed(ForEach(texts) { $0 })
      } else if let text = texts.first {
        text.lineLimit(1)
      }
    }
    .padding(.horizontal, 16)
  }
}
