import KitSupport
import SwiftUI

/// A screen with covers, one of which can be opened: the cover itself moves to its place on the page of the book.
public struct CoverZoom<Root: View, Detail: View>: View {
  @Binding private var selection: Book?
  private let root: Root
  private let detail: (Book) -> Detail
  @Namespace private var covers
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

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
    ZStack {
      root
        .environment(\.coverStage, stage(isDetail: false))
        .accessibilityHidden(selection != nil)
      if let selection {
        detail(selection)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .environment(\.coverStage, stage(isDetail: true))
          .transition(.opacity)
          .zIndex(1)
      }
    }
    .animation(GoodreadsMotion.zoom, value: selection?.id)
  }

  private func stage(isDetail: Bool) -> CoverStage? {
    // With less motion the page fades in, and nothing moves.
    reducesMotion ? nil : CoverStage(namespace: covers, open: selection?.id, isDetail: isDetail)
  }
}

extension View {
  /// The cover of this book, where it stands on a screen of `CoverZoom`; elsewhere nothing changes.
  public func coverZoom(_ id: Book.ID) -> some View { modifier(CoverZoomModifier(id: id)) }
}

/// Where covers are that belong together.
struct CoverStage {
  var namespace: Namespace.ID
  /// The book whose page is shown.
  var open: Book.ID?
  var isDetail: Bool
}

extension EnvironmentValues {
  var coverStage: CoverStage? {
    get { self[CoverStageKey.self] }
    set { self[CoverStageKey.self] = newValue }
  }
}

private struct CoverStageKey: EnvironmentKey {
  static let defaultValue: CoverStage? = nil
}

private struct CoverZoomModifier: ViewModifier {
  let id: Book.ID
  @Environment(\.coverStage) private var stage

  func body(content: Content) -> some View {
    if let stage {
      if stage.isDetail || stage.open != id {
        content.matchedGeometryEffect(id: id, in: stage.namespace)
      } else {
        // Its place is kept while it is on the page.
        content.hidden()
      }
    } else {
      content
    }
  }
}
