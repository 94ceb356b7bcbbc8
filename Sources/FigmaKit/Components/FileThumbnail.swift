import KitSupport
import SwiftUI

/// The picture of a file, 16 to 10; the colour of its cube and its first letter where there is none.
///
/// It is what flies when a file is opened.
public struct FileThumbnail: View {
  private let id: String
  private let name: String
  private let image: Image?

  public init(id: String, name: String, image: Image? = nil) {
    self.id = id
    self.name = name
    self.image = image
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 6) }

  public var body: some View {
    shape
      .fill(FigmaColors.surface)
      .aspectRatio(16 / 10, contentMode: .fit)
      .overlay { cover }
      .clipShape(shape)
      .overlay { shape.strokeBorder(FigmaColors.divider, lineWidth: 1) }
      .accessibilityHidden(true)
      .zoomElement(id)
  }

  @ViewBuilder
  private var cover: some View {
    if let image {
      // It fills the box whatever its own ratio is, and is cut at it.
      image.resizable().scaledToFill()
    } else {
      FigmaCube(userId: id).fill
        .overlay { Text(name.prefix(1).uppercased()).figmaText(.cover).foregroundStyle(.white) }
    }
  }
}
