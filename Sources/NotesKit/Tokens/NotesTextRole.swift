import KitSupport
import SwiftUI

/// What a text is for: its size and weight. All of them grow with the user's text size.
///
/// Sizes and weights are the guide's, letter spacing and line heights the companion's.
public enum NotesTextRole: CaseIterable, Sendable {
  case largeNav, inlineNav, folderSection, subheader
  case rowTitle, rowPreview, rowDate
  case folderRow
  case bodyTitle, bodyHeading, body, bodyMono
  case cardTitle, cardPreview
  case tagChip, searchField, toolbar, button, textButton

  var role: TypeRole {
    switch self {
    case .largeNav: TypeRole(34, .heavy, scales: .largeTitle, tracking: -0.4)
    case .inlineNav: TypeRole(17, .semibold, scales: .headline)
    case .folderSection: TypeRole(22, .bold, scales: .title2, tracking: -0.3)
    case .subheader: TypeRole(13, .semibold, scales: .footnote, tracking: 1.6)
    case .rowTitle: TypeRole(16, .semibold, scales: .headline, tracking: -0.1)
    case .rowPreview: TypeRole(14, scales: .subheadline)
    case .rowDate: TypeRole(12, scales: .caption)
    case .folderRow: TypeRole(17, scales: .body)
    case .bodyTitle: TypeRole(20, .semibold, scales: .title3, tracking: -0.2)
    case .bodyHeading: TypeRole(17, .semibold, scales: .headline)
    case .body: TypeRole(17, scales: .body, lineHeight: 1.5)
    case .bodyMono: TypeRole(15, design: .monospaced, scales: .subheadline, lineHeight: 1.5)
    case .cardTitle: TypeRole(15, .semibold, scales: .subheadline)
    case .cardPreview: TypeRole(12, scales: .caption)
    case .tagChip: TypeRole(14, .medium, scales: .subheadline)
    case .searchField: TypeRole(17, scales: .body)
    case .toolbar: TypeRole(11, .medium, scales: .caption2, tracking: 0.1)
    case .button: TypeRole(17, .semibold, scales: .headline)
    case .textButton: TypeRole(17, scales: .body)
    }
  }
}

extension View {
  /// Sets texts and symbols in a role.
  public func notesText(_ role: NotesTextRole) -> some View { typeRole(role.role) }

  /// Sets small print in slate: darker and of medium weight for users who want more contrast.
  func notesSmallPrint(_ role: NotesTextRole) -> some View { modifier(SmallPrint(role: role)) }
}

private struct SmallPrint: ViewModifier {
  let role: NotesTextRole
  @Environment(\.colorSchemeContrast) private var contrast

  func body(content: Content) -> some View {
    content
      .typeRole(contrast == .increased ? role.role.weight(.medium) : role.role)
      .foregroundStyle(NotesColors.slate)
  }
}
