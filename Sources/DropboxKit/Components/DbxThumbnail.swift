import KitSupport
import SwiftUI

/// A picture that fills its place and is cut there; it fades in when it has been decoded after its place was shown.
struct DbxThumbnail<Placeholder: View>: View {
  let image: Image?
  let placeholder: Placeholder
  // vitrine: accept clipped-text: a thumbnail is cut at its edges.

  init(_ image: Image?, @ViewBuilder placeholder: () -> Placeholder) {
    self.image = image
    self.placeholder = placeholder()
  }

  var body: some View {
    DbxColors.surface
      .overlay { if image == nil { placeholder.transition(.identity) } }
      .overlay {
        if let image { image.resizable().aspectRatio(contentMode: .fill).transition(.opacity) }
      }
      .clipped()
      .animation(DbxMotion.decode, reduced: nil, value: image != nil)
  }
}
