import CoreGraphics
import Foundation
import Typesetting

/// A face at a size in points.
public final class UIFont: NSObject, @unchecked Sendable {
  package let spec: FontSpec

  package init(spec: FontSpec) { self.spec = spec }

  /// A face by family or PostScript name. Where it is not installed a substitute is drawn and
  /// reported, so this is never nil.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(spec: FontSpec(family: .custom(fontName), size: fontSize > 0 ? fontSize : 12))
  }

  /// The face of the descriptor; a size of 0 keeps the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var spec = descriptor.spec
    if pointSize > 0 { spec.size = pointSize }
    self.init(spec: spec)
  }

  /// The system's face.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(spec: FontSpec(family: .system(.standard), size: fontSize))
  }

  /// The system's face at a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(spec: FontSpec(family: .system(.standard), size: fontSize, weight: weight.css))
  }

  /// The system's face at a weight and a width.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    var spec = FontSpec(family: .system(.standard), size: fontSize, weight: weight.css)
    spec.width = min(max(100 + width.rawValue * 125, 50), 200)
    return UIFont(spec: spec)
  }

  /// The system's face, bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's face, italic.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(spec: FontSpec(family: .system(.standard), size: fontSize, isItalic: true))
  }

  /// The system's face with characters of one width.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(spec: FontSpec(family: .system(.monospaced), size: fontSize, weight: weight.css))
  }

  /// The system's face with digits of one width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      spec: FontSpec(
        family: .system(.standard), size: fontSize, weight: weight.css, monospacedDigits: true))
  }

  /// The system's face for a style, at the size of the current traits.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system's face for a style, at the size of the traits; nil takes the current ones.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let metrics = TypeRamp.metrics(style.ramp, size: category.rank)
    return UIFont(
      spec: FontSpec(
        family: .system(.standard), size: metrics.size, weight: style == .headline ? 600 : 400,
        styleLeading: metrics.leading))
  }

  /// Points.
  public var pointSize: CGFloat { spec.size }

  /// The name that was asked for; for the system's face, what it stands for.
  public var fontName: String {
    if case .custom(let name) = spec.family { name } else { spec.systemName }
  }

  /// The family that was asked for.
  public var familyName: String {
    if case .custom(let name) = spec.family {
      String(name.prefix { $0 != "-" })
    } else {
      "System"
    }
  }

  /// The face without a fixed size.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(spec: spec) }

  /// The same face at another size in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var spec = spec
    spec.size = fontSize
    return UIFont(spec: spec)
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.spec == spec }
  public override var hash: Int { spec.hashValue }
}

extension FontSpec {
  /// What reports call one of the system's faces, such as `System Rounded-Bold`.
  package var systemName: String {
    guard case .system(let design) = family else { return "" }
    let name =
      switch design {
      case .standard: "System"
      case .rounded: "System Rounded"
      case .serif: "System Serif"
      case .monospaced: "System Monospaced"
      }
    let weightName = UIFont.Weight(css: weight).name
    let face = weightName.prefix(1).uppercased() + weightName.dropFirst()
    return name + "-" + face + (isItalic ? " Italic" : "")
  }
}
