import SwiftUI

/// How urgent a task is, from 1 to 4.
public enum Priority: Int, CaseIterable, Sendable {
  case p1 = 1
  case p2, p3, p4
}

extension Priority {
  /// The colour of the circle and of the flag, which follows the scheme and the contrast.
  public var color: Color {
    switch self {
    case .p1: TodoistColors.red
    case .p2: TodoistColors.orange
    case .p3: TodoistColors.blue
    case .p4: TodoistColors.gray
    }
  }

  /// What fills the circle of a task that is open.
  public var fillTint: Color {
    switch self {
    case .p1: color.opacity(0.10)
    case .p2: color.opacity(0.08)
    case .p3: color.opacity(0.08)
    case .p4: .clear
    }
  }
}
