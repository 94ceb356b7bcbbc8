/// Performs a change and shows it by an animation; nil shows it at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Performs a change, shows it by an animation, and acts when that is done.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Performs a change in a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = CurrentTransaction.value
  CurrentTransaction.value = transaction
  defer {
    CurrentTransaction.value = outer
    CurrentTransaction.completions += transaction.completions.map(\.action)
  }
  return try body()
}

/// Performs a change in a transaction of which one value is set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = CurrentTransaction.value
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// The transaction of the change that is being made. Confined to the main actor, where views change.
enum CurrentTransaction {
  nonisolated(unsafe) static var value = Transaction()
  /// What is to be done once the picture is settled: changes are shown at their end.
  nonisolated(unsafe) static var completions: [() -> Void] = []
}
