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
  var transaction = transaction
  if let group = transaction.takeCompletions() { CurrentTransaction.groups.append(group) }
  CurrentTransaction.value = transaction
  defer { CurrentTransaction.value = outer }
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
  /// Groups of animations that somebody waits for.
  nonisolated(unsafe) static var groups: [AnimationGroup] = []
}

/// The animations of one transaction, and what is to happen when they are done. Confined to the main
/// actor like the nodes that are animated.
package final class AnimationGroup {
  private let completions: [Transaction.Completion]
  /// Those that do not even count as complete.
  var unfinished = 0
  /// Those that still move.
  var running = 0
  private var didComplete = false
  /// The change has been shown once, so that what it animates has begun.
  var wasShown = false

  init(_ completions: [Transaction.Completion]) { self.completions = completions }

  /// What is due now; everything once.
  func dueActions() -> [() -> Void] {
    guard wasShown else {
      wasShown = true
      return []
    }
    var due: [Transaction.Completion] = []
    if unfinished == 0, !didComplete {
      didComplete = true
      due += completions.filter { $0.criteria == .logicallyComplete }
    }
    if running == 0 { due += completions.filter { $0.criteria != .logicallyComplete } }
    return due.map(\.action)
  }

  /// Nothing that counts moves, perhaps because the change moved nothing at all, and nobody has been told yet.
  var isDue: Bool { wasShown && unfinished == 0 && !didComplete }

  /// Everybody has been told.
  var isOver: Bool { didComplete && running == 0 }
}
