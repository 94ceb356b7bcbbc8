import KitSupport
import SwiftUI

/// Photos edge to edge in three columns. A long press chooses one; from then on a tap chooses, until none is chosen.
///
/// Two fingers that come together make five columns of it.
public struct DbxPhotoGrid: View {
  private let photos: [DbxPhoto]
  private let binding: Binding<Set<String>>?
  private let onOpen: ((DbxPhoto) -> Void)?
  @State private var ownSelection: Set<String> = []
  @State private var columnCount = 3
  @State private var choices = Activations()
  @Environment(\.dbxWords) private var words

  /// Images that are known by their places, with a selection of the grid's own.
  public init(photos: [Image]) {
    self.init(photos.enumerated().map { DbxPhoto(id: "\($0.offset)", image: $0.element) })
  }

  /// - Parameters:
  ///   - selection: the ids of what is chosen; the grid keeps it to itself where it is nil.
  ///   - onOpen: what a tap does while nothing is chosen.
  public init(_ photos: [DbxPhoto], selection: Binding<Set<String>>? = nil, onOpen: ((DbxPhoto) -> Void)? = nil) {
    self.photos = photos
    binding = selection
    self.onOpen = onOpen
  }

  private var selection: Binding<Set<String>> { binding ?? $ownSelection }

  public var body: some View {
    ScrollView {
      if photos.isEmpty {
        DbxEmptyState(words.noPhotos)
      } else {
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: columnCount), spacing: 2
        ) {
          ForEach(photos) { photo in tile(photo) }
        }
      }
    }
    .background(DbxColors.canvas)
    .simultaneousGesture(
      MagnifyGesture().onEnded { pinch in columnCount = pinch.magnification < 1 ? 5 : 3 }
    )
    .animation(DbxMotion.banner, reduced: nil, value: columnCount)
    .feedback(.selection, after: choices)
  }

  private func tile(_ photo: DbxPhoto) -> some View {
    let isSelected = selection.wrappedValue.contains(photo.id)
    return DbxPhotoTile(image: photo.image, isSelected: isSelected)
      .onTapGesture { tap(photo) }
      .onLongPressGesture { toggle(photo) }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(words.spokenPhoto(photo.date))
      .accessibilityAddTraits(isSelected ? [.isImage, .isButton, .isSelected] : [.isImage, .isButton])
      .accessibilityAction { tap(photo) }
      .accessibilityAction(named: words.select) { toggle(photo) }
  }

  private func tap(_ photo: DbxPhoto) {
    if selection.wrappedValue.isEmpty { onOpen?(photo) } else { toggle(photo) }
  }

  private func toggle(_ photo: DbxPhoto) {
    selection.wrappedValue.formSymmetricDifference([photo.id])
    choices.add()
  }
}

private struct DbxPhotoTile: View {
  let image: Image?
  let isSelected: Bool

  var body: some View {
    Color.clear
      .aspectRatio(1, contentMode: .fit)
      .overlay { DbxThumbnail(image) { EmptyView() } }
      .clipped()
      .overlay { if isSelected { Rectangle().strokeBorder(DbxColors.blueFill, lineWidth: 4) } }
      .overlay(alignment: .topTrailing) {
        if isSelected {
          DbxIcon(.success)
            .symbolRenderingMode(.palette)
            .foregroundStyle(.white, DbxColors.blueFill)
            .padding(6)
        }
      }
      .contentShape(Rectangle())
  }
}
