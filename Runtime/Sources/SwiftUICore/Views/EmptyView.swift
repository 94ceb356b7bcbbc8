/// A view without content.
@frozen nonisolated public struct EmptyView: View {
  public typealias Body = Never

  public init() {}

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    old ?? GroupNode(context)
  }
}
