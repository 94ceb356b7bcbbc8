/// A gradient along a line.
public struct LinearGradient: ShapeStyle, Hashable {
  package var gradient: Gradient
  package var colorSpace = Gradient.ColorSpace.device
  package var startPoint: UnitPoint
  package var endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at the given places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    let stops = gradient.resolvedStops(in: context.color, space: colorSpace)
    return _ResolvedStyle(.linear(stops: stops, start: startPoint, end: endPoint))
      .fading(by: context.levelOpacity)
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> some ShapeStyle {
    var style = LinearGradient(
      gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
    style.colorSpace = gradient.colorSpace
    return style
  }
}

extension AnyGradient: ShapeStyle {
  /// From top to bottom.
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    var style = LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    style.colorSpace = colorSpace
    return style._resolve(context)
  }
}

extension Gradient: ShapeStyle {
  /// From top to bottom.
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._resolve(context)
  }
}
