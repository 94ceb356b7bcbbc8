import KitSupport
import SwiftUI

/// What the upload button can do.
public enum DbxCreation: CaseIterable, Hashable, Sendable {
  case upload, scan, createFolder, paper

  func title(in words: DbxWords) -> String {
    switch self {
    case .upload: words.upload
    case .scan: words.scan
    case .createFolder: words.createFolder
    case .paper: words.paper
    }
  }

  var symbol: DbxSymbol {
    switch self {
    case .upload: .upload
    case .scan: .scan
    case .createFolder: .newFolder
    case .paper: .paper
    }
  }
}

/// The sheet that rises from the upload button.
public struct DbxCreateMenu: View {
  private let onPick: (DbxCreation) -> Void
  @Environment(\.dbxWords) private var words

  public init(onPick: @escaping (DbxCreation) -> Void) { self.onPick = onPick }

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        Text(words.create)
          .dbxText(.sheetTitle)
          .foregroundStyle(DbxColors.text)
          .accessibilityAddTraits(.isHeader)
          .padding(.horizontal, 16)
          .padding(.top, 24)
          .padding(.bottom, 8)
        ForEach(DbxCreation.allCases, id: \.self) { creation in row(creation) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background(DbxColors.canvas)
  }

  private func row(_ creation: DbxCreation) -> some View {
    Button {
      onPick(creation)
    } label: {
      HStack(spacing: 16) {
        DbxIcon(creation.symbol).foregroundStyle(DbxColors.blue).frame(minWidth: 32)
        Text(creation.title(in: words)).dbxText(.rowName).foregroundStyle(DbxColors.text)
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .frame(minHeight: 52)
      .contentShape(Rectangle())
    }
    .buttonStyle(PressStyle { label, isPressed in label.background(isPressed ? DbxColors.surface : DbxColors.canvas) })
    .accessibilityLabel(creation.title(in: words))
  }
}
