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

/// What proxies of one node read; the node keeps it up to date.
final class GeometrySource {
  var position = NodePosition.zero
  var version = 0
  /// Whether anything but the size was asked for: the content then depends on the view's place, too.
  var isPlaceRead = false
}
