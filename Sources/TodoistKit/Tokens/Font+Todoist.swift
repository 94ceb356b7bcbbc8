import SwiftUI

/// The fonts of the design language at the default text size; `todoistText(_:)` sets those that grow with the user's text size.
extension Font {
  // Large titles
  public static let todoistLargeNav = Font.system(size: 34, weight: .bold, design: .default)
  public static let todoistInlineNav = Font.system(size: 17, weight: .semibold, design: .default)

  // Section headers
  public static let todoistSectionHdr = Font.system(size: 13, weight: .semibold, design: .default)

  // Task rows
  public static let todoistTaskBody = Font.system(size: 16, weight: .regular, design: .default)
  public static let todoistTaskBold = Font.system(size: 16, weight: .semibold, design: .default)
  public static let todoistSubtask = Font.system(size: 15, weight: .regular, design: .default)

  // Metadata
  public static let todoistMeta = Font.system(size: 13, weight: .regular, design: .default)
  public static let todoistMetaOverdue = Font.system(size: 13, weight: .medium, design: .default)

  // Sidebar
  public static let todoistSidebarSys = Font.system(size: 15, weight: .medium, design: .default)
  public static let todoistSidebarProj = Font.system(size: 15, weight: .regular, design: .default)

  // Inputs and buttons
  public static let todoistQuickAdd = Font.system(size: 17, weight: .regular, design: .default)
  public static let todoistButton = Font.system(size: 16, weight: .semibold, design: .default)
  public static let todoistFABGlyph = Font.system(size: 28, weight: .regular, design: .default)

  // Misc
  public static let todoistTab = Font.system(size: 10, weight: .medium, design: .default)
  public static let todoistCaption = Font.system(size: 12, weight: .regular, design: .default)
  public static let todoistKarmaNum = Font.system(size: 28, weight: .bold, design: .default)
}
