import CoreGraphics

extension UIFont {
  /// How heavy a face is, from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// UIKit's weights and CSS's, which are counted differently.
    private static let scale: [(weight: Weight, css: CGFloat, name: String)] = [
      (ultraLight, 100, "ultraLight"), (thin, 200, "thin"), (light, 300, "light"),
      (regular, 400, "regular"), (medium, 500, "medium"), (semibold, 600, "semibold"),
      (bold, 700, "bold"), (heavy, 800, "heavy"), (black, 900, "black"),
    ]

    /// 1…1000; values between two named weights lie between theirs.
    package var css: CGFloat {
      let scale = Self.scale
      guard rawValue > scale[0].weight.rawValue else { return scale[0].css }
      for (low, high) in zip(scale, scale.dropFirst()) where rawValue <= high.weight.rawValue {
        let span = high.weight.rawValue - low.weight.rawValue
        return low.css + (high.css - low.css) * (rawValue - low.weight.rawValue) / span
      }
      return scale[scale.count - 1].css
    }

    /// The named weight nearest to one of CSS.
    package init(css: CGFloat) {
      self = Self.scale.min { abs($0.css - css) < abs($1.css - css) }!.weight
    }

    /// The name of the nearest named weight.
    package var name: String {
      Self.scale.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }!.name
    }
  }

  /// How wide a face is; 0 is normal.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(rawValue: -0.3)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }

  /// A role of text with a size that follows the user's text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The row of the table; styles that are not known are set as body text.
    package var ramp: TypeRamp.Style {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }
}
