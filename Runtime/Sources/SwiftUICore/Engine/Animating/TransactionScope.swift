/// A modifier that changes the transaction of what lies below it: `animation(_:value:)`, `transaction`.
@MainActor
protocol TransactionScope: Node {
  /// Changes the transaction, where the modifier has something to say in this round.
  func adjust(_ transaction: inout Transaction)
}

extension ViewGraph {
  /// The transaction in which a node changes in this round: that of the write that started it, as
  /// the modifiers around the node leave it.
  func transaction(for node: Node) -> Transaction {
    var scopes: [any TransactionScope] = []
    if hasScopesNow {
      var ancestor = node.parent
      while let current = ancestor {
        if let scope = current as? any TransactionScope { scopes.append(scope) }
        ancestor = current.parent
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
