import Drawing

extension Path {
  /// The outline of what the path fills, whose contours do not cross.
  public func normalized(eoFill: Bool = true) -> Path {
    Path(outline.combined(with: Outline(), as: .union, evenOdd: eoFill))
  }

  /// The outline of what both paths fill.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(outline.combined(with: other.outline, as: .intersection, evenOdd: eoFill))
  }

  /// The outline of what either path fills.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    Path(outline.combined(with: other.outline, as: .union, evenOdd: eoFill))
  }

  /// The outline of what this path fills and the other does not.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    Path(outline.combined(with: other.outline, as: .subtraction, evenOdd: eoFill))
  }

  /// The outline of what exactly one of the paths fills.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    Path(outline.combined(with: other.outline, as: .symmetricDifference, evenOdd: eoFill))
  }

  /// The parts of this path, as a line, that lie in what the other fills.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(outline.line(isInside: true, of: other.outline, evenOdd: eoFill))
  }

  /// The parts of this path, as a line, that lie outside of what the other fills.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(outline.line(isInside: false, of: other.outline, evenOdd: eoFill))
  }
}
