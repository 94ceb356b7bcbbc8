import Synchronization

/// How many nodes of all trees of the process are alive; tests see by it that nothing stays.
package enum LiveNodes {
  private static let counter = Atomic<Int>(0)

  package static var count: Int { counter.load(ordering: .relaxed) }

  static func add(_ change: Int) { counter.wrappingAdd(change, ordering: .relaxed) }
}
