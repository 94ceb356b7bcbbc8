/// The views that another consists of, as it is shown.
nonisolated public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that another consists of.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  let subviews: ArraySlice<Subview>

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// The content of a group that is made of another view's subviews.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let base: Subviews
  let transform: (SubviewsCollection) -> Content

  @MainActor public var body: some View {
    SubviewsReader(base) { subviews in transform(SubviewsCollection(subviews: subviews)) }
  }
}

extension Group {
  /// Makes a view of the subviews of another.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (_ subviews: SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(_content: GroupElementsOfContent(base: view, transform: transform))
  }
}

/// The data of a `ForEach` over subviews, which are known where it is shown only: as a collection it is empty.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection, SubviewsData {
  let base: AnyView
  let content: (Subview) -> Content

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { preconditionFailure("The subviews are known where they are shown only.") }

  @MainActor func shown() -> AnyView {
    AnyView(
      SubviewsReader(base) { subviews in
        ForEach<[Subview], Subview.ID, Content>(_data: subviews, identify: \.id, content: content)
      })
  }
}

/// Data that are read from a view.
protocol SubviewsData {
  @MainActor func shown() -> AnyView
}

extension ForEach {
  /// A view for each subview of another.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(
      _data: ForEachSubviewCollection(base: AnyView(view), content: content), identify: \.id, content: content)
  }
}
