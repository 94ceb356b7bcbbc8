import KitSupport
import SwiftUI

/// The tags of a list side by side; where letters are large they go on in further lines.
public struct TagStrip: View {
  private let tags: [String]
  @Binding private var selection: Set<String>
  @Environment(\.dynamicTypeSize) private var typeSize

  public init(tags: [String], selection: Binding<Set<String>>) {
    self.tags = tags
    _selection = selection
  }

  public var body: some View {
    if typeSize.isAccessibilitySize {
      FlowLayout(spacing: 8, lineSpacing: 12) { chips }.padding(.horizontal, 16)
    } else {
      ScrollView(.horizontal) {
        HStack(spacing: 8) { chips }.padding(.horizontal, 16)
      }
      .scrollIndicators(.hidden)
    }
  }

  private var chips: some View {
    ForEach(tags, id: \.self) { tag in
      TagChip(name: tag, isSelected: selection.contains(tag)) {
        selection.formSymmetricDifference([tag])
      }
    }
  }
}
