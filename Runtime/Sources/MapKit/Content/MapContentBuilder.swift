import SwiftUI

/// Builds what is on a map from the statements of a closure.
@resultBuilder
public struct MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> _MapTuple<
    repeat each Content
  > { _MapTuple(repeat each content) }

  public static func buildIf<Content: MapContent>(_ content: Content?) -> _MapBranch<Content, EmptyMapContent> {
    _MapBranch(first: content, second: nil)
  }

  public static func buildEither<First: MapContent, Second: MapContent>(first: First) -> _MapBranch<First, Second> {
    _MapBranch(first: first, second: nil)
  }

  public static func buildEither<First: MapContent, Second: MapContent>(second: Second) -> _MapBranch<First, Second> {
    _MapBranch(first: nil, second: second)
  }

  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> Content { content }
}

/// Several things on a map.
nonisolated public struct _MapTuple<each Content: MapContent>: MapContent {
  public typealias Body = Never

  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  @MainActor public func _mapItems() -> [_MapItem] {
    var items: [_MapItem] = []
    var number = 0
    for part in repeat each content {
      items += part._mapItems().map { $0.within(number) }
      number += 1
    }
    return items
  }
}

/// One of two things on a map, or one or nothing.
nonisolated public struct _MapBranch<First: MapContent, Second: MapContent>: MapContent {
  public typealias Body = Never

  fileprivate let first: First?
  fileprivate let second: Second?

  @MainActor public func _mapItems() -> [_MapItem] {
    if let first { return first._mapItems().map { $0.within(true) } }
    return second?._mapItems().map { $0.within(false) } ?? []
  }
}
