import Drawing

extension Path {
  /// The path with every point mapped.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(figure: figure.applying(transform))
  }

  /// The path moved by points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The part of the path between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    if from <= 0, to >= 1 { return self }
    return Path(outline.trimmed(from: from, to: to))
  }

  /// The outline of the path drawn with a pen.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(outline.stroked(style.pen))
  }
}

extension StrokeStyle {
  /// The pen of the display list.
  package var pen: Pen {
    Pen(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, dash: dash,
      dashPhase: dashPhase)
  }
}
