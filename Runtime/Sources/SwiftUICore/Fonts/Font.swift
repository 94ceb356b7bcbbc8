import Typesetting
import UIKit

/// A font that adapts to the environment it is used in.
public struct Font: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    /// The system's face at a fixed size.
    case system(size: CGFloat, weight: Weight?, design: Design?)
    /// The system's face at a style's size.
    case style(TextStyle, weight: Weight?, design: Design?)
    /// A face by name; `relativeTo` is nil for a size that stays as it is.
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
    case uiFont(UIFont)
  }

  package enum Modifier: Hashable, Sendable {
    case bold
    case italic
    case weight(Weight)
    case width(Width)
    case monospaced
    case monospacedDigit
    case smallCaps(FontSpec.SmallCaps)
    case leading(Leading)
    case design(Design)
  }

  package var base: Base
  /// In the order in which they were applied.
  package var modifiers: [Modifier] = []

  package init(base: Base) { self.base = base }

  package func modified(_ modifier: Modifier) -> Font {
    var font = self
    font.modifiers.append(modifier)
    return font
  }

  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let title2 = Font.system(.title2)
  public static let title3 = Font.system(.title3)
  public static let headline = Font.system(.headline)
  public static let subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)

  /// The system's face for a style; the size follows the user's text size.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(base: .style(style, weight: weight, design: design))
  }

  /// The system's face at a size in points that does not follow the user's text size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(base: .system(size: size, weight: weight, design: design))
  }

  /// A face by family or PostScript name; the size in points follows the text size as the body does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .custom(name, size: size, relativeTo: .body))
  }

  /// A face by family or PostScript name; the size in points follows the text size as the style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(base: .custom(name, size: size, relativeTo: textStyle))
  }

  /// A face by family or PostScript name at a size in points that does not follow the text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name, size: fixedSize, relativeTo: nil))
  }

  /// The font of UIKit, at its own size.
  public init(_ font: UIFont) { self.init(base: .uiFont(font)) }
}

extension Font {
  /// The font with its bold face.
  public func bold() -> Font { modified(.bold) }
  /// The font with its italic face; slanted where there is none.
  public func italic() -> Font { modified(.italic) }
  /// The font at a weight.
  public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }
  /// The font at a width; the system's face and variable fonts have several.
  public func width(_ width: Width) -> Font { modified(.width(width)) }
  /// The font in its design with characters of one width.
  public func monospaced() -> Font { modified(.monospaced) }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font { modified(.monospacedDigit) }
  /// The font with small capitals for all letters.
  public func smallCaps() -> Font { modified(.smallCaps(.all)) }
  /// The font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { modified(.smallCaps(.lowercase)) }
  /// The font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { modified(.smallCaps(.uppercase)) }
  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }
}
