import CoreGraphics
import Drawing

extension UIColor {
  private static func hue(_ hue: SystemPalette.Hue) -> UIColor { UIColor(provider: .hue(hue)) }
  private static func semantic(_ color: SemanticColor) -> UIColor {
    UIColor(provider: .semantic(color))
  }
  private static func fixed(_ hex: UInt32, alpha: Double = 1) -> UIColor {
    UIColor(provider: .components(ResolvedColor(hex: hex, alpha: alpha)))
  }

  public static let systemRed = hue(.red)
  public static let systemOrange = hue(.orange)
  public static let systemYellow = hue(.yellow)
  public static let systemGreen = hue(.green)
  public static let systemMint = hue(.mint)
  public static let systemTeal = hue(.teal)
  public static let systemCyan = hue(.cyan)
  public static let systemBlue = hue(.blue)
  public static let systemIndigo = hue(.indigo)
  public static let systemPurple = hue(.purple)
  public static let systemPink = hue(.pink)
  public static let systemBrown = hue(.brown)
  public static let systemGray = hue(.gray)
  public static let systemGray2 = hue(.gray2)
  public static let systemGray3 = hue(.gray3)
  public static let systemGray4 = hue(.gray4)
  public static let systemGray5 = hue(.gray5)
  public static let systemGray6 = hue(.gray6)
  public static let tintColor = hue(.blue)

  public static let label = semantic(.label)
  public static let secondaryLabel = semantic(.secondaryLabel)
  public static let tertiaryLabel = semantic(.tertiaryLabel)
  public static let quaternaryLabel = semantic(.quaternaryLabel)
  public static let placeholderText = semantic(.placeholderText)
  public static let separator = semantic(.separator)
  public static let opaqueSeparator = semantic(.opaqueSeparator)
  public static let link = semantic(.link)
  public static let systemFill = semantic(.systemFill)
  public static let secondarySystemFill = semantic(.secondarySystemFill)
  public static let tertiarySystemFill = semantic(.tertiarySystemFill)
  public static let quaternarySystemFill = semantic(.quaternarySystemFill)
  public static let systemBackground = semantic(.systemBackground)
  public static let secondarySystemBackground = semantic(.secondarySystemBackground)
  public static let tertiarySystemBackground = semantic(.tertiarySystemBackground)
  public static let systemGroupedBackground = semantic(.systemGroupedBackground)
  public static let secondarySystemGroupedBackground = semantic(.secondarySystemGroupedBackground)
  public static let tertiarySystemGroupedBackground = semantic(.tertiarySystemGroupedBackground)
  public static let lightText = fixed(0xFFFFFF, alpha: 0.6)
  public static let darkText = fixed(0x000000)

  public static let black = fixed(0x000000)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = fixed(0xFFFFFF)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = fixed(0xFF0000)
  public static let green = fixed(0x00FF00)
  public static let blue = fixed(0x0000FF)
  public static let cyan = fixed(0x00FFFF)
  public static let yellow = fixed(0xFFFF00)
  public static let magenta = fixed(0xFF00FF)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = fixed(0x000000, alpha: 0)
}
