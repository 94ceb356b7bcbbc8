/// The environment of a view, for content of that view which is shown elsewhere: items of a bar.
@MainActor
package final class LentEnvironment {
  /// Weak, since what is shown elsewhere must not keep the view.
  fileprivate weak var lender: LendEnvironmentNode?
  fileprivate var scope: EnvironmentScope? { lender?.lent }

  nonisolated package init() {}
}

struct LendEnvironment: PrimitiveModifier {
  let environment: LentEnvironment

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { LendEnvironmentNode(context) }
}

final class LendEnvironmentNode: TransparentModifierNode {
  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is LendEnvironment }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    (other as? LendEnvironment)?.environment.lender = self
  }

  fileprivate var lent: EnvironmentScope { environment }
}

/// Content in an environment that another view has lent.
package struct Borrowing<Content: View>: View {
  private let lent: LentEnvironment?
  private let content: Content

  package init(_ lent: LentEnvironment?, @ViewBuilder content: () -> Content) {
    self.lent = lent
    self.content = content()
  }

  package var body: some View {
    // Nodes keep to the scope that they were made in.
    BorrowingContent(scope: lent?.scope, content: content).id((lent?.scope).map { ObjectIdentifier($0) })
  }
}

private struct BorrowingContent<Content: View>: View {
  typealias Body = Never

  let scope: EnvironmentScope?
  let content: Content

  @MainActor
  static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    var context = context
    if let scope = view.scope { context.environment = scope }
    return Content._update(view.content, old, context)
  }
}

extension View {
  /// Lends the view's environment to content that is shown elsewhere.
  nonisolated package func lends(_ environment: LentEnvironment) -> some View {
    nonisolated(unsafe) let environment = environment
    return primitive(LendEnvironment(environment: environment))
  }
}
