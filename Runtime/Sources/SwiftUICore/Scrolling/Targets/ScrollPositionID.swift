import CoreGraphics

/// `scrollPosition(id:anchor:)`: a state says which view a scroll view shows, and follows it.
struct ScrollPositionID<ID: Hashable>: ViewModifier {
  nonisolated(unsafe) let id: Binding<ID?>
  let anchor: UnitPoint?

  nonisolated init(id: Binding<ID?>, anchor: UnitPoint?) {
    self.id = id
    self.anchor = anchor
  }

  func body(content: Content) -> some View {
    content.primitive(
      ScrollPositionModifier(
        request: .init(id: id.wrappedValue.map(AnyHashable.init)), anchor: anchor,
        write: { ids in
          guard let new = ids.lazy.compactMap({ $0.base as? ID }).first, new != id.wrappedValue else { return }
          id.wrappedValue = new
        }))
  }
}

/// What a state asks of a scroll view, and how it is told where that stands.
struct ScrollPositionModifier: PrimitiveModifier {
  struct Request: Equatable {
    var id: AnyHashable?
    var edge: Edge?
    var x: CGFloat?
    var y: CGFloat?
    var anchor: UnitPoint?
    /// Tells a request from an earlier one of the same content; ids need none.
    var number = 0
  }

  let request: Request
  let anchor: UnitPoint?
  /// Takes the ids of the view that shows at the anchor, innermost first.
  let write: ([AnyHashable]) -> Void

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { ScrollPositionNode(context) }
}

final class ScrollPositionNode: ScrollAttachmentNode {
  private var modifier: ScrollPositionModifier?
  /// What is still to be done once the scroll view is laid out.
  private var open: (request: ScrollPositionModifier.Request, transaction: Transaction)?
  /// The ids that were written last: the state that comes back with them asks for nothing.
  private var written: [AnyHashable] = []

  /// Whether the state names a view.
  var holdsView: Bool { modifier?.request.id != nil }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is ScrollPositionModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? ScrollPositionModifier else { return }
    let old = modifier?.request ?? .init()
    modifier = new
    guard old != new.request else { return }
    if let id = new.request.id, written.contains(id), new.request.number == old.number { return }
    open = (new.request, graph.transaction(for: self))
    graph.afterLayout { [weak self] in self?.fulfil() }
  }

  private func fulfil() {
    guard let (request, transaction) = open, let scroll, let modifier else { return }
    open = nil
    let anchor = request.anchor ?? transaction.scrollTargetAnchor ?? modifier.anchor
    written = []
    if let id = request.id {
      ScrollNode.show(id, in: scroll, anchor: anchor, transaction: transaction)
    } else if request.edge != nil || request.x != nil || request.y != nil {
      scroll.go(
        to: { [weak scroll] in
          guard let scroll else { return nil }
          var point = scroll.offset
          if let edge = request.edge { point = scroll.offset(of: edge) }
          if let x = request.x { point.x = x }
          if let y = request.y { point.y = y }
          return scroll.clamped(point)
        }, in: transaction)
    }
  }

  /// While a finger scrolls, or its motion goes on, the state follows.
  override func layoutDidEnd() {
    guard let modifier, let scroll, scroll.isMovedByUser else { return }
    let axis: Axis = scroll.axes.contains(.vertical) ? .vertical : .horizontal
    guard let views = scroll.targetViews(along: axis) else { return }
    let anchor = (modifier.anchor ?? .topLeading)[axis]
    let place = scroll.offset[axis] + scroll.contentLength(along: axis) * anchor
    guard let index = views.nearest(to: place, anchor: anchor) else { return }
    let ids = views.ids(index)
    guard !ids.isEmpty, ids != written else { return }
    written = ids
    graph.afterLayout { [weak self] in self?.modifier?.write(ids) }
  }
}

extension ScrollNode {
  /// The offset at an end of the content.
  func offset(of edge: Edge) -> CGPoint {
    var point = offset
    switch edge {
    case .top: point.y = 0
    case .leading: point.x = 0
    case .bottom: point.y = range(along: .vertical).upperBound
    case .trailing: point.x = range(along: .horizontal).upperBound
    }
    return point
  }
}

extension View {
  /// Ties the view that a scroll view shows to a state: a change of it scrolls, scrolling changes it.
  /// - Parameter anchor: the point of the viewport that counts; nil is its start, and scrolls no more than it
  ///   must.
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionID(id: id, anchor: anchor))
  }
}
