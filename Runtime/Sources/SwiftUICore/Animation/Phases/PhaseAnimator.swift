/// Shows content in one phase after the other, each by an animation: for ever, or once each time a value
/// changes.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  public typealias Body = Never

  private let phases: [Phase]
  /// Nil goes through the phases for ever.
  private let trigger: (any Equatable)?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  /// Goes through the phases once each time the trigger changes, and back to the first.
  /// - Parameter animation: how a phase is entered; nil enters it at once.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  /// Goes through the phases for ever.
  /// - Parameter animation: how a phase is entered; nil enters it at once.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: PhaseNode<Phase>.self) } ?? PhaseNode<Phase>(context)
    node.follow(view.phases, trigger: view.trigger, animation: view.animation)
    // Without a phase there is nothing to show.
    node.update { node.phase.map { view.content($0) } }
    return node
  }
}

extension View {
  /// Shows the view in one phase after the other, for ever.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
    return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
  }

  /// Shows the view in one phase after the other, once each time the trigger changes.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
    return PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
  }
}
