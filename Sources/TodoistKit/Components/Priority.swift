import SwiftUI

/// How urgent a task is, from 1 to 4.
public enum Priority: Int, CaseIterable, Sendable {
  case p1 = 1
  case p2, p3, p4
}

extension Priority {
  public var color: Color {
    switch self {
    case .p1: .todoistRed
    case .p2: .todoistP2Orange
    case .p3: .todoistP3Blue
    case .p4: .todoistP4Gray
    }
  }
}
