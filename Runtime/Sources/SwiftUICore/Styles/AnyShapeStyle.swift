/// A style of any kind.
public struct AnyShapeStyle: ShapeStyle {
  package let style: any ShapeStyle

  /// A style whose kind is no longer told.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle { style._resolve(context) }
}

extension AnyShapeStyle: Equatable {
  /// Equal for styles of one type that can be compared and are equal; the engine then draws nothing
  /// anew. Styles that cannot be compared are taken for different.
  public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
    guard let first = a.style as? any Equatable else { return false }
    return isEqual(first, b.style)
  }

  private static func isEqual<T: Equatable>(_ a: T, _ b: any ShapeStyle) -> Bool {
    (b as? T) == a
  }
}
