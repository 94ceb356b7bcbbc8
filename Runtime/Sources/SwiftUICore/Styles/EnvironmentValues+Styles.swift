import Drawing
import UIKit

private struct SystemPaletteKey: EnvironmentKey {
  static let defaultValue = SystemPalette.iOS18
}
private struct IsElevatedKey: EnvironmentKey {
  static let defaultValue = false
}
private struct TintKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}
private struct BackgroundStyleKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}
private struct ForegroundScopeKey: EnvironmentKey {
  static let defaultValue: ForegroundScope? = nil
}

extension EnvironmentValues {
  /// The background that `BackgroundStyle` draws; nil for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The palette of the device profile.
  package var systemPalette: SystemPalette {
    get { self[SystemPaletteKey.self] }
    set { self[SystemPaletteKey.self] = newValue }
  }

  /// Content lies above the ground, as in a sheet.
  package var isElevated: Bool {
    get { self[IsElevatedKey.self] }
    set { self[IsElevatedKey.self] = newValue }
  }

  /// What `tint` has set.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// What `foregroundStyle` has set.
  package var foregroundScope: ForegroundScope? {
    get { self[ForegroundScopeKey.self] }
    set { self[ForegroundScopeKey.self] = newValue }
  }

  /// The styles that `foregroundStyle` sets, around which are those that hold already.
  package mutating func setForegroundStyles(_ styles: [AnyShapeStyle]) {
    foregroundScope = ForegroundScope(styles: styles, outer: foregroundScope)
  }

  /// What colours are resolved in.
  package var colorContext: ColorContext {
    var context = ColorContext(
      scheme: colorScheme, contrast: colorSchemeContrast, isElevated: isElevated,
      palette: systemPalette)
    if let tint {
      // A tint is a colour as a rule; of a gradient, `accentColor` keeps to the palette.
      context.accent = tint._resolve(_StyleContext(environment: self, color: context)).color
    }
    return context
  }

  /// What styles are resolved in.
  package var styleContext: _StyleContext {
    _StyleContext(
      environment: self, color: colorContext, foreground: foregroundScope, tint: tint,
      background: backgroundStyle)
  }
}
