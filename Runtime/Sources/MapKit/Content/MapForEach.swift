import SwiftUI

extension ForEach: MapContent where Content: MapContent {
  @MainActor public func _mapItems() -> [_MapItem] {
    data.flatMap { element in
      let id = identify(element)
      return content(element)._mapItems().map { $0.within(id) }
    }
  }
}

extension ForEach where Content: MapContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(_data: data, identify: { $0[keyPath: id] }, content: content) }
}

extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(_data: data, identify: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent {
  public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
    self.init(_data: data, identify: { $0 }, content: content)
  }
}

extension Group: MapContent where Content: MapContent {
  public init(@MapContentBuilder content: () -> Content) { self.init(_content: content()) }

  @MainActor public func _mapItems() -> [_MapItem] { content._mapItems() }
}
