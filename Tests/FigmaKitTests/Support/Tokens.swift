import FigmaKit
import SwiftUI

/// The tokens by the names that the specification calls them.
@MainActor
enum Tokens {
  static let colors: [String: Color] = [
    "figmaRed": .figmaRed, "figmaOrange": .figmaOrange, "figmaPurple": .figmaPurple, "figmaBlueCube": .figmaBlueCube,
    "figmaGreen": .figmaGreen, "figmaActionBlue": .figmaActionBlue, "figmaActionBluePressed": .figmaActionBluePressed,
    "figmaBlurple": .figmaBlurple, "figmaSelectionBlue": .figmaSelectionBlue, "figmaMacaronPink": .figmaMacaronPink,
    "figmaMacaronPinkBright": .figmaMacaronPinkBright, "figmaCanvas": .figmaCanvas,
    "figmaSurfaceLight1": .figmaSurfaceLight1, "figmaSurfaceLight2": .figmaSurfaceLight2,
    "figmaDividerLight": .figmaDividerLight, "figmaHairlineLight": .figmaHairlineLight,
    "figmaDarkCanvas": .figmaDarkCanvas, "figmaDarkSurface1": .figmaDarkSurface1,
    "figmaDarkSurface2": .figmaDarkSurface2, "figmaDarkSurface3": .figmaDarkSurface3,
    "figmaDarkDivider": .figmaDarkDivider, "figmaInk": .figmaInk, "figmaTextSecondary": .figmaTextSecondary,
    "figmaTextTertiary": .figmaTextTertiary, "figmaTextDarkSecondary": .figmaTextDarkSecondary,
    "figmaSuccess": .figmaSuccess, "figmaWarning": .figmaWarning, "figmaError": .figmaError,
  ]

  static let fonts: [String: Font] = [
    "figmaHero": .figmaHero, "figmaPageSec": .figmaPageSec, "figmaSubhead": .figmaSubhead,
    "figmaFileName": .figmaFileName, "figmaBody": .figmaBody, "figmaCommentBody": .figmaCommentBody,
    "figmaCommentAuthor": .figmaCommentAuthor, "figmaMetadata": .figmaMetadata, "figmaCaption": .figmaCaption,
    "figmaMono": .figmaMono, "figmaButton": .figmaButton, "figmaTab": .figmaTab, "figmaAvatar24": .figmaAvatar24,
    "figmaAvatar32": .figmaAvatar32, "figmaAvatar40": .figmaAvatar40,
  ]
}
