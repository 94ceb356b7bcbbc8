import Drawing

/// A shape of any kind.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape

  /// A shape whose kind is no longer told.
  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func _figure(in rect: CGRect) -> _ShapeFigure { shape._figure(in: rect) }
}
