import SwiftUICore

/// One of the views that a `PreviewProvider` shows; the others are as if they were not there.
package struct SinglePreview: View {
  private let previews: AnyView
  private let index: Int

  package init(_ previews: AnyView, index: Int) {
    self.previews = previews
    self.index = index
  }

  package var body: some View {
    SubviewsReader(previews) { subviews in
      if subviews.indices.contains(index) { subviews.shown(index) }
    }
  }
}
