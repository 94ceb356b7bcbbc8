import Drawing
import UIKit

/// The foreground of the environment.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    context.foregroundStyle(rank: 0)
  }
}

/// The background of the environment; the system's where none is set.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    if let background = context.background {
      var inner = context
      inner.background = nil
      return background._resolve(inner)
    }
    let colors: [SemanticColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    ]
    return _ResolvedStyle(context.color.color(colors[min(max(context.level, 0), 2)]))
  }
}

/// The tint of the environment; the accent colour where none is set.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    guard let tint = context.tint else { return Color.accentColor._resolve(context) }
    var inner = context
    inner.tint = nil
    return tint._resolve(inner)
  }
}

/// The colour of lines between items.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    _ResolvedStyle(context.color.color(.separator)).fading(by: context.levelOpacity)
  }
}

/// The colour of what is selected: the tint.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    TintShapeStyle()._resolve(context)
  }
}

/// The colour of small filled shapes, such as a slider's track.
public struct FillShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    let colors: [SemanticColor] = [
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    return _ResolvedStyle(context.color.color(colors[min(max(context.level, 0), 3)]))
  }
}

/// The colour of a text field's placeholder.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    _ResolvedStyle(context.color.color(.placeholderText)).fading(by: context.levelOpacity)
  }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    _ResolvedStyle(context.color.color(.link)).fading(by: context.levelOpacity)
  }
}

/// The colour of a window's background.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    _ResolvedStyle(context.color.color(.systemBackground))
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
