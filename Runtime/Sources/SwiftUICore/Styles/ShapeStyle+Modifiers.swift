import Drawing

/// A style with a change to what it resolves to.
private struct ModifiedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  enum Change: Equatable, Sendable {
    case opacity(Double)
    case blendMode(BlendMode)
    case shadow(ShadowStyle)
    case anchor(CGRect)
  }

  var base: Base
  var change: Change

  func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    var style = base._resolve(context)
    switch change {
    case .opacity(let factor): return style.fading(by: factor)
    case .blendMode(let mode): style.blendMode = mode
    case .shadow(let shadow):
      style.shadows.append(
        _ResolvedStyle.Shadow(
          color: shadow.color.resolved(in: context.color), radius: shadow.radius,
          offset: shadow.offset, isInner: shadow.isInner))
    case .anchor(let rect): style.anchor = rect
    }
    return style
  }
}

extension ModifiedShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
  /// The style with its alpha multiplied by the factor, 0…1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .opacity(opacity))
  }

  /// The style combined with what lies behind by the mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .blendMode(mode))
  }

  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .shadow(style))
  }

  /// The style laid over the rectangle instead of what it fills.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .anchor(rect))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with its alpha multiplied by the factor, 0…1.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The foreground combined with what lies behind by the mode.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// The foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}
