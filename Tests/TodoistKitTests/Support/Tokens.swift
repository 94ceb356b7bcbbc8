import SwiftUI
import TodoistKit

/// The tokens by the names that the specification calls them.
@MainActor
enum Tokens {
  static let colors: [String: Color] = [
    "todoistCanvas": .todoistCanvas, "todoistSurfaceGray": .todoistSurfaceGray,
    "todoistSurfaceGray2": .todoistSurfaceGray2, "todoistDivider": .todoistDivider, "todoistInk": .todoistInk,
    "todoistSecondary": .todoistSecondary, "todoistTertiary": .todoistTertiary, "todoistRed": .todoistRed,
    "todoistRedPressed": .todoistRedPressed, "todoistRedTint": .todoistRedTint, "todoistP2Orange": .todoistP2Orange,
    "todoistP3Blue": .todoistP3Blue, "todoistP4Gray": .todoistP4Gray, "todoistSuccess": .todoistSuccess,
    "todoistError": .todoistError, "todoistDarkCanvas": .todoistDarkCanvas, "todoistDarkSurface": .todoistDarkSurface,
    "todoistDarkSurface2": .todoistDarkSurface2, "todoistDarkDivider": .todoistDarkDivider,
    "todoistDarkText": .todoistDarkText, "todoistDarkTextSec": .todoistDarkTextSec, "todoistRedDark": .todoistRedDark,
    "todoistProjBerryRed": .todoistProjBerryRed, "todoistProjRed": .todoistProjRed,
    "todoistProjOrange": .todoistProjOrange, "todoistProjYellow": .todoistProjYellow,
    "todoistProjGreen": .todoistProjGreen, "todoistProjMint": .todoistProjMint, "todoistProjTeal": .todoistProjTeal,
    "todoistProjSky": .todoistProjSky, "todoistProjBlue": .todoistProjBlue, "todoistProjGrape": .todoistProjGrape,
    "todoistProjViolet": .todoistProjViolet, "todoistProjMagenta": .todoistProjMagenta,
  ]

  static let fonts: [String: Font] = [
    "todoistLargeNav": .todoistLargeNav, "todoistInlineNav": .todoistInlineNav,
    "todoistSectionHdr": .todoistSectionHdr, "todoistTaskBody": .todoistTaskBody, "todoistTaskBold": .todoistTaskBold,
    "todoistSubtask": .todoistSubtask, "todoistMeta": .todoistMeta, "todoistMetaOverdue": .todoistMetaOverdue,
    "todoistSidebarSys": .todoistSidebarSys, "todoistSidebarProj": .todoistSidebarProj,
    "todoistQuickAdd": .todoistQuickAdd, "todoistButton": .todoistButton, "todoistFABGlyph": .todoistFABGlyph,
    "todoistTab": .todoistTab, "todoistCaption": .todoistCaption, "todoistKarmaNum": .todoistKarmaNum,
  ]
}
