import Drawing

extension Color: ShapeStyle {
  /// The colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    Color.Resolved(resolved(in: environment.colorContext))
  }

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    _ResolvedStyle(resolved(in: context.color).multiplyingAlpha(by: context.levelOpacity))
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    _ResolvedStyle(drawing.multiplyingAlpha(by: context.levelOpacity))
  }
}

// Only these colours can be written with a leading dot where a style is asked for. `.primary` and
// `.secondary` are ranks of the foreground there; a colour that an app adds to `Color` is not seen.
extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}
