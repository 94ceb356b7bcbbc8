/// A piece of a user interface, described by other views or drawn by the engine itself.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node of a view, or brings an old one up to date.
  ///
  /// One entry serves both, so that a static position always yields the same node class. Views with
  /// a body take the default; views that the engine draws have their own.
  @MainActor static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode
}

extension Never: View {
  public typealias Body = Never

  nonisolated public var body: Never { fatalError("Never has no value, so it has no body.") }

  @MainActor
  public static func _update(_ view: Never, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {}
}

extension View where Body == Never {
  /// Views that the engine draws have no body of their own. Hidden from clients, for whom a view
  /// without a body must not compile.
  @_spi(Engine) public var body: Never {
    fatalError("\(Self.self) is drawn by the engine; its body is never asked for.")
  }
}

extension View {
  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    BodyNode.update(view, old, context)
  }
}

/// What a view's node needs to know of the place where it is made.
@MainActor
public struct _ViewContext {
  var environment: EnvironmentScope
  var parent: Node
  var graph: ViewGraph

  init(environment: EnvironmentScope, parent: Node, graph: ViewGraph) {
    self.environment = environment
    self.parent = parent
    self.graph = graph
  }

  func under(_ node: Node) -> _ViewContext {
    _ViewContext(environment: environment, parent: node, graph: graph)
  }

  func under(_ node: Node, environment: EnvironmentScope) -> _ViewContext {
    _ViewContext(environment: environment, parent: node, graph: graph)
  }
}
