import Drawing

/// A two-dimensional shape that fills whatever rectangle it is given.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline of the shape in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// What the shape stands for: decides how it is drawn when no style is given.
  nonisolated static var role: ShapeRole { get }

  /// The size that the shape takes for a proposal; as a rule, all of it.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// What the shape does in a right-to-left layout.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The figure that the rasteriser draws; standard shapes are snapped to device pixels by it.
  nonisolated func _figure(in rect: CGRect) -> _ShapeFigure
}

/// Geometry that the rasteriser may treat specially.
public struct _ShapeFigure: Sendable {
  package var figure: Figure

  package init(_ figure: Figure) { self.figure = figure }
}

/// What a shape stands for.
public enum ShapeRole: Hashable, Sendable {
  case fill
  case stroke
  case separator
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public func _figure(in rect: CGRect) -> _ShapeFigure { _ShapeFigure(path(in: rect).figure) }
}

extension Shape {
  /// The geometry in a rectangle, for the display list.
  package func figure(in rect: CGRect) -> Figure { _figure(in: rect).figure }
}

/// A shape that can be made smaller on all sides, so that a border lies within it.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its sides moved inwards by points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}
