import SwiftUI

/// The pinned notes above a list: cards that scroll sideways, or one below the other where letters are large.
public struct PinnedStrip: View {
  private let notes: [Note]
  private let onOpen: (Note) -> Void
  @Environment(\.dynamicTypeSize) private var typeSize

  public init(notes: [Note], onOpen: @escaping (Note) -> Void) {
    self.notes = notes
    self.onOpen = onOpen
  }

  public var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(spacing: 8) { cards(fillsWidth: true) }.padding(.horizontal, 16)
    } else {
      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: 12) { cards(fillsWidth: false) }.padding(.horizontal, 16)
      }
      .scrollIndicators(.hidden)
    }
  }

  private func cards(fillsWidth: Bool) -> some View {
    ForEach(notes) { note in
      PinnedCard(title: note.title, preview: note.preview, fillsWidth: fillsWidth) { onOpen(note) }
    }
  }
}
