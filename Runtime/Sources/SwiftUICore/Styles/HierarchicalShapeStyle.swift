/// A rank of the foreground, from primary to quinary.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  package var id: UInt32

  public static let primary = HierarchicalShapeStyle(id: 0)
  public static let secondary = HierarchicalShapeStyle(id: 1)
  public static let tertiary = HierarchicalShapeStyle(id: 2)
  public static let quaternary = HierarchicalShapeStyle(id: 3)
  public static let quinary = HierarchicalShapeStyle(id: 4)

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    context.foregroundStyle(rank: Int(id))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(id: 0) }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(id: 1) }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(id: 2) }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(id: 3) }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(id: 4) }
}

/// A style at a lower rank.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  package var base: Base
  package var level: Int

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    base._resolve(context.atLevel(context.level + level))
  }
}

extension HierarchicalShapeStyleModifier: Equatable where Base: Equatable {}

extension ShapeStyle {
  /// The style at the second rank.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The style at the third rank.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The style at the fourth rank.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The style at the fifth rank.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
