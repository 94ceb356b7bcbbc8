/// Keeps what was used last, up to a cost in bytes.
final class BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    var used: Int
  }

  private var entries: [Key: Entry] = [:]
  private var cost = 0
  private var clock = 0
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  func find(_ key: Key) -> Value? {
    clock += 1
    entries[key]?.used = clock
    return entries[key]?.value
  }

  /// Values that take more than half of the room are not kept.
  func store(_ value: Value, cost newCost: Int, for key: Key) {
    guard newCost <= limit / 2 else { return }
    clock += 1
    if let old = entries.updateValue(Entry(value: value, cost: newCost, used: clock), forKey: key) {
      cost -= old.cost
    }
    cost += newCost
    if cost <= limit { return }
    // A quarter is given up at once, so that a full cache does not search for every new value.
    for (key, entry) in entries.sorted(by: { $0.value.used < $1.value.used }) {
      if cost <= limit * 3 / 4 { return }
      entries[key] = nil
      cost -= entry.cost
    }
  }

  var count: Int { entries.count }
}
