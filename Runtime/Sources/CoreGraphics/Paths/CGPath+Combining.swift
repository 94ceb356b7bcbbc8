extension CGPath {
  /// The outline of what either path fills.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, .union, rule)
  }

  /// The outline of what both paths fill.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, .intersection, rule)
  }

  /// The outline of what this path fills and the other does not.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, .subtraction, rule)
  }

  /// The outline of what exactly one of the paths fills.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, .symmetricDifference, rule)
  }

  /// The parts of this path, as a line, that lie in what the other fills.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline: outline.line(isInside: true, of: other.outline, evenOdd: rule == .evenOdd))
  }

  /// The parts of this path, as a line, that lie outside of what the other fills.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline: outline.line(isInside: false, of: other.outline, evenOdd: rule == .evenOdd))
  }

  /// The outline of what the path fills, whose contours do not cross.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(CGPath(outline: Outline()), .union, rule)
  }

  /// The parts of what the path fills that do not touch, each with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    outline.separated(evenOdd: rule == .evenOdd).map { CGPath(outline: $0) }
  }

  /// Whether the paths fill a point together.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// The path as straight lines.
  /// - Parameter threshold: how far they may stray from the curves; points.
  public func flattened(threshold: CGFloat) -> CGPath {
    var result = Outline()
    for contour in outline.flattened(tolerance: threshold) {
      result.addLines(contour.points)
      if contour.isClosed { result.close() }
    }
    return CGPath(outline: result)
  }

  private func combined(_ other: CGPath, _ combination: OutlineCombination, _ rule: CGPathFillRule) -> CGPath {
    CGPath(outline: outline.combined(with: other.outline, as: combination, evenOdd: rule == .evenOdd))
  }
}
