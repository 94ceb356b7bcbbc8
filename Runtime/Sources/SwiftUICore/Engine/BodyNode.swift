import CoreGraphics
import Drawing

/// The node of a view that has a body. Not generic: the view lies in raw memory and its type is
/// opened for each evaluation, which saves a class instantiation for every view type.
final class BodyNode: ReadingNode {
  let viewType: any View.Type
  let environment: EnvironmentScope
  private let slots: DynamicSlots
  nonisolated(unsafe) private let store: UnsafeMutableRawPointer
  private let destroy: @MainActor (UnsafeMutableRawPointer) -> Void
  private var child: Node?
  /// The view's animatable data, once it has been on its way.
  private var flight: AnimatableFlight?

  private init<V: View>(_ view: V, _ context: _ViewContext) {
    viewType = V.self
    environment = context.environment
    slots =
      context.graph.revivedState?.take(V.self, depth: context.parent.depth + 1) ?? DynamicSlots(V.self)
    store = .allocate(
      byteCount: max(MemoryLayout<V>.size, 1), alignment: MemoryLayout<V>.alignment)
    store.initializeMemory(as: V.self, to: view)
    destroy = { $0.assumingMemoryBound(to: V.self).deinitialize(count: 1) }
    super.init(context)
  }

  /// The storage of the view's dynamic properties, where it has any.
  var heldState: DynamicSlots? { slots.isEmpty ? nil : slots }

  deinit { store.deallocate() }

  static func update<V: View>(_ view: V, _ old: Node?, _ context: _ViewContext) -> Node {
    guard let old else {
      let node = BodyNode(view, context)
      node.evaluate(V.self)
      return node
    }
    let node = unsafeDowncast(old, to: BodyNode.self)
    node.graph.counters.comparisons += 1
    let stored = node.store.assumingMemoryBound(to: V.self)
    let isSame = withUnsafePointer(to: view) {
      node.slots.description.areEqual(UnsafeRawPointer(stored), UnsafeRawPointer($0))
    }
    if isSame && !node.flags.contains(.needsUpdate) { return node }
    if node.slots.description.isAnimatable {
      let old = stored.pointee
      stored.pointee = view
      node.fly(from: old, to: view)
    } else {
      stored.pointee = view
    }
    node.evaluate(V.self)
    return node
  }

  override func runUpdate() {
    evaluate(viewType)
  }

  private func evaluate<V: View>(_ type: V.Type) {
    flags.remove(.needsUpdate)
    graph.counters.bodies += 1
    let view = presented(store.assumingMemoryBound(to: V.self).pointee)
    let body = tracking {
      slots.withInstalled(view, in: self) { $0.body }
    }
    let context = _ViewContext(environment: environment, parent: self, graph: graph)
    child = V.Body._update(body, child, context)
  }

  /// Takes an animatable view to its new data; the body runs again for each sample.
  private func fly<V>(from old: V, to new: V) {
    func open<A: Animatable>(_ new: A) {
      guard let old = old as? A else { return }
      let flight = self.flight ?? AnimatableFlight()
      self.flight = flight
      flight.go(to: new, from: flight.presented(old, at: graph.time), on: self) { [unowned self] _ in
        if !isEvaluating { graph.enqueueUpdate(self) }
      }
    }
    guard let new = new as? any Animatable else { return }
    isEvaluating = true
    open(new)
    isEvaluating = false
  }

  private var isEvaluating = false

  private func presented<V>(_ view: V) -> V {
    guard let flight, flight.isRunning, let animatable = view as? any Animatable else { return view }
    func open<A: Animatable>(_ value: A) -> V? { flight.presented(value, at: graph.time) as? V }
    return open(animatable) ?? view
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child?.size(for: proposal) ?? .zero }
  override func appendLayoutChildren(to list: inout [Node]) { child?.appendLayoutChildren(to: &list) }
  override var structure: [Node] { child.map { [$0] } ?? [] }
  override var passesStructure: Bool { true }
  override var name: String { String(describing: viewType) }
  override var environmentScope: EnvironmentScope? { environment }

  override func teardown() {
    guard !flags.contains(.isDead) else { return }
    super.teardown()
    child?.teardown()
    child = nil
    destroy(store)
  }
}
