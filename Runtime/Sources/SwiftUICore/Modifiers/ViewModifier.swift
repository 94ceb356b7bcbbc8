import CoreGraphics
import Drawing

/// A change to a view, described by views.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// Stands for the modified view within a modifier's body.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never

  unowned(unsafe) let owner: ViewModifierNode

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: ModifiedContentNode.self) } ?? ModifiedContentNode(view.owner, context)
    node.refresh()
    return node
  }
}

/// A view with a modifier, or two modifiers one after the other.
nonisolated public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    ViewModifierNode.update(view, old, context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ViewModifier {
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that leaves the view as it is.
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()

  nonisolated public init() {}

  public func body(content: Content) -> some View { content }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The node of a user's modifier: its body is a view tree in which the content stands once or more.
final class ViewModifierNode: ReadingNode {
  let environment: EnvironmentScope
  /// The modified view, for the places of the body that stand for it.
  fileprivate var makeContent: (@MainActor (Node?, _ViewContext) -> Node)!
  fileprivate var contentVersion = 0
  private var evaluateBody: (@MainActor () -> Void)!
  private var isSameModifier: (@MainActor (Any) -> Bool)?
  private var slots: DynamicSlots?
  private var child: Node?
  fileprivate var contentNodes: [ModifiedContentNode] = []

  private override init(_ context: _ViewContext) {
    environment = context.environment
    super.init(context)
  }

  static func update<Content: View, Modifier: ViewModifier>(
    _ view: ModifiedContent<Content, Modifier>, _ old: Node?, _ context: _ViewContext
  ) -> Node {
    let node = old.map { unsafeDowncast($0, to: ViewModifierNode.self) } ?? ViewModifierNode(context)
    let content = view.content
    node.contentVersion += 1
    node.makeContent = { old, context in Content._update(content, old, context) }
    let isSame = node.isSameModifier?(view.modifier) ?? false
    if isSame && !node.flags.contains(.needsUpdate) {
      for contentNode in node.contentNodes { contentNode.refresh() }
      return node
    }
    node.take(view.modifier)
    node.evaluateBody()
    return node
  }

  private func take<Modifier: ViewModifier>(_ modifier: Modifier) {
    let slots = self.slots ?? DynamicSlots(Modifier.self)
    self.slots = slots
    fly(from: last, to: modifier)
    isSameModifier = { other in
      guard let other = other as? Modifier else { return false }
      return withUnsafePointer(to: modifier) { a in
        withUnsafePointer(to: other) { b in slots.description.areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
      }
    }
    evaluateBody = { [unowned self] in
      flags.remove(.needsUpdate)
      graph.counters.bodies += 1
      let body = tracking {
        slots.withInstalled(presented(modifier), in: self) {
          $0.body(content: _ViewModifier_Content(owner: self))
        }
      }
      let context = _ViewContext(environment: environment, parent: self, graph: graph)
      child = Modifier.Body._update(body, child, context)
    }
  }

  // MARK: Animatable data

  /// The last value of a modifier with animatable data.
  private var last: Any?
  private var flight: AnimatableFlight?
  private var isTaking = false

  /// Takes an animatable modifier to its new data; the body runs again for each sample. A geometry effect
  /// has no body to run: what it draws is animated.
  private func fly<Modifier: ViewModifier>(from old: Any?, to new: Modifier) {
    guard let slots, slots.description.isAnimatable, !(new is any GeometryEffect) else { return }
    last = new
    func open<A: Animatable>(_ new: A) {
      guard let old = old as? A else { return }
      let flight = self.flight ?? AnimatableFlight()
      self.flight = flight
      flight.go(to: new, from: flight.presented(old, at: graph.time), on: self) { [unowned self] _ in
        if !isTaking { graph.enqueueUpdate(self) }
      }
    }
    guard let animatable = new as? any Animatable else { return }
    isTaking = true
    open(animatable)
    isTaking = false
  }

  private func presented<Modifier>(_ modifier: Modifier) -> Modifier {
    guard let flight, flight.isRunning, let animatable = modifier as? any Animatable else { return modifier }
    func open<A: Animatable>(_ value: A) -> Modifier? { flight.presented(value, at: graph.time) as? Modifier }
    return open(animatable) ?? modifier
  }

  override func runUpdate() { evaluateBody() }
  override var environmentScope: EnvironmentScope? { environment }
  override func appendLayoutChildren(to list: inout [Node]) { child?.appendLayoutChildren(to: &list) }
  override var structure: [Node] { child.map { [$0] } ?? [] }
  override var passesStructure: Bool { true }

  override func teardown() {
    super.teardown()
    child?.teardown()
    child = nil
  }
}

/// A place of a modifier's body where the modified view stands.
final class ModifiedContentNode: Node {
  private unowned(unsafe) let owner: ViewModifierNode
  private let context: _ViewContext
  private var child: Node?
  private var version = 0

  init(_ owner: ViewModifierNode, _ context: _ViewContext) {
    self.owner = owner
    self.context = context
    super.init(context)
    owner.contentNodes.append(self)
  }

  func refresh() {
    guard version != owner.contentVersion else { return }
    version = owner.contentVersion
    child = owner.makeContent(child, context.under(self))
  }

  override func appendLayoutChildren(to list: inout [Node]) { child?.appendLayoutChildren(to: &list) }
  override var structure: [Node] { child.map { [$0] } ?? [] }
  override var passesStructure: Bool { true }

  override func teardown() {
    super.teardown()
    owner.contentNodes.removeAll { $0 === self }
    child?.teardown()
    child = nil
  }
}
