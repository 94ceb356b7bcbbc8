import CoreGraphics

// Orders of arguments that Apple has replaced.

extension Shape {
  /// The shape filled with the foreground style.
  @_disfavoredOverload
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View { fill(.foreground, style: style) }

  @_disfavoredOverload
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    stroke(content, style: style, antialiased: true)
  }

  /// - Parameter lineWidth: points.
  @_disfavoredOverload
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    stroke(content, lineWidth: lineWidth, antialiased: true)
  }
}

extension InsettableShape {
  @_disfavoredOverload
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(.foreground, style: style, antialiased: antialiased)
  }

  /// - Parameter lineWidth: points.
  @_disfavoredOverload
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(.foreground, lineWidth: lineWidth, antialiased: antialiased)
  }
}
