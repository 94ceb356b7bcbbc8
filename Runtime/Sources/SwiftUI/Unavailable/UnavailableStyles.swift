import SwiftUICore

// Styles that Apple lets nobody but itself write: what they are given is not published.

extension NavigationSplitViewStyle {
  @available(*, unavailable, message: "Nobody can write such a style; take automatic, balanced or prominentDetail.")
  public typealias Configuration = NavigationSplitViewStyleConfiguration

  @available(*, unavailable, message: "Nobody can write such a style; take automatic, balanced or prominentDetail.")
  public func makeBody(configuration: NavigationSplitViewStyleConfiguration) -> EmptyView { EmptyView() }
}

/// What a style of split views is given.
@available(*, unavailable, message: "Nobody can write such a style; take automatic, balanced or prominentDetail.")
public struct NavigationSplitViewStyleConfiguration {}

extension TableStyle {
  @available(*, unavailable, message: "Nobody can write such a style; take automatic or inset.")
  public typealias Configuration = TableStyleConfiguration

  @available(*, unavailable, message: "Nobody can write such a style; take automatic or inset.")
  public func makeBody(configuration: TableStyleConfiguration) -> EmptyView { EmptyView() }
}

extension TextEditorStyle {
  @available(*, unavailable, message: "Nobody can write such a style; take automatic or plain.")
  public typealias Configuration = TextEditorStyleConfiguration

  @available(*, unavailable, message: "Nobody can write such a style; take automatic or plain.")
  public func makeBody(configuration: TextEditorStyleConfiguration) -> EmptyView { EmptyView() }
}

/// What a style of text editors is given.
@available(*, unavailable, message: "Nobody can write such a style; take automatic or plain.")
public struct TextEditorStyleConfiguration {}

/// Text editors with a border.
@available(*, unavailable, message: "It is not on iOS: it belongs to visionOS; use a border of your own.")
public struct RoundedBorderTextEditorStyle {
  public init() {}
}

/// Two columns of older code.
@available(*, unavailable, message: "Apple withdrew it; use NavigationSplitView.")
public struct DoubleColumnNavigationViewStyle {
  public init() {}
}

extension DynamicViewContent {
  @available(*, unavailable, message: "Lists take nothing in between their rows here; use dropDestination on the rows.")
  nonisolated public func onInsert(
    of supportedContentTypes: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }

  @available(*, unavailable, message: "Lists take nothing in between their rows here; use dropDestination on the rows.")
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { self }
}

extension TimelineView.Context {
  @available(*, unavailable, message: "It belongs to watches; leave it out.")
  public func invalidateTimelineContent() {}
}

extension ContentShapeKinds {
  @available(*, unavailable, message: "It is not on iOS: it belongs to macOS.")
  public static var focusEffect: ContentShapeKinds { [] }
}
