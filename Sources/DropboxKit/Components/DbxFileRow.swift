import KitSupport
import SwiftUI

/// One file or folder of a list: its symbol, its name, and what is to be said of it.
///
/// It is 60 points high, and higher where the text size wants it.
public struct DbxFileRow: View {
  private let name: String
  private let meta: String
  private let kind: DbxFileKind
  private let isSelected: Bool
  private let isSelecting: Bool
  private let showsDivider: Bool
  private let onMore: (() -> Void)?
  private let onTap: () -> Void
  @State private var isPressed = false
  @Environment(\.dbxWords) private var words
  @Environment(\.dynamicTypeSize) private var typeSize

  public init(
    name: String, meta: String, kind: DbxFileKind, isSelected: Bool = false, onTap: @escaping () -> Void
  ) {
    self.init(
      name: name, meta: meta, kind: kind, isSelected: isSelected, isSelecting: false, onMore: nil, onTap: onTap)
  }

  /// - Parameters:
  ///   - meta: such as `2.4 MB · Modified Apr 12`; nothing for what has none.
  ///   - isSelecting: shows an empty circle in rows that are not chosen, and nothing at their end.
  ///   - showsDivider: a hairline below the texts.
  ///   - onMore: what the dots at the end of a file do; they are a button of their own then.
  public init(
    name: String, meta: String, kind: DbxFileKind, isSelected: Bool = false, isSelecting: Bool = false,
    showsDivider: Bool = true, onMore: (() -> Void)?, onTap: @escaping () -> Void
  ) {
    self.name = name
    self.meta = meta
    self.kind = kind
    self.isSelected = isSelected
    self.isSelecting = isSelecting
    self.showsDivider = showsDivider
    self.onMore = onMore
    self.onTap = onTap
  }

  public var body: some View {
    Button(action: onTap) { face }
      .buttonStyle(PressReport(isPressed: $isPressed))
      .accessibilityLabel(DbxWords.sentence(name, words.kindNames(kind), meta))
      .accessibilityAddTraits(isSelected ? .isSelected : [])
      .accessibilityActions {
        if kind == .folder, let onMore { Button(words.moreActions, action: onMore) }
      }
      .overlay(alignment: isTall ? .topTrailing : .trailing) { if hasMoreButton { moreButton } }
  }

  private var isTall: Bool { typeSize.isAccessibilitySize }

  private var hasMoreButton: Bool { onMore != nil && kind != .folder && !isSelecting }

  private var face: some View {
    // Large letters have the whole width to themselves, below the symbol.
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 12) {
        mark
        if !isTall { DbxFileTexts(name: name, meta: meta) }
        Spacer(minLength: 0)
        if !isSelecting {
          DbxIcon(kind == .folder ? .chevron : .more)
            .foregroundStyle(DbxColors.secondary)
            .opacity(hasMoreButton ? 0 : 1)
        }
      }
      if isTall { DbxFileTexts(name: name, meta: meta) }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .frame(minHeight: 60)
    .background(ground)
    .overlay(alignment: .bottom) { if showsDivider { DbxInsetLine() } }
    .modifier(Dimmed())
    .contentShape(Rectangle())
  }

  @ViewBuilder
  private var mark: some View {
    if isSelected || isSelecting {
      DbxSelectionMark(isSelected: isSelected)
    } else {
      DbxFileTile(kind)
    }
  }

  private var ground: Color {
    if isPressed { return DbxColors.surface }
    return isSelected ? DbxColors.blueTint : DbxColors.canvas
  }

  private var moreButton: some View {
    Button {
      onMore?()
    } label: {
      DbxIcon(.more)
        .foregroundStyle(DbxColors.secondary)
        .frame(minWidth: 44, maxHeight: isTall ? 76 : .infinity)
        .contentShape(Rectangle())
    }
    .buttonStyle(DbxPressableStyle(pressedScale: 0.92))
    .accessibilityLabel(words.moreActions)
    .modifier(Dimmed())
    .padding(.trailing, isTall ? 7 : 3)
  }
}

/// Name and metadata of a file, below each other.
struct DbxFileTexts: View {
  let name: String
  let meta: String
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(name).dbxText(.rowName).foregroundStyle(DbxColors.text).lineLimit(lines)
      if !meta.isEmpty {
        Text(meta).dbxText(.meta).foregroundStyle(DbxColors.secondary).dbxTabularNumbers().lineLimit(lines)
      }
    }
    .multilineTextAlignment(.leading)
  }

  /// One line, and as many as they want where the letters are so large that one would say nothing.
  private var lines: Int? { typeSize.isAccessibilitySize ? nil : 1 }
}

/// A hairline that begins where the texts of a row do.
private struct DbxInsetLine: View {
  @ScaledLength(upTo: 60) private var tile: CGFloat = 40
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Rectangle().fill(DbxColors.divider).frame(height: 0.5)
      .padding(.leading, typeSize.isAccessibilitySize ? 16 : 16 + tile + 12)
  }
}
