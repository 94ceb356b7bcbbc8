import CoreGraphics

extension View {
  /// Draws another view behind this one, offered its size.
  // Disfavoured so that what is a style and a view, such as a colour, counts as a style.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    primitive(SecondaryModifier(role: .background, alignment: alignment, secondary: background))
  }

  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    primitive(SecondaryModifier(role: .background, alignment: alignment, secondary: content()))
  }

  /// Draws a style behind the view, which grows into the safe area at the given edges.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    primitive(
      SecondaryModifier(
        role: .background, alignment: .center, secondary: StyleView(style: style),
        ignoredSafeAreaEdges: edges))
  }

  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Draws a shape filled with a style behind the view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    primitive(
      SecondaryModifier(role: .background, alignment: .center, secondary: shape.fill(style, style: fillStyle)))
  }

  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Draws another view over this one, offered its size.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    primitive(SecondaryModifier(role: .overlay, alignment: alignment, secondary: overlay))
  }

  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    primitive(SecondaryModifier(role: .overlay, alignment: alignment, secondary: content()))
  }

  /// Draws a style over the view, which grows into the safe area at the given edges.
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    primitive(
      SecondaryModifier(
        role: .overlay, alignment: .center, secondary: StyleView(style: style), ignoredSafeAreaEdges: edges))
  }

  /// Draws a shape filled with a style over the view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    primitive(SecondaryModifier(role: .overlay, alignment: .center, secondary: shape.fill(style, style: fillStyle)))
  }

  /// Draws the view through the alpha of another, offered its size.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    primitive(SecondaryModifier(role: .mask, alignment: alignment, secondary: mask()))
  }

  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    primitive(SecondaryModifier(role: .mask, alignment: .center, secondary: mask))
  }
}
