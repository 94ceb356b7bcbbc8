import DropboxKit
import SwiftUI

/// The tokens by the names that the specification calls them.
@MainActor
enum Tokens {
  static let colors: [String: Color] = [
    "dbxCanvas": .dbxCanvas, "dbxSurface": .dbxSurface, "dbxDivider": .dbxDivider, "dbxTextPrimary": .dbxTextPrimary,
    "dbxTextSecondary": .dbxTextSecondary, "dbxTextTertiary": .dbxTextTertiary, "dbxBlue": .dbxBlue,
    "dbxBluePressed": .dbxBluePressed, "dbxBlueTint": .dbxBlueTint, "dbxDarkCanvas": .dbxDarkCanvas,
    "dbxDarkSurface": .dbxDarkSurface, "dbxDarkDivider": .dbxDarkDivider, "dbxDarkBlue": .dbxDarkBlue,
    "dbxPdfRed": .dbxPdfRed, "dbxSheetGreen": .dbxSheetGreen, "dbxImageTeal": .dbxImageTeal,
    "dbxFolderSlate": .dbxFolderSlate, "dbxSuccess": .dbxSuccess, "dbxWarning": .dbxWarning, "dbxError": .dbxError,
  ]

  static let fonts: [String: Font] = [
    "dbxTitleLarge": .dbxTitleLarge, "dbxSection": .dbxSection, "dbxSheetTitle": .dbxSheetTitle,
    "dbxCardTitle": .dbxCardTitle, "dbxRowName": .dbxRowName, "dbxBody": .dbxBody, "dbxMeta": .dbxMeta,
    "dbxCaption": .dbxCaption, "dbxLabelUpper": .dbxLabelUpper, "dbxButton": .dbxButton, "dbxTab": .dbxTab,
  ]
}
