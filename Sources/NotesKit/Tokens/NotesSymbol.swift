import KitSupport
import SwiftUI

/// The symbols of bars, rows and lists, each at the size that the design language gives it.
public enum NotesSymbol: CaseIterable, Sendable {
  case newNote, pin, smartFolder
  case search, voiceSearch, clearSearch
  case check
  case share, more, back, rowChevron
  case photo, checklist, table, format
  case lock

  /// The name of the system symbol.
  public var name: String {
    switch self {
    case .newNote: "square.and.pencil"
    case .pin: "pin.fill"
    case .smartFolder: "sparkles"
    case .search: "magnifyingglass"
    case .voiceSearch: "mic.fill"
    case .clearSearch: "xmark.circle.fill"
    case .check: "checkmark"
    case .share: "square.and.arrow.up"
    case .more: "ellipsis.circle"
    case .back: "chevron.left"
    case .rowChevron: "chevron.right"
    case .photo: "camera"
    case .checklist: "checklist"
    case .table: "tablecells"
    case .format: "textformat"
    case .lock: "lock.fill"
    }
  }

  /// Points at the default text size.
  public var size: CGFloat {
    switch self {
    case .pin: 11
    case .check: 12
    case .rowChevron: 13
    case .smartFolder, .search, .voiceSearch, .clearSearch, .lock: 14
    case .share, .back: 18
    case .newNote, .more, .photo, .checklist, .table, .format: 22
    }
  }

  var weight: Font.Weight {
    switch self {
    case .newNote, .rowChevron: .semibold
    case .check: .bold
    default: .regular
    }
  }

  var isMirrored: Bool { self == .back || self == .rowChevron }
}

/// A symbol of the design language at its size, which grows with the text beside it.
public struct NotesIcon: View {
  private let symbol: NotesSymbol
  private let size: CGFloat?
  private let weight: Font.Weight?
  private let maximum: CGFloat?

  public init(_ symbol: NotesSymbol) { self.init(symbol, size: nil) }

  /// - Parameters:
  ///   - size: points at the default text size, where it is not the symbol's own.
  ///   - maximum: points that it stops growing at.
  init(_ symbol: NotesSymbol, size: CGFloat? = nil, weight: Font.Weight? = nil, upTo maximum: CGFloat? = nil) {
    self.symbol = symbol
    self.size = size
    self.weight = weight
    self.maximum = maximum
  }

  public var body: some View {
    Image(systemName: symbol.name)
      .typeRole(TypeRole(size ?? symbol.size, weight ?? symbol.weight, scales: .body, upTo: maximum))
      .flipsForRightToLeftLayoutDirection(symbol.isMirrored)
  }
}
