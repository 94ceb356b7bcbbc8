import Drawing

/// The shape of the container around it; a rectangle where none has one.
///
/// Containers with a shape of their own are widgets and, on iOS, nothing else: here it is always the
/// rectangle that iOS draws outside of widgets.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetShapeOf(base: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
