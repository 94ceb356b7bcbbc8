import SwiftUI

/// The symbols of bars, menus and lists, each at the size that the design language gives it.
public enum TodoistSymbol: CaseIterable, Sendable {
  case checkboxEmpty, checkboxComplete
  case flag, add
  case inbox, today, upcoming, filters, browse, project
  case comments, sort, menu, karma
  case schedule, postpone, more
  case reminders, labels, projectChip

  /// The name of the system symbol where it is not chosen.
  public var name: String {
    switch self {
    case .checkboxEmpty: "circle"
    case .checkboxComplete: "circle.fill"
    case .flag: "flag"
    case .add: "plus"
    case .inbox: "tray"
    case .today, .schedule: "calendar"
    case .upcoming: "calendar.badge.clock"
    case .filters: "magnifyingglass"
    case .browse: "rectangle.grid.2x2"
    case .project, .projectChip: "number"
    case .comments: "bubble.right"
    case .sort: "slider.horizontal.3"
    case .menu: "line.3.horizontal"
    case .karma: "flame.fill"
    case .postpone: "arrow.right"
    case .more: "ellipsis"
    case .reminders: "bell"
    case .labels: "tag"
    }
  }

  /// The name where it is chosen.
  public var filledName: String {
    switch self {
    case .flag, .inbox: name + ".fill"
    case .browse: name + ".fill"
    default: name
    }
  }

  /// Points.
  public var size: CGFloat {
    switch self {
    case .checkboxEmpty, .checkboxComplete, .inbox, .today, .upcoming, .filters, .browse, .sort, .menu: 22
    case .add: 28
    case .schedule, .postpone, .more: 18
    case .flag, .karma: 14
    case .comments, .reminders, .labels, .projectChip: 12
    case .project: 8
    }
  }
}

/// A symbol of the design language at its size.
public struct TodoistIcon: View {
  private let symbol: TodoistSymbol
  private let isFilled: Bool

  public init(_ symbol: TodoistSymbol, isFilled: Bool = false) {
    self.symbol = symbol
    self.isFilled = isFilled
  }

  public var body: some View {
    ZStack {
      Image(systemName: isFilled ? symbol.filledName : symbol.name).font(.system(size: symbol.size))
      if symbol == .checkboxComplete {
        Image(systemName: "checkmark").font(.system(size: 12, weight: .bold)).foregroundStyle(TodoistColors.check)
      }
    }
  }
}
