import SwiftUI

/// Cards of files: two beside each other on a phone, three on a wide one, four on a tablet, one where letters are very large.
public struct FileGrid<Cards: View>: View {
  private let cards: Cards
  @State private var width: CGFloat = 0
  @Environment(\.dynamicTypeSize) private var typeSize

  public init(@ViewBuilder cards: () -> Cards) { self.cards = cards() }

  private var columns: Int {
    if typeSize.isAccessibilitySize { return 1 }
    return width >= 700 ? 4 : width >= 430 ? 3 : 2
  }

  private var gap: CGFloat { width >= 700 ? 16 : 8 }

  public var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(spacing: gap, alignment: .top), count: columns), spacing: 16) { cards }
      .padding(.horizontal, 16)
      .background {
        GeometryReader { geometry in
          Color.clear.onChange(of: geometry.size.width, initial: true) { _, new in width = new }
        }
      }
  }
}
