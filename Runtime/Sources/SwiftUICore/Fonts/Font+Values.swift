import Typesetting
import UIKit

extension Font {
  /// A role of text with a size that follows the user's text size.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2

    package var ramp: TypeRamp.Style {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// The design of the system's face.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced

    package var spec: FontSpec.Design {
      switch self {
      case .default: .standard
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// How heavy a face is.
  public struct Weight: Hashable, Sendable {
    /// The weight as UIKit counts it, from −1 to 1.
    package var value: CGFloat

    public static let ultraLight = Weight(value: UIFont.Weight.ultraLight.rawValue)
    public static let thin = Weight(value: UIFont.Weight.thin.rawValue)
    public static let light = Weight(value: UIFont.Weight.light.rawValue)
    public static let regular = Weight(value: UIFont.Weight.regular.rawValue)
    public static let medium = Weight(value: UIFont.Weight.medium.rawValue)
    public static let semibold = Weight(value: UIFont.Weight.semibold.rawValue)
    public static let bold = Weight(value: UIFont.Weight.bold.rawValue)
    public static let heavy = Weight(value: UIFont.Weight.heavy.rawValue)
    public static let black = Weight(value: UIFont.Weight.black.rawValue)

    /// 1…1000 as in CSS.
    package var css: CGFloat { UIFont.Weight(rawValue: value).css }

    /// The name without a dot, such as `semibold`.
    package var name: String { UIFont.Weight(rawValue: value).name }
  }

  /// How wide a face is.
  public struct Width: Hashable, Sendable {
    /// The width as UIKit counts it; 0 is normal.
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)

    /// Percent of the normal width: the widths of San Francisco are about 62, 75, 100 and 125.
    package var percent: CGFloat { min(max(100 + value * 125, 50), 200) }
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose

    package var spec: FontSpec.Leading {
      switch self {
      case .standard: .standard
      case .tight: .tight
      case .loose: .loose
      }
    }
  }
}
