import Drawing
import UIKit

/// A colour or pattern with which shapes, text and symbols are drawn.
public protocol ShapeStyle: Sendable {
  /// The style that this one becomes in an environment; `Never` for styles that the engine draws.
  associatedtype Resolved: ShapeStyle = Never

  /// The style to draw with in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What the engine draws. Styles of the engine have their own.
  func _resolve(_ context: _StyleContext) -> _ResolvedStyle
}

extension ShapeStyle {
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    resolve(in: context.environment)._resolve(context)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Styles that the engine draws become no other style.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is drawn by the engine; it is never resolved to another style.")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    switch self {}
  }
}

/// What a style is resolved in.
public struct _StyleContext: Sendable {
  package var environment: EnvironmentValues
  package var color: ColorContext
  /// The styles that `foregroundStyle` has set; nil where none has.
  package var foreground: ForegroundScope?
  package var tint: AnyShapeStyle?
  package var background: AnyShapeStyle?
  /// How many ranks below the first: 0 is primary, 1 secondary, …
  package var level = 0

  package init(
    environment: EnvironmentValues = EnvironmentValues(), color: ColorContext, foreground: ForegroundScope? = nil,
    tint: AnyShapeStyle? = nil, background: AnyShapeStyle? = nil
  ) {
    self.environment = environment
    self.color = color
    self.foreground = foreground
    self.tint = tint
    self.background = background
  }
}

/// One `foregroundStyle`: its styles, and those around it, in which they are resolved themselves.
package final class ForegroundScope: Equatable, Sendable {
  /// One to three styles: primary, secondary, tertiary.
  package let styles: [AnyShapeStyle]
  package let outer: ForegroundScope?

  package init(styles: [AnyShapeStyle], outer: ForegroundScope?) {
    self.styles = styles
    self.outer = outer
  }

  package static func == (a: ForegroundScope, b: ForegroundScope) -> Bool {
    a === b || (a.styles == b.styles && a.outer == b.outer)
  }
}

extension _StyleContext {
  /// The foreground of a rank, counted from the context's own.
  package func foregroundStyle(rank: Int) -> _ResolvedStyle {
    let rank = rank + level
    guard let scope = foreground, let last = scope.styles.last else {
      return _ResolvedStyle(color.hierarchicalLabel(rank))
    }
    var inner = self
    inner.foreground = scope.outer
    // Ranks beyond those that were given are weaker forms of the last.
    inner.level = max(0, rank - (scope.styles.count - 1))
    let style = rank < scope.styles.count ? scope.styles[rank] : last
    return style._resolve(inner)
  }

  package func atLevel(_ level: Int) -> _StyleContext {
    var copy = self
    copy.level = level
    return copy
  }

  /// What a colour or gradient of one's own is faded by at the context's rank. By eye, as iOS shows
  /// them; no source gives numbers.
  package var levelOpacity: Double {
    let opacities: [Double] = [1, 0.5, 0.25, 0.18, 0.12]
    return opacities[min(max(level, 0), opacities.count - 1)]
  }
}

extension ColorContext {
  /// The label colours; below the fourth rank there is no named one, it is taken fainter.
  package func hierarchicalLabel(_ rank: Int) -> ResolvedColor {
    let labels: [SemanticColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    guard rank >= labels.count else { return color(labels[max(rank, 0)]) }
    return color(.quaternaryLabel).multiplyingAlpha(by: 2.0 / 3)
  }
}
