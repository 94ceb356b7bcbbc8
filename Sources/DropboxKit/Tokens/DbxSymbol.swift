import KitSupport
import SwiftUI

/// The symbols of the design language, each at the size that its table gives it.
public enum DbxSymbol: CaseIterable, Sendable {
  case create
  case pdf, doc, sheet, image, folder
  case selected, unselected, more, chevron
  case star, starred, share, download, search
  case home, files, photos, offline, account
  case success, failure, retry, clear
  case scan, newFolder, paper, upload

  /// The name of the system symbol.
  public var name: String {
    switch self {
    case .create: "plus"
    case .pdf: "doc.richtext.fill"
    case .doc: "doc.text.fill"
    case .sheet: "tablecells.fill"
    case .image: "photo.fill"
    case .folder: "folder.fill"
    case .selected, .success: "checkmark.circle.fill"
    case .unselected: "circle"
    case .more: "ellipsis"
    case .chevron: "chevron.right"
    case .star: "star"
    case .starred: "star.fill"
    case .share: "square.and.arrow.up"
    case .download, .offline: "arrow.down.circle"
    case .search: "magnifyingglass"
    case .home: "house"
    case .files: "folder"
    case .photos: "photo.on.rectangle"
    case .account: "person.crop.circle"
    case .failure: "exclamationmark.circle.fill"
    case .retry: "arrow.clockwise"
    case .clear: "xmark.circle.fill"
    case .scan: "doc.viewfinder"
    case .newFolder: "folder.badge.plus"
    case .paper: "square.and.pencil"
    case .upload: "arrow.up.circle"
    }
  }

  /// The symbol of a tab that is shown; nil for what has none of its own.
  public var filledName: String? {
    switch self {
    case .home: "house.fill"
    case .files: "folder.fill"
    default: nil
    }
  }

  /// Points at the default text size.
  public var size: CGFloat {
    switch self {
    case .selected, .unselected: 28
    case .create, .home, .files, .photos, .offline, .account: 24
    case .star, .starred, .share, .download, .scan, .newFolder, .paper, .upload: 22
    case .pdf, .doc, .sheet, .image, .folder, .more, .chevron, .search, .success, .failure, .retry, .clear: 18
    }
  }

  var weight: Font.Weight {
    switch self {
    case .create, .pdf, .doc, .sheet, .image, .folder, .more, .chevron: .semibold
    default: .regular
    }
  }
}

/// A symbol of the design language at its size, which grows with the text beside it to one and a half of it.
public struct DbxIcon: View {
  private let symbol: DbxSymbol

  public init(_ symbol: DbxSymbol) { self.symbol = symbol }

  public var body: some View {
    Image(systemName: symbol.name)
      .typeRole(TypeRole(symbol.size, symbol.weight, scales: .body, upTo: symbol.size * 1.5))
      .flipsForRightToLeftLayoutDirection(symbol == .chevron)
  }
}
