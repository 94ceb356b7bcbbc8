import CoreGraphics

extension View {
  /// Draws a line along the inside of the view's frame.
  /// - Parameter width: points.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    primitive(
      SecondaryModifier(
        role: .overlay, alignment: .center, secondary: Rectangle().strokeBorder(content, lineWidth: width)))
  }
}
