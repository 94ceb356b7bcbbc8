import Drawing

/// The outline of a two-dimensional shape.
public struct Path: Sendable {
  /// Kept as the standard figure it was made as, so that the rasteriser can treat it specially.
  package var figure: Figure

  package init(figure: Figure) { self.figure = figure }

  package init(_ outline: Outline) { figure = .outline(outline) }

  /// The path as points and curves; writing makes it an outline.
  package var outline: Outline {
    get { figure.outline }
    set { figure = .outline(newValue) }
  }

  /// An empty path.
  public init() { figure = .outline(Outline()) }

  /// A rectangle.
  public init(_ rect: CGRect) { figure = .rect(rect) }

  /// A rectangle with rounded corners; radii in points, clamped to half a side.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    figure = .roundedRect(rect, corner: cornerSize, continuous: style == .continuous)
  }

  /// A rectangle with rounded corners; the radius in points, clamped to half a side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle with a radius of its own for each corner, leading at the left.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The ellipse that touches the sides of the rectangle.
  public init(ellipseIn rect: CGRect) { figure = .ellipse(rect) }

  /// A path that the closure draws.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// The path has no elements.
  public var isEmpty: Bool {
    if case .outline(let outline) = figure { outline.isEmpty } else { false }
  }

  /// The box around the curves; null for an empty path.
  public var boundingRect: CGRect {
    switch figure {
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): rect.standardized
    case .outline(let outline): outline.boundingBox
    }
  }

  /// Whether the point lies inside; open parts count as closed.
  /// - Parameter eoFill: inside is what is enclosed an odd number of times.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    figure.contains(p, evenOdd: eoFill)
  }

  /// The path itself: a path is a shape that does not depend on the rectangle.
  public func path(in _: CGRect) -> Path { self }
}

extension Path: Equatable {
  public static func == (lhs: Path, rhs: Path) -> Bool {
    lhs.figure == rhs.figure || lhs.outline == rhs.outline
  }
}
