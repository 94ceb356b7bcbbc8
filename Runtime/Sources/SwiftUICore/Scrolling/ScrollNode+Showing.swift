import CoreGraphics

extension ScrollNode {
  /// Moves the content until a rectangle of the viewport's coordinates shows.
  /// - Parameter anchor: the point of the rectangle and of the viewport that are to meet; nil moves no
  ///   more than it must.
  func show(_ rect: CGRect, _ anchor: UnitPoint?) {
    func distance(_ start: CGFloat, _ length: CGFloat, _ viewport: CGFloat, _ anchor: CGFloat?) -> CGFloat {
      if let anchor { return start + anchor * (length - viewport) }
      if start < 0 { return start }
      return max(0, min(start, start + length - viewport))
    }
    let leading = isMirrored ? frame.width - rect.maxX : rect.minX
    var target = offset
    if axes.contains(.horizontal) { target.x += distance(leading, rect.width, frame.width, anchor?.x) }
    if axes.contains(.vertical) { target.y += distance(rect.minY, rect.height, frame.height, anchor?.y) }
    stop()
    setPhase(.idle)
    setOffset(clamped(target))
  }
}
