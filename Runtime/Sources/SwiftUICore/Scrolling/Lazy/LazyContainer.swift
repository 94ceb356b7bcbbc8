import CoreGraphics

/// A container that builds and lays out only the children near the viewport.
@MainActor
protocol LazyContainer: ContainerNode {}

extension LazyContainer {
  /// The part of the container that shows, along an axis and in its own coordinates.
  ///
  /// Before the container is placed, that is the first screenful. Outside a scroll view it is what fits
  /// on the stage.
  func visibleInterval(along axis: Axis) -> ClosedRange<CGFloat> {
    var scroll: ScrollNode?
    var node: Node? = parent
    while let current = node, scroll == nil {
      if let found = current as? ScrollNode, found.axes.contains(Axis.Set(axis)) { scroll = found }
      node = current.parent
    }
    guard let scroll else {
      let length = axis == .vertical ? graph.size.height : graph.size.width
      return 0...max(0, length)
    }
    var origin: CGFloat = 0
    node = self
    while let current = node, current !== scroll {
      origin += axis == .vertical ? current.frame.minY : current.frame.minX
      node = current.layoutParent
    }
    // Not placed yet: nothing leads to the scroll view.
    let isPlaced = node != nil && origin.isFinite
    // From right to left, lines count from the right edge.
    let isReversed = axis == .horizontal && isMirrored
    let start = !isPlaced ? 0 : isReversed ? origin + frame.width - scroll.frame.width : -origin
    let covered = axis == .vertical ? scroll.covered : 0
    return (start - covered)...(start + max(0, scroll.viewportLength(along: axis)))
  }
}
