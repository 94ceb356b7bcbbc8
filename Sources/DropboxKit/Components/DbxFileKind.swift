import SwiftUI

/// What a file is.
public enum DbxFileKind: CaseIterable, Hashable, Sendable {
  case pdf, doc, sheet, image, folder

  /// The colour of its symbol; that of documents is the blue of the brand.
  public var color: Color {
    switch self {
    case .pdf: DbxColors.pdf
    case .doc: DbxColors.blue
    case .sheet: DbxColors.sheet
    case .image: DbxColors.image
    case .folder: DbxColors.folder
    }
  }

  public var symbol: DbxSymbol {
    switch self {
    case .pdf: .pdf
    case .doc: .doc
    case .sheet: .sheet
    case .image: .image
    case .folder: .folder
    }
  }
}
