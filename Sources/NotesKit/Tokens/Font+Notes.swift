import SwiftUI

/// The fonts of the design language at the default text size; `notesText(_:)` sets those that grow with it.
extension Font {
  public static let notesLargeNav = Font.system(size: 34, weight: .heavy, design: .default)
  public static let notesFolderSec = Font.system(size: 22, weight: .bold, design: .default)
  public static let notesRowTitle = Font.system(size: 16, weight: .semibold, design: .default)
  public static let notesRowPreview = Font.system(size: 14, weight: .regular, design: .default)
  public static let notesRowDate = Font.system(size: 12, weight: .regular, design: .default)
  public static let notesFolderRow = Font.system(size: 17, weight: .regular, design: .default)
  public static let notesBodyTitle = Font.system(size: 20, weight: .semibold, design: .default)
  public static let notesBodyHeading = Font.system(size: 17, weight: .semibold, design: .default)
  public static let notesBody = Font.system(size: 17, weight: .regular, design: .default)
  public static let notesBodyMono = Font.system(size: 15, weight: .regular, design: .monospaced)
  public static let notesTagChip = Font.system(size: 14, weight: .medium, design: .default)
  public static let notesToolbar = Font.system(size: 11, weight: .medium, design: .default)
  public static let notesButton = Font.system(size: 17, weight: .semibold, design: .default)
}
