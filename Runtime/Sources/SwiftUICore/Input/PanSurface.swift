import CoreGraphics

/// Lets a finger that moves along the axes move something, as it would scroll: a row that is swiped.
struct PanSurfaceModifier: PrimitiveModifier {
  let axes: Axis.Set
  let handlers: PanHandlers

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { PanSurfaceNode(self, context) }
}

/// What is done with a finger that moves something.
package struct PanHandlers {
  let began: () -> Void
  let moved: (CGSize) -> Void
  let ended: (CGSize) -> Void
  /// Turns to the trailing side and down, by two fingers on a trackpad.
  let turned: ((CGSize) -> Bool)?

  /// - Parameters:
  ///   - moved: told the points that the finger has moved since it began.
  ///   - ended: told its velocity in points a second.
  ///   - turned: told the points of a wheel; says whether it did something.
  package init(
    began: @escaping () -> Void, moved: @escaping (CGSize) -> Void, ended: @escaping (CGSize) -> Void,
    turned: ((CGSize) -> Bool)? = nil
  ) {
    self.began = began
    self.moved = moved
    self.ended = ended
    self.turned = turned
  }
}

final class PanSurfaceNode: ModifierNode, PanTarget {
  private var modifier: PanSurfaceModifier

  init(_ modifier: PanSurfaceModifier, _ context: _ViewContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func makePart() -> ModifierNode {
    PanSurfaceNode(modifier, _ViewContext(environment: environment, parent: self, graph: graph))
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is PanSurfaceModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? PanSurfaceModifier else { return }
    modifier = new
    forEachPart { ($0 as? PanSurfaceNode)?.modifier = new }
  }

  var panAxes: Axis.Set {
    let values = EnvironmentValues(scope: environment)
    return flags.contains(.isDead) || !values.isEnabled ? [] : modifier.axes
  }

  func holdMotion() -> Bool { false }
  func releaseHold() {}
  func panBegan() { modifier.handlers.began() }
  func panMoved(by translation: CGSize) { modifier.handlers.moved(logical(translation)) }
  func panEnded(velocity: CGSize) { modifier.handlers.ended(logical(velocity)) }
  func panCancelled() { modifier.handlers.ended(.zero) }
  func moveByWheel(_ delta: CGSize) -> Bool { modifier.handlers.turned?(logical(delta)) ?? false }

  /// In the direction of reading.
  private func logical(_ size: CGSize) -> CGSize {
    isMirrored ? CGSize(width: -size.width, height: size.height) : size
  }

  override var name: String { "pan" }
}

extension View {
  /// Lets a finger move something along the axes; a scroll view around the view takes the other axis.
  nonisolated package func onPan(_ axes: Axis.Set, _ handlers: PanHandlers) -> some View {
    primitive(PanSurfaceModifier(axes: axes, handlers: handlers))
  }
}
