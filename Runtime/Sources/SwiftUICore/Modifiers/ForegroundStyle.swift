import CoreGraphics

extension View {
  /// Draws the text, symbols and shapes below with a style; weaker ranks are made from it.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foregroundStyles([AnyShapeStyle(style)])
  }

  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  nonisolated private func foregroundStyles(_ styles: [AnyShapeStyle]) -> some View {
    primitive(TransformEnvironment { $0.setForegroundStyles(styles) })
  }

  /// Draws what is below in a colour; nil goes back to the system's.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    primitive(
      TransformEnvironment { values in
        if let color {
          values.setForegroundStyles([AnyShapeStyle(color)])
        } else {
          values.foregroundScope = nil
        }
      })
  }

  /// Sets the colour of controls and links below; nil leaves that of the surroundings.
  nonisolated public func tint(_ tint: Color?) -> some View { tintStyle(tint.map { AnyShapeStyle($0) }) }

  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { tintStyle(tint.map { AnyShapeStyle($0) }) }

  nonisolated private func tintStyle(_ style: AnyShapeStyle?) -> some View {
    primitive(
      TransformEnvironment { values in
        if let style { values.tint = style }
      })
  }

  /// As `tint`; nil goes back to the palette's blue.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    primitive(TransformEnvironment { $0.tint = accentColor.map { AnyShapeStyle($0) } })
  }

  /// Sets what `BackgroundStyle` draws below.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
