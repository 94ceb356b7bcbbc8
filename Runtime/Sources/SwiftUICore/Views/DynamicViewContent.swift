import Foundation

/// A view made of a collection's elements, which a list can delete and move.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection

  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// A `ForEach` and what a list may do with its elements.
nonisolated private struct EditableContent<Base: DynamicViewContent>: DynamicViewContent {
  typealias Body = Never

  let base: Base
  let set: (inout DynamicContentEditing) -> Void

  @MainActor var data: Base.Data { base.data }

  @MainActor
  static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = Base._update(view.base, old, context)
    if let forEach = node as? ForEachNode { view.set(&forEach.editing) }
    return node
  }
}

extension DynamicViewContent {
  /// Lets a list delete elements; nil forbids it.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditableContent(base: self) { $0.delete = action }
  }

  /// Lets a list move elements; nil forbids it.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    EditableContent(base: self) { $0.move = action }
  }
}
