import KitSupport
import SwiftUI

/// A screen with files, one of which can be opened: the thumbnail itself moves to its place on the screen of the file.
public struct FileZoom<Root: View, Detail: View>: View {
  @Binding private var selection: String?
  private let root: Root
  private let detail: (String) -> Detail

  /// - Parameters:
  ///   - selection: the id of the file that is shown.
  ///   - root: a screen with `FileCard`s.
  ///   - detail: the file, with its `FileThumbnail` on it.
  public init(
    selection: Binding<String?>, @ViewBuilder root: () -> Root, @ViewBuilder detail: @escaping (String) -> Detail
  ) {
    _selection = selection
    self.root = root()
    self.detail = detail
  }

  public var body: some View {
    ElementZoom(open: selection, animation: FigmaMotion.zoom, root: root) {
      if let selection { detail(selection) }
    }
  }
}
