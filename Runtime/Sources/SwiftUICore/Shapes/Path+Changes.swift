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

  @available(*, unavailable, message: "Vitrine does not combine paths yet; draw both, or clip one by the other.")
  public func normalized(eoFill: Bool = true) -> Path { self }

  @available(*, unavailable, message: "Vitrine does not combine paths yet; clip one view by the other's shape.")
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }

  @available(*, unavailable, message: "Vitrine does not combine paths yet; draw both paths in one.")
  public func union(_ other: Path, eoFill: Bool = false) -> Path { self }

  @available(
    *, unavailable, message: "Vitrine does not combine paths yet; add both paths and fill by the even-odd rule."
  )
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }

  @available(
    *, unavailable, message: "Vitrine does not combine paths yet; add both paths and fill by the even-odd rule."
  )
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { self }

  @available(*, unavailable, message: "Vitrine does not combine paths yet; clip the line by the other's shape.")
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { self }

  @available(*, unavailable, message: "Vitrine does not combine paths yet; clip the line by the other's shape.")
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { self }
}

extension StrokeStyle {
  /// The pen of the display list.
  package var pen: Pen {
    Pen(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, dash: dash,
      dashPhase: dashPhase)
  }
}
