import Drawing
import UIKit

extension Color {
  public static let red = Color(provider: .hue(.red))
  public static let orange = Color(provider: .hue(.orange))
  public static let yellow = Color(provider: .hue(.yellow))
  public static let green = Color(provider: .hue(.green))
  public static let mint = Color(provider: .hue(.mint))
  public static let teal = Color(provider: .hue(.teal))
  public static let cyan = Color(provider: .hue(.cyan))
  public static let blue = Color(provider: .hue(.blue))
  public static let indigo = Color(provider: .hue(.indigo))
  public static let purple = Color(provider: .hue(.purple))
  public static let pink = Color(provider: .hue(.pink))
  public static let brown = Color(provider: .hue(.brown))
  public static let white = Color(ResolvedColor.white)
  public static let gray = Color(provider: .hue(.gray))
  public static let black = Color(ResolvedColor.black)
  public static let clear = Color(ResolvedColor.clear)

  /// The colour of text and other content of the first rank.
  public static let primary = Color(provider: .semantic(.label))
  /// The colour of text and other content of the second rank.
  public static let secondary = Color(provider: .semantic(.secondaryLabel))

  /// The tint of the environment; blue where none is set.
  public static var accentColor: Color { Color(provider: .accent) }
}
