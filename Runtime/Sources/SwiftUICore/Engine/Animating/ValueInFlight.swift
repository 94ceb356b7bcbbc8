/// A value of a node on its way: the numbers of a modifier or of a recorded picture, the data of a shape.
@MainActor
final class ValueInFlight<Data: VectorArithmetic> {
  fileprivate var vector: AnimatedVector<Data>
  private(set) var isRegistered = false
  /// Those who wait for the value, and whether it already counts as done for them.
  private var waiting: [(group: AnimationGroup, isComplete: Bool)] = []
  /// The value goes on for ever in steps that each end.
  private var isStepOfEndless = false

  init(_ data: Data) { vector = AnimatedVector(data) }

  func value(at time: Double) -> Data { vector.sample(at: time) }

  var isRunning: Bool { vector.isRunning }
  var target: Data { vector.target }

  /// Goes to another value; calls back in each later frame until it has come there.
  func animate(to data: Data, with animation: Animation, on node: Node, onFrame: @escaping () -> Void) {
    guard data != vector.target else { return }
    let graph = node.graph
    let transaction = graph.transaction(for: node)
    vector.animate(
      to: data, with: animation, at: graph.time,
      environment: node.environmentScope.map(EnvironmentValues.init(scope:)) ?? EnvironmentValues(),
      groups: transaction.groups)
    for group in transaction.groups {
      group.running += 1
      group.unfinished += 1
      waiting.append((group, false))
    }
    isStepOfEndless = transaction.isStepOfEndless
    if !isRegistered { register(on: node, onFrame) }
  }

  /// Another node shows the value from now on.
  func move(to node: Node, onFrame: @escaping () -> Void) {
    if isRegistered { register(on: node, onFrame) }
  }

  private var registration = 0

  private func register(on node: Node, _ onFrame: @escaping () -> Void) {
    isRegistered = true
    registration += 1
    let number = registration
    node.graph.add(
      ActiveAnimation(
        node, group: nil, isEndless: vector.isEndless || isStepOfEndless,
        onDeath: { [self] in if number == registration { releaseAll() } }
      ) { [self] time in
        guard number == registration else { return (.ended, true) }
        _ = vector.sample(at: time)
        tellWaiting()
        onFrame()
        if !vector.isRunning {
          isRegistered = false
          return (.ended, true)
        }
        return (vector.isEndless || isStepOfEndless ? .endless : .running, vector.isLogicallyComplete)
      })
  }

  /// Goes to a value at once; who waited waits no longer.
  func set(_ data: Data) {
    vector.set(data)
    releaseAll()
  }

  private func tellWaiting() {
    guard !waiting.isEmpty else { return }
    for index in waiting.indices where !waiting[index].isComplete {
      if vector.isUnfinished(for: waiting[index].group) { continue }
      waiting[index].isComplete = true
      waiting[index].group.unfinished -= 1
    }
    waiting.removeAll { entry in
      if vector.runs(for: entry.group) { return false }
      entry.group.running -= 1
      return true
    }
  }

  private func releaseAll() {
    for entry in waiting {
      if !entry.isComplete { entry.group.unfinished -= 1 }
      entry.group.running -= 1
    }
    waiting.removeAll()
  }
}

typealias NumbersInFlight = ValueInFlight<NumberVector>

extension ValueInFlight<NumberVector> {
  convenience init(_ numbers: [Double]) { self.init(NumberVector(numbers)) }

  func numbers(at time: Double) -> [Double] { value(at: time).values }

  func animate(
    to numbers: [Double], with animation: Animation, on node: Node, onFrame: @escaping () -> Void
  ) {
    animate(to: NumberVector(numbers), with: animation, on: node, onFrame: onFrame)
  }

  func set(_ numbers: [Double]) { set(NumberVector(numbers)) }

  /// Takes over numbers that changed at once; those that did not go on.
  func setChanged(_ numbers: [Double]) {
    let old = target.values
    vector.adjust(target: NumberVector(numbers)) { way in
      for index in numbers.indices where index < way.values.count {
        if index >= old.count || numbers[index] != old[index] { way.values[index] = 0 }
      }
    }
  }
}
