import Drawing

/// A shape with its sides moved inwards: the shape itself in a smaller rectangle.
nonisolated struct InsetShapeOf<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = newValue[] }
  }

  func path(in rect: CGRect) -> Path { base.path(in: rect.inset(evenly: amount)) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  func _figure(in rect: CGRect) -> _ShapeFigure { base._figure(in: rect.inset(evenly: amount)) }

  func inset(by amount: CGFloat) -> some InsettableShape {
    InsetShapeOf(base: base, amount: self.amount + amount)
  }
}

extension CGRect {
  /// The rectangle with its sides moved inwards; one that would turn inside out shrinks to its middle.
  package func inset(evenly amount: CGFloat) -> CGRect {
    let dx = min(amount, width / 2)
    let dy = min(amount, height / 2)
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
