import KitSupport
import SwiftUI

/// A screen with covers, one of which can be opened: the cover itself moves to its place on the page of the book.
public struct CoverZoom<Root: View, Detail: View>: View {
  @Binding private var selection: Book?
  private let root: Root
  private let detail: (Book) -> Detail

  /// - Parameters:
  ///   - selection: the book whose page is shown.
  ///   - root: a screen on which covers are marked with `coverZoom(_:)`.
  ///   - detail: the page, such as a `BookDetailView`.
  public init(
    selection: Binding<Book?>, @ViewBuilder root: () -> Root, @ViewBuilder detail: @escaping (Book) -> Detail
  ) {
    _selection = selection
    self.root = root()
    self.detail = detail
  }

  public var body: some View {
    ElementZoom(open: selection?.id, animation: GoodreadsMotion.zoom, root: root) {
      if let selection { detail(selection) }
    }
  }
}

extension View {
  /// The cover of this book, where it stands on a screen of `CoverZoom`; elsewhere nothing changes.
  public func coverZoom(_ id: Book.ID) -> some View { zoomElement(id) }
}
