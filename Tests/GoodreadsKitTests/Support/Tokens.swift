import GoodreadsKit
import SwiftUI

/// The tokens by the names that the specification calls them.
@MainActor
enum Tokens {
  static let colors: [String: Color] = [
    "grBrown": .grBrown, "grBrownDeep": .grBrownDeep, "grTan": .grTan, "grShelfGreen": .grShelfGreen,
    "grShelfGreenPressed": .grShelfGreenPressed, "grLinkTeal": .grLinkTeal, "grLinkTealDark": .grLinkTealDark,
    "grAmber": .grAmber, "grStarRail": .grStarRail, "grStarRailDark": .grStarRailDark, "grCanvas": .grCanvas,
    "grCardWhite": .grCardWhite, "grSurfaceSubtle": .grSurfaceSubtle, "grDivider": .grDivider,
    "grDarkCanvas": .grDarkCanvas, "grDarkSurface1": .grDarkSurface1, "grDarkSurface2": .grDarkSurface2,
    "grDarkDivider": .grDarkDivider, "grBrownOnDark": .grBrownOnDark, "grTextPrimary": .grTextPrimary,
    "grTextSecondary": .grTextSecondary, "grTextTertiary": .grTextTertiary, "grDarkTextPrimary": .grDarkTextPrimary,
    "grDarkTextSecondary": .grDarkTextSecondary, "grError": .grError,
  ]

  static let fonts: [String: Font] = [
    "grScreenTitle": .grScreenTitle, "grBookTitle": .grBookTitle, "grSection": .grSection,
    "grSubsection": .grSubsection, "grBody": .grBody, "grReview": .grReview, "grButton": .grButton,
    "grLabel": .grLabel, "grMeta": .grMeta, "grLink": .grLink, "grCaption": .grCaption,
    "grStarCaption": .grStarCaption, "grOverline": .grOverline, "grTab": .grTab,
  ]

  static let roles: [String: GoodreadsTextRole] = [
    "grScreenTitle": .screenTitle, "grBookTitle": .bookTitle, "grSection": .section, "grSubsection": .subsection,
    "grBody": .body, "grReview": .review, "grButton": .button, "grLabel": .label, "grMeta": .meta, "grLink": .link,
    "grCaption": .caption, "grStarCaption": .starCaption, "grOverline": .overline, "grTab": .tab,
  ]
}
