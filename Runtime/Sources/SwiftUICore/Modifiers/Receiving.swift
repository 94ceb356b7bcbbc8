/// `onReceive`: acts on the values of a publisher while the view is there.
struct ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { ReceiveNode<P>(context) }
}

final class ReceiveNode<P: Publisher>: TransparentModifierNode where P.Failure == Never {
  private var modifier: ReceiveModifier<P>?
  private var subscription: AnyCancellable?

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is ReceiveModifier<P> }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? ReceiveModifier<P> else { return }
    let isSame = modifier.map { isSamePublisher($0.publisher, new.publisher) } ?? false
    modifier = new
    guard !isSame else { return }
    subscription = nil
    graph.afterLayout { [weak self] in self?.subscribe() }
  }

  private func isSamePublisher(_ a: P, _ b: P) -> Bool {
    var (a, b) = (a, b)
    return TypeDescription.of(P.self).areEqual(&a, &b)
  }

  private func subscribe() {
    guard !flags.contains(.isDead), subscription == nil, let publisher = modifier?.publisher else { return }
    subscription = publisher.sink { [weak self] value in
      nonisolated(unsafe) let value = value
      MainThread.run { self?.modifier?.action(value) }
    }
  }

  override func teardown() {
    super.teardown()
    subscription = nil
  }
}

extension View {
  /// Acts on each value of a publisher, on the main actor.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    primitive(ReceiveModifier(publisher: publisher, action: action))
  }
}
