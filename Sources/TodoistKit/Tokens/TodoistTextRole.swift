import KitSupport
import SwiftUI

/// What a text is for: its size and weight, and whether it grows with the user's text size.
///
/// Titles, task contents and the sidebar grow; headers, metadata, tabs and the plus of the add button stay, as their places are narrow.
public enum TodoistTextRole: CaseIterable, Sendable {
  case largeNav, inlineNav, sectionHeader, projectSection
  case taskBody, taskBold, subtask
  case meta, metaOverdue
  case sidebarSystem, sidebarProject, sidebarName
  case quickAdd, button, textAction, chip, fabGlyph
  case tab, caption, karmaNumber, streakNumber, emptyHeading, emptyText

  var role: TypeRole {
    switch self {
    case .largeNav: TypeRole(34, .bold, scales: .largeTitle, tracking: -0.4, lineHeight: 1.2)
    case .inlineNav: TypeRole(17, .semibold, scales: .headline, tracking: -0.2)
    case .sectionHeader: TypeRole(13, .semibold, tracking: 0.6)
    case .projectSection: TypeRole(18, .semibold, scales: .headline, tracking: -0.1)
    case .taskBody: TypeRole(16, scales: .body, tracking: -0.1, lineHeight: 1.35)
    case .taskBold: TypeRole(16, .semibold, scales: .body, tracking: -0.1, lineHeight: 1.35)
    case .subtask: TypeRole(15, scales: .subheadline, tracking: -0.1, lineHeight: 1.35)
    case .meta: TypeRole(13)
    case .metaOverdue: TypeRole(13, .medium)
    case .sidebarSystem: TypeRole(15, .medium, scales: .subheadline, tracking: -0.1)
    case .sidebarProject: TypeRole(15, scales: .subheadline, tracking: -0.1)
    case .sidebarName: TypeRole(16, .semibold, scales: .headline, tracking: -0.1)
    case .quickAdd: TypeRole(17, scales: .body, upTo: 22, lineHeight: 1.35)
    case .button: TypeRole(16, .semibold, scales: .headline)
    case .textAction: TypeRole(15, scales: .subheadline)
    case .chip: TypeRole(13, .medium)
    case .fabGlyph: TypeRole(28)
    case .tab: TypeRole(10, .medium, tracking: 0.1)
    case .caption: TypeRole(12, scales: .caption)
    case .karmaNumber: TypeRole(28, .bold, scales: .title, tracking: -0.2)
    case .streakNumber: TypeRole(24, .bold, scales: .title2)
    case .emptyHeading: TypeRole(22, .semibold, scales: .title2)
    case .emptyText: TypeRole(15, scales: .subheadline, lineHeight: 1.35)
    }
  }

  /// The weight of the role.
  var weight: Font.Weight { role.weight }
}

extension View {
  /// Sets texts and symbols in a role.
  public func todoistText(_ role: TodoistTextRole) -> some View { typeRole(role.role) }
}
