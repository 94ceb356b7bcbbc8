/// Several views treated as one: modifiers reach each of them.
@frozen nonisolated public struct Group<Content> {
  package let content: Content

  package init(_content: Content) { content = _content }
}

extension Group: View where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    Content._update(view.content, old, context)
  }
}
