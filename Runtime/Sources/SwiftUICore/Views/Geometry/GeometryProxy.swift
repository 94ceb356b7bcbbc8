import CoreGraphics

/// The size and place of the view around some content.
///
/// It stays up to date when it is kept by a closure. Unchecked, because it is read on the main actor,
/// where layout runs.
public struct GeometryProxy: @unchecked Sendable {
  let source: GeometrySource
  /// Tells a proxy from one of an earlier layout.
  let version: Int

  init(_ source: GeometrySource) {
    self.source = source
    version = source.version
  }

  /// Points.
  public var size: CGSize { source.position.size }

  /// How far the safe area's edges lie inside of the screen's, where the view touches them.
  public var safeAreaInsets: EdgeInsets {
    source.isPlaceRead = true
    return source.position.safeAreaInsets
  }

  /// What the device keeps clear, without the keyboard.
  package var deviceInsets: EdgeInsets { source.position.deviceInsets }

  /// The view's frame in a space, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    if coordinateSpace != .local { source.isPlaceRead = true }
    return source.position.frame(in: coordinateSpace)
  }

  /// The bounds of a named space in the view's own coordinates; nil where no ancestor has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    source.isPlaceRead = true
    return source.position.named.first { $0.name == coordinateSpace.name }.map {
      CGRect(origin: CGPoint(x: -$0.frame.minX, y: -$0.frame.minY), size: $0.spaceSize)
    }
  }
}

extension GeometryProxy {
  /// A place in another view, in this view's own coordinates; zero when that view is gone.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let node = anchor.node
    let frame = MainActor.assumeIsolated { source.frame(of: node) }
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: frame.minX + x, y: frame.minY + y) }
    let value: Any =
      switch anchor.source.kind {
      case .bounds: frame
      case .rect(let rect): rect.offsetBy(dx: frame.minX, dy: frame.minY)
      case .point(let place): point(place.x, place.y)
      case .unitPoint(let unit): point(frame.width * unit.x, frame.height * unit.y)
      }
    // The sources of an anchor make rectangles and points only, each of its own type.
    return value as! T
  }
}

/// What proxies of one node read; the node keeps it up to date.
final class GeometrySource {
  var position = NodePosition.zero
  var version = 0
  /// Whether anything but the size was asked for: the content then depends on the view's place, too.
  var isPlaceRead = false
  /// The views whose places were asked for by anchors, and where they were.
  private var anchored: [(node: Node, frame: CGRect)] = []

  /// Where another view lies, in the node's own coordinates.
  @MainActor
  func frame(of node: Node?) -> CGRect {
    guard let child = node?.layoutChildren.first, !child.flags.contains(.isDead) else { return .zero }
    isPlaceRead = true
    let global = child.position.global
    anchored.append((child, global))
    return global.offsetBy(dx: -position.global.minX, dy: -position.global.minY)
  }

  /// Whether a view that an anchor named lies elsewhere than when it was asked for.
  @MainActor
  var haveAnchorsMoved: Bool {
    anchored.contains { !$0.node.flags.contains(.isDead) && $0.node.position.global != $0.frame }
  }

  func forgetReadings() {
    isPlaceRead = false
    anchored.removeAll()
  }
}
