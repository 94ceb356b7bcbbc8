import KitSupport
import SwiftUI

/// What a text is for: its size and weight. All but the labels of tabs grow with the user's text size.
///
/// Sizes and weights are the guide's; link, field, empty text and the letter spacing are the companion's.
public enum DbxTextRole: CaseIterable, Sendable {
  case titleLarge, section, sheetTitle
  case cardTitle, rowName
  case body, meta, metaStrong, caption, labelUpper
  case button, link, field, empty
  case tab

  /// In the face of the system; `dbxText(_:)` puts the typeface of the app in its place.
  var role: TypeRole {
    switch self {
    // The companion: it grows to 34 points.
    case .titleLarge: TypeRole(28, .bold, scales: .title, upTo: 34)
    case .section: TypeRole(22, .bold, scales: .title2)
    case .sheetTitle: TypeRole(20, .bold, scales: .title3)
    case .cardTitle: TypeRole(17, .semibold, scales: .headline)
    case .rowName: TypeRole(16, .semibold, scales: .callout)
    case .body: TypeRole(15, scales: .subheadline)
    case .meta: TypeRole(14, scales: .footnote)
    case .metaStrong: TypeRole(14, .semibold, scales: .footnote)
    case .caption: TypeRole(12, scales: .caption)
    case .labelUpper: TypeRole(11, .bold, scales: .caption2, tracking: 0.6)
    case .button: TypeRole(16, .semibold, scales: .callout)
    case .link: TypeRole(15, .semibold, scales: .subheadline)
    case .field: TypeRole(16, scales: .callout)
    case .empty: TypeRole(17, scales: .body)
    case .tab: TypeRole(11, .semibold)
    }
  }

  /// The role in a face. Faces of the brand take 1.2 of their size for a line.
  func role(in typeface: DbxTypeface) -> TypeRole {
    var role = role
    if let name = typeface.name(role.weight) { role.face = .custom(name, lineHeight: 1.2) }
    return role
  }
}

extension View {
  /// Sets texts in a role.
  public func dbxText(_ role: DbxTextRole) -> some View { modifier(DbxTextModifier(role: role)) }
}

private struct DbxTextModifier: ViewModifier {
  let role: DbxTextRole
  @Environment(\.dbxTypeface) private var typeface

  func body(content: Content) -> some View {
    // The weight besides: where the face is missing, the system's comes in its place.
    content.typeRole(role.role(in: typeface)).fontWeight(role.role.weight)
  }
}
