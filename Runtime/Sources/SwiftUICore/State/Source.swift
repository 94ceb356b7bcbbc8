import Observation

/// Something that a view can read while it is brought up to date: a state, an environment entry.
///
/// It knows who read it last time, and marks just those when it changes. Sources live on the main
/// actor like the nodes; the class is not isolated so that property wrappers, whose accessors are
/// not, can reach it.
class Source {
  private var readers: [Unmanaged<ReadingNode>] = []

  /// The node that is being brought up to date. Confined to the main actor: only update passes,
  /// which run there, set it, and reads from elsewhere find nil.
  nonisolated(unsafe) static var reader: ReadingNode?

  /// Reads something on which nobody comes to depend.
  static func unread<Result>(_ reading: () -> Result) -> Result {
    let outer = reader
    reader = nil
    defer { reader = outer }
    return reading()
  }

  /// Notes that the current reader depends on this source. The reader's list is compared in the order
  /// of the last time, so that a repeated reading costs one pointer comparison.
  final func read() {
    guard let node = Source.reader else { return }
    if node.readCursor < node.sources.count, node.sources[node.readCursor] === self {
      node.readCursor += 1
      return
    }
    for index in 0..<node.readCursor where node.sources[index] === self { return }
    node.dropSources(from: node.readCursor)
    node.sources.append(self)
    node.readCursor += 1
    readers.append(Unmanaged.passUnretained(node))
  }

  final func remove(_ node: ReadingNode) {
    let target = Unmanaged.passUnretained(node).toOpaque()
    for index in readers.indices where readers[index].toOpaque() == target {
      readers.swapAt(index, readers.count - 1)
      readers.removeLast()
      return
    }
  }

  /// Marks every reader for the next update pass.
  final func changed() {
    guard !readers.isEmpty else { return }
    nonisolated(unsafe) let source = self
    MainThread.run {
      for reader in source.readers {
        let node = reader.takeUnretainedValue()
        node.graph.enqueueUpdate(node)
      }
    }
  }

  final var readerCount: Int { readers.count }
}

/// A node that reads sources when it is brought up to date.
@MainActor
class ReadingNode: Node, UpdatingNode {
  nonisolated(unsafe) fileprivate(set) var sources: [Source] = []
  nonisolated(unsafe) fileprivate(set) var readCursor = 0

  func runUpdate() {}

  /// Runs a reading and keeps its sources; those of the last time that were not read again are dropped.
  final func tracking<Result>(_ reading: () -> Result) -> Result {
    let outer = Source.reader
    Source.reader = self
    readCursor = 0
    readingCount += 1
    let result = observing(reading)
    dropSources(from: readCursor)
    Source.reader = outer
    return result
  }

  /// Runs something whose readings are nobody's, within a reading that is tracked.
  static func untracked<Result>(_ action: () -> Result) -> Result {
    let outer = Source.reader
    Source.reader = nil
    defer { Source.reader = outer }
    return action()
  }

  /// Runs one more reading of a node that is brought up to date in pieces: what it read before stays.
  final func trackingMore<Result>(_ reading: () -> Result) -> Result {
    let outer = Source.reader
    Source.reader = self
    readCursor = sources.count
    let result = observing(reading)
    Source.reader = outer
    return result
  }

  /// Counts the whole readings: what an earlier one read of observable objects no longer matters.
  private var readingCount = 0

  /// Runs a reading; the first change of an observable object that it read marks the node.
  private func observing<Result>(_ reading: () -> Result) -> Result {
    withObservationTracking(reading, onChange: self.markingNeedsUpdate())
  }

  /// Marks the node where it still is what it was when it read.
  private func markingNeedsUpdate() -> @Sendable () -> Void {
    let (handle, count) = (handle, readingCount)
    return {
      MainThread.run {
        guard let node = handle.object as? ReadingNode, node.readingCount == count else { return }
        node.graph.enqueueUpdate(node)
      }
    }
  }

  nonisolated fileprivate final func dropSources(from index: Int) {
    guard index < sources.count else { return }
    for source in sources[index...] { source.remove(self) }
    sources.removeSubrange(index...)
  }

  override func teardown() {
    super.teardown()
    dropSources(from: 0)
  }
}
