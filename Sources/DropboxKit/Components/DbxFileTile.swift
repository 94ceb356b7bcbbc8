import KitSupport
import SwiftUI

/// The symbol of a kind of file on a tile of its colour. It grows with the text beside it to one and a half of its size.
public struct DbxFileTile: View {
  private let kind: DbxFileKind
  @ScaledLength(upTo: 60) private var side: CGFloat = 40

  public init(_ kind: DbxFileKind) { self.kind = kind }

  public var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(kind.color.opacity(0.14))
      .frame(width: side, height: side)
      .overlay { DbxIcon(kind.symbol).foregroundStyle(kind.color) }
      .accessibilityHidden(true)
  }
}

/// The circle in a tile's place while things are chosen.
struct DbxSelectionMark: View {
  let isSelected: Bool
  @ScaledLength(upTo: 60) private var side: CGFloat = 40

  var body: some View {
    DbxIcon(isSelected ? .selected : .unselected)
      .foregroundStyle(isSelected ? DbxColors.blue : DbxColors.tertiary)
      .frame(width: side, height: side)
      .accessibilityHidden(true)
  }
}
