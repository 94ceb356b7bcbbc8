import Drawing
import UIKit

/// A translucent background: what lies behind is blurred and tinted.
public struct Material: Hashable, Sendable {
  package enum Thickness: String, Hashable, Sendable {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }

  package var thickness: Thickness

  public static let ultraThin = Material(thickness: .ultraThin)
  public static let thin = Material(thickness: .thin)
  public static let regular = Material(thickness: .regular)
  public static let thick = Material(thickness: .thick)
  public static let ultraThick = Material(thickness: .ultraThick)
  public static let bar = Material(thickness: .bar)
}

extension Material: ShapeStyle {
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    _ResolvedStyle(.backdrop(backdrop(in: context.color)))
  }

  /// By eye against pictures of iOS, except the dark tints, which are those of Apple's design
  /// templates (252525 at 55, 70, 82 and 90 %).
  package func backdrop(in context: ColorContext) -> Backdrop {
    let isDark = context.scheme == .dark
    let alpha: Double
    switch thickness {
    case .ultraThin: alpha = isDark ? 0.55 : 0.45
    case .thin: alpha = isDark ? 0.70 : 0.62
    case .regular: alpha = isDark ? 0.82 : 0.76
    case .thick: alpha = isDark ? 0.90 : 0.88
    case .ultraThick: alpha = isDark ? 0.95 : 0.94
    case .bar: alpha = isDark ? 0.80 : 0.82
    }
    let tint: UInt32 =
      if thickness == .bar { isDark ? 0x161616 : 0xF9F9F9 } else { isDark ? 0x252525 : 0xF7F7F7 }
    return Backdrop(
      blurRadius: 20, saturation: 1.8, tint: ResolvedColor(hex: tint, alpha: alpha))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
