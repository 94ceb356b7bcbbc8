import SwiftUI

/// The fonts of the design language at the default text size; `dbxText(_:)` sets those that grow with it.
extension Font {
  public static let dbxTitleLarge = Font.custom("SharpGrotesk-Bold", size: 28).weight(.bold)
  public static let dbxSection = Font.custom("SharpGrotesk-Bold", size: 22).weight(.bold)
  public static let dbxSheetTitle = Font.custom("SharpGrotesk-Bold", size: 20).weight(.bold)
  public static let dbxCardTitle = Font.custom("SharpGrotesk-Semibold", size: 17).weight(.semibold)
  public static let dbxRowName = Font.custom("SharpGrotesk-Semibold", size: 16).weight(.semibold)
  public static let dbxBody = Font.custom("SharpGrotesk-Regular", size: 15).weight(.regular)
  public static let dbxMeta = Font.custom("SharpGrotesk-Regular", size: 14).weight(.regular)
  public static let dbxCaption = Font.custom("SharpGrotesk-Regular", size: 12).weight(.regular)
  public static let dbxLabelUpper = Font.custom("SharpGrotesk-Bold", size: 11).weight(.bold)
  public static let dbxButton = Font.custom("SharpGrotesk-Semibold", size: 16).weight(.semibold)
  /// It keeps its size, as labels of tabs do.
  public static let dbxTab = Font.custom("SharpGrotesk-Semibold", fixedSize: 11).weight(.semibold)

  /// The system's grotesque, for where neither Sharp Grotesk nor Inter is.
  /// - Parameter size: points; they stay at every text size.
  public static func dbx(_ size: CGFloat, weight: Font.Weight = .regular) -> Font {
    .system(size: size, weight: weight, design: .default)
  }
}

extension View {
  /// Sets figures in one width, so that sizes, dates and counts line up below each other.
  public func dbxTabularNumbers() -> some View { monospacedDigit() }
}
