/// What is to happen at a later time of the stage's clock.
@MainActor
package struct Deadlines {
  struct Entry {
    let id: Int
    let time: Double
    let isEndless: Bool
    let name: String
    let action: () -> Void
  }

  private var entries: [Entry] = []
  private var lastID = 0

  /// - Returns: what `cancel` takes.
  mutating func add(at time: Double, isEndless: Bool, name: String, _ action: @escaping () -> Void) -> Int {
    lastID += 1
    entries.append(Entry(id: lastID, time: time, isEndless: isEndless, name: name, action: action))
    return lastID
  }

  mutating func cancel(_ id: Int) { entries.removeAll { $0.id == id } }

  /// Takes out what is due, the earliest first; of equals the one that was added first.
  mutating func takeDue(at time: Double) -> [() -> Void] {
    guard entries.contains(where: { $0.time <= time }) else { return [] }
    let due = entries.filter { $0.time <= time }.sorted { ($0.time, $0.id) < ($1.time, $1.id) }
    entries.removeAll { $0.time <= time }
    return due.map(\.action)
  }

  /// Whether something waits that does not come again and again.
  var hasFinite: Bool { entries.contains { !$0.isEndless } }

  /// When the next action is due, in seconds of the stage's clock.
  package var next: Double? { entries.map(\.time).min() }

  /// When the next action is due that does not come again and again.
  package var nextFinite: Double? { entries.lazy.filter { !$0.isEndless }.map(\.time).min() }

  /// What waits, as reports name it.
  func names(endless: Bool) -> [String] { entries.filter { $0.isEndless == endless }.map(\.name) }
}

extension ViewGraph {
  /// Acts when the stage's clock has come to a time; the action may write state.
  /// - Parameters:
  ///   - time: seconds of the stage's clock; what lies in the past is done in the next frame.
  ///   - isEndless: the action sets itself again for ever, as a blinking caret does: nobody waits for it.
  ///   - name: what reports call it.
  /// - Returns: what `cancelDeadline` takes.
  @discardableResult
  func at(
    _ time: Double, isEndless: Bool = false, name: String = "a deadline", _ action: @escaping () -> Void
  ) -> Int {
    requestFrame()
    return deadlines.add(at: time, isEndless: isEndless, name: name, action)
  }

  func cancelDeadline(_ id: Int) { deadlines.cancel(id) }
}
