import KitSupport
import SwiftUI

/// What a text is for: its size and weight.
///
/// Labels of tabs and badges, initials, dimensions and hex values keep their size; the others grow with the user's text size.
public enum FigmaTextRole: CaseIterable, Sendable {
  case hero, pageSection, subhead
  case fileName, body, commentBody, commentAuthor, metadata, caption
  case mono, button, link
  case tab, badge, pin, cover
  case avatar20, avatar24, avatar32, avatar40, projectInitial

  /// In the face of the system; `figmaText(_:)` puts the typeface of the app in its place.
  var role: TypeRole {
    switch self {
    case .hero: TypeRole(28, .bold, scales: .largeTitle)
    case .pageSection: TypeRole(17, .bold, scales: .headline)
    case .subhead: TypeRole(15, .semibold, scales: .subheadline)
    case .fileName: TypeRole(14, .medium, scales: .subheadline)
    case .body: TypeRole(14, scales: .subheadline)
    // The companion: lines of comments are one and a half of their letters apart.
    case .commentBody: TypeRole(13, scales: .footnote, lineHeight: 1.5)
    case .commentAuthor: TypeRole(13, .semibold, scales: .footnote)
    case .metadata: TypeRole(12, scales: .caption)
    case .caption: TypeRole(11, .medium, scales: .caption2)
    case .mono: TypeRole(12, .medium, design: .monospaced)
    case .button: TypeRole(14, .semibold, scales: .subheadline)
    case .link: TypeRole(14, .medium, scales: .subheadline)
    case .tab: TypeRole(11, .medium)
    case .badge: TypeRole(10, .semibold)
    case .pin: TypeRole(13, .bold)
    case .cover: TypeRole(32, .bold)
    // No size of the guide fits the 20 points of a card's stack.
    case .avatar20: TypeRole(11, .semibold)
    case .avatar24: TypeRole(14, .semibold)
    case .avatar32: TypeRole(16, .semibold)
    case .avatar40: TypeRole(18, .semibold)
    case .projectInitial: TypeRole(11, .medium)
    }
  }

  /// The role in a face. Inter takes 1.21 of its size for a line, by its `hhea` table.
  func role(in typeface: FigmaTypeface) -> TypeRole {
    var role = role
    if self != .mono, let name = typeface.name(role.weight) { role.face = .custom(name, lineHeight: 1.21) }
    return role
  }
}

extension View {
  /// Sets texts in a role, with figures of one width.
  public func figmaText(_ role: FigmaTextRole) -> some View { modifier(FigmaTextModifier(role: role)) }
}

private struct FigmaTextModifier: ViewModifier {
  let role: FigmaTextRole
  @Environment(\.figmaTypeface) private var typeface

  func body(content: Content) -> some View {
    // The weight besides: where the face is missing, the system's comes in its place.
    content.typeRole(role.role(in: typeface)).fontWeight(role.role.weight).monospacedDigit()
  }
}
