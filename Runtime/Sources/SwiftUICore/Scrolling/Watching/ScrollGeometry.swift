import CoreGraphics

/// Where a scroll view stands.
public struct ScrollGeometry: Equatable, Sendable {
  /// Points; with insets, it is negative while the start of the content shows.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that shows.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: containerSize.width - contentInsets.horizontal,
      height: containerSize.height - contentInsets.top - contentInsets.bottom)
  }

  /// The container in the content's coordinates.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension ScrollNode {
  /// Margins and bars are insets, as in a UIScrollView.
  var geometry: ScrollGeometry {
    let margins = configuration.margins
    let bars = SafeArea.growth(of: self, edges: .all)
    let insets = margins + bars
    // A bar that has given way is a smaller inset.
    var shown = insets
    shown.top -= covered
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
      contentSize: CGSize(
        width: contentSize.width - margins.horizontal, height: contentSize.height - margins.top - margins.bottom),
      contentInsets: shown,
      containerSize: CGSize(
        width: frame.width + bars.horizontal, height: frame.height + bars.top + bars.bottom))
  }
}
