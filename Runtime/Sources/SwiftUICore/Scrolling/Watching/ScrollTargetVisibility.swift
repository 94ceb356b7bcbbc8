import CoreGraphics

/// `onScrollTargetVisibilityChange`: acts with the ids of the views of the target layout that show.
struct ScrollTargetVisibilityModifier: PrimitiveModifier {
  let threshold: Double
  /// Takes what each view goes by.
  let action: ([[AnyHashable]]) -> Void

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { ScrollTargetVisibilityNode(context) }
}

final class ScrollTargetVisibilityNode: ScrollAttachmentNode {
  private var modifier: ScrollTargetVisibilityModifier?
  private var last: [[AnyHashable]] = []

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is ScrollTargetVisibilityModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    modifier = other as? ScrollTargetVisibilityModifier
  }

  override func layoutDidEnd() {
    guard let modifier, let scroll, !flags.contains(.isDead) else { return }
    let axis: Axis = scroll.axes.contains(.vertical) ? .vertical : .horizontal
    guard let views = scroll.targetViews(along: axis) else { return }
    let start = scroll.offset[axis]
    let end = start + scroll.contentLength(along: axis)
    var shown: [[AnyHashable]] = []
    var index = views.nearest(to: start, anchor: 1).map { max(0, $0 - 1) } ?? 0
    while index < views.count {
      let (from, length) = views.extent(index)
      if from > end { break }
      let visible = min(end, from + length) - max(start, from)
      if length > 0, visible > 0, Double(visible / length) >= modifier.threshold { shown.append(views.ids(index)) }
      index += 1
    }
    guard shown != last else { return }
    last = shown
    graph.afterLayout { modifier.action(shown) }
  }
}

extension View {
  /// Acts when other views of the scroll view's target layout show.
  /// - Parameter threshold: the part of a view that must show, 0…1.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    primitive(
      ScrollTargetVisibilityModifier(threshold: threshold) { views in
        action(views.compactMap { $0.lazy.compactMap { $0.base as? ID }.first })
      })
  }
}
