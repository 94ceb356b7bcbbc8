import CoreGraphics

/// Where a scroll view stands, or is to go.
public struct ScrollPosition: Equatable, Sendable {
  /// Ids that can be sent were asked for, or belong to views on the main actor, where they are read.
  private struct ID: Equatable, @unchecked Sendable { let value: AnyHashable }

  private enum Kind: Equatable, Sendable {
    case none
    case id(ID, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private var kind = Kind.none
  /// Two requests for the same place are two.
  private var number = 0
  /// The view that shows, while a finger has scrolled.
  private var seen: ID?
  private(set) public var isPositionedByUser = false

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }

  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { scrollTo(edge: edge) }

  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { scrollTo(point: point) }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { scrollTo(x: x) }

  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { scrollTo(y: y) }

  private mutating func ask(_ new: Kind) {
    kind = new
    number += 1
    seen = nil
    isPositionedByUser = false
  }

  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    ask(.id(ID(value: AnyHashable(id)), anchor: anchor))
  }

  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { ask(.point(x: point.x, y: point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.point(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { ask(.point(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { ask(.point(x: nil, y: y)) }

  /// The edge that was asked for, until a finger scrolls.
  public var edge: Edge? {
    if case .edge(let edge) = kind, !isPositionedByUser { return edge }
    return nil
  }

  public var x: CGFloat? {
    if case .point(let x, _) = kind, !isPositionedByUser { return x }
    return nil
  }

  public var y: CGFloat? {
    if case .point(_, let y) = kind, !isPositionedByUser { return y }
    return nil
  }

  public var point: CGPoint? {
    if let x, let y { return CGPoint(x: x, y: y) }
    return nil
  }

  /// The view that was asked for or that shows.
  public var viewID: (any Hashable & Sendable)? {
    // Sendable is no more than a promise: the two kinds of boxes are the same.
    (shownID?.base as? any Hashable).map { unsafeBitCast($0, to: (any Hashable & Sendable).self) }
  }

  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { shownID?.base as? T }

  private var shownID: AnyHashable? {
    if isPositionedByUser { return seen?.value }
    if case .id(let id, _) = kind { return id.value }
    return nil
  }

  // MARK: The scroll view's side

  var request: ScrollPositionModifier.Request {
    var request = ScrollPositionModifier.Request(number: number)
    switch kind {
    case .none: break
    case .id(let id, let anchor): (request.id, request.anchor) = (id.value, anchor)
    case .edge(let edge): request.edge = edge
    case .point(let x, let y): (request.x, request.y) = (x, y)
    }
    return request
  }

  /// A finger has scrolled to a view.
  mutating func follow(_ ids: [AnyHashable]) {
    isPositionedByUser = true
    seen = ids.first.map(ID.init)
  }
}

/// `scrollPosition(_:anchor:)`: a state says where a scroll view goes.
struct ScrollPositionValue: ViewModifier {
  @Binding var position: ScrollPosition
  let anchor: UnitPoint?

  nonisolated init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    _position = position
    self.anchor = anchor
  }

  func body(content: Content) -> some View {
    content.primitive(
      ScrollPositionModifier(request: position.request, anchor: anchor, write: { position.follow($0) }))
  }
}

extension View {
  /// Ties where a scroll view stands to a state.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionValue(position: position, anchor: anchor))
  }
}
