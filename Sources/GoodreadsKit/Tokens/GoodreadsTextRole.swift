import KitSupport
import SwiftUI

/// What a text is for: its face and size, and whether it grows with the user's text size.
///
/// Sizes and faces are the guide's, letter spacing the companion's.
public enum GoodreadsTextRole: CaseIterable, Sendable {
  case screenTitle, bookTitle, section, subsection
  case body, review
  case button, label, meta, link, caption
  /// What a rating means, and the words under a shelf button: 12 points at every text size.
  case starCaption
  /// Small capitals over a group: 11 points at every text size.
  case overline
  /// Labels of tabs: 10 points at every text size.
  case tab
  /// The name of a shelf in its pill: 13 points at every text size.
  case pill

  var role: TypeRole {
    switch self {
    case .screenTitle: serif(30, .black, GoodreadsFace.serifBlack, .largeTitle, tracking: -0.3, line: 1.2)
    case .bookTitle: serif(23, .black, GoodreadsFace.serifBlack, .title2, tracking: -0.2, line: 1.26)
    case .section: serif(19, .bold, GoodreadsFace.serifBold, .title3, line: 1.3)
    case .subsection: serif(17, .bold, GoodreadsFace.serifBold, .headline, line: 1.3)
    case .body: serif(15, .regular, GoodreadsFace.serif, .body, line: 1.6)
    case .review: serif(13, .regular, GoodreadsFace.serif, .footnote, line: 1.55)
    case .button: sans(17, .black, GoodreadsFace.sansBlack, .headline, tracking: 0.1)
    case .label: sans(14, .bold, GoodreadsFace.sansBold, .subheadline)
    case .meta: sans(13, .regular, GoodreadsFace.sans, .footnote)
    case .link: sans(13, .bold, GoodreadsFace.sansBold, .footnote)
    case .caption: sans(12, .regular, GoodreadsFace.sans, .caption)
    case .starCaption: sans(12, .bold, GoodreadsFace.sansBold)
    case .overline: sans(11, .bold, GoodreadsFace.sansBold, tracking: 0.6)
    case .tab: sans(10, .bold, GoodreadsFace.sansBold, tracking: 0.1)
    case .pill: sans(13, .bold, GoodreadsFace.sansBold)
    }
  }

  private func serif(
    _ size: CGFloat, _ weight: Font.Weight, _ name: String, _ style: Font.TextStyle, tracking: CGFloat = 0,
    line: CGFloat
  ) -> TypeRole {
    TypeRole(
      size, weight, face: .custom(name, lineHeight: GoodreadsFace.serifLine), scales: style, tracking: tracking,
      lineHeight: line)
  }

  private func sans(
    _ size: CGFloat, _ weight: Font.Weight, _ name: String, _ style: Font.TextStyle? = nil, tracking: CGFloat = 0
  ) -> TypeRole {
    TypeRole(
      size, weight, face: .custom(name, lineHeight: GoodreadsFace.sansLine), scales: style, tracking: tracking)
  }
}

extension View {
  /// Sets texts in a role.
  public func goodreadsText(_ role: GoodreadsTextRole) -> some View { typeRole(role.role) }
}
