/// A modifier that changes the transaction of what lies below it: `animation(_:value:)`, `transaction`.
@MainActor
protocol TransactionScope: Node {
  /// Changes the transaction, where the modifier has something to say in this round.
  func adjust(_ transaction: inout Transaction)

  /// The scope reaches down to the next boundary only: to what the body of a modifier sets.
  var isForBody: Bool { get }
  /// The node ends the reach of such a scope.
  var isBoundary: Bool { get }
}

extension TransactionScope {
  var isForBody: Bool { false }
  var isBoundary: Bool { false }
}

extension ViewGraph {
  /// The transaction in which a node changes in this round: that of the write that started it, as
  /// the modifiers around the node leave it.
  func transaction(for node: Node) -> Transaction {
    var scopes: [any TransactionScope] = []
    if hasScopesNow {
      var ancestor = node.parent
      var boundaries = 0
      while let current = ancestor {
        ancestor = current.parent
        guard let scope = current as? any TransactionScope else { continue }
        if scope.isBoundary { boundaries += 1 }
        if scope.isForBody, boundaries > 0 {
          boundaries -= 1
        } else {
          scopes.append(scope)
        }
      }
    }
    var transaction = roundTransaction
    for scope in scopes.reversed() { scope.adjust(&transaction) }
    return transaction
  }

  /// Whether a change in this round can be animated at all.
  var mayAnimate: Bool { roundTransaction.animation != nil || hasScopesNow }

  /// Whether a modifier has something to say of the changes of this round.
  private var hasScopesNow: Bool { hasStandingScopes || scopeRound == round }

  /// The animation by which a node changes in this round; nil shows the change at once.
  func animation(for node: Node) -> Animation? {
    guard mayAnimate else { return nil }
    let transaction = transaction(for: node)
    return transaction.disablesAnimations ? nil : transaction.animation
  }
}
