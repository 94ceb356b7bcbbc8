import SwiftUI

/// The fonts of the design language at the default text size; `figmaText(_:)` sets those that grow with it.
extension Font {
  // Titles
  public static let figmaHero = Font.custom("Inter-Bold", size: 28).weight(.bold)
  public static let figmaPageSec = Font.custom("Inter-Bold", size: 17).weight(.bold)
  public static let figmaSubhead = Font.custom("Inter-SemiBold", size: 15).weight(.semibold)

  // Files, texts, comments
  public static let figmaFileName = Font.custom("Inter-Medium", size: 14).weight(.medium)
  public static let figmaBody = Font.custom("Inter-Regular", size: 14).weight(.regular)
  public static let figmaCommentBody = Font.custom("Inter-Regular", size: 13).weight(.regular)
  public static let figmaCommentAuthor = Font.custom("Inter-SemiBold", size: 13).weight(.semibold)
  public static let figmaMetadata = Font.custom("Inter-Regular", size: 12).weight(.regular)
  public static let figmaCaption = Font.custom("Inter-Medium", size: 11).weight(.medium)

  /// Code, dimensions and hex values, at one size. The system's monospaced face has no name that can be asked for.
  public static let figmaMono = Font.system(size: 12, weight: .medium, design: .monospaced).monospacedDigit()

  // Buttons, and labels of tabs, which keep their size
  public static let figmaButton = Font.custom("Inter-SemiBold", size: 14).weight(.semibold)
  public static let figmaTab = Font.custom("Inter-Medium", fixedSize: 11).weight(.medium)

  // Initials, which keep the size that fits their circle
  public static let figmaAvatar24 = Font.custom("Inter-SemiBold", fixedSize: 14).weight(.semibold)
  public static let figmaAvatar32 = Font.custom("Inter-SemiBold", fixedSize: 16).weight(.semibold)
  public static let figmaAvatar40 = Font.custom("Inter-SemiBold", fixedSize: 18).weight(.semibold)

  /// The system's face with figures of one width, for where Inter is not.
  /// - Parameter size: points; they stay at every text size.
  public static func figma(_ size: CGFloat, weight: Font.Weight = .regular) -> Font {
    .system(size: size, weight: weight, design: .default).monospacedDigit()
  }
}
