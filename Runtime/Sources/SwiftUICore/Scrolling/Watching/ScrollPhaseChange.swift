import CoreGraphics

/// What a scroll view was like when its phase changed.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// Points a second; nil while it does not move.
  public let velocity: CGVector?
}

/// `onScrollPhaseChange`: acts when the scroll view begins or ends to do something.
struct ScrollPhaseModifier: PrimitiveModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { ScrollPhaseNode(context) }
}

final class ScrollPhaseNode: ScrollAttachmentNode {
  private var modifier: ScrollPhaseModifier?

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is ScrollPhaseModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    modifier = other as? ScrollPhaseModifier
  }

  /// Attaches itself to the scroll view once that is there.
  override func layoutDidEnd() { _ = scroll }

  override func phaseChanged(from old: ScrollPhase, to new: ScrollPhase) {
    guard let modifier, let scroll else { return }
    let context = ScrollPhaseChangeContext(geometry: scroll.geometry, velocity: scroll.velocity)
    graph.afterLayout { modifier.action(old, new, context) }
  }
}

extension View {
  /// Acts when the phase of the scroll view changes: when a finger takes it, lets it go, and when it has come
  /// to rest.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    primitive(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    primitive(ScrollPhaseModifier(action: action))
  }
}
