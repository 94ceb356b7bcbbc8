import CoreGraphics

extension View {
  /// Acts when the pointer comes over the view and when it leaves.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    primitive(HoverModifier(name: "onHover", space: nil) { action($0 != .ended) })
  }

  /// Acts when the pointer moves over the view.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    primitive(HoverModifier(name: "onContinuousHover", space: coordinateSpace.coordinateSpace, action: action))
  }

  /// How the view shows that the pointer is over it.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    recorded("hoverEffect", effect.name)
  }

  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    recorded("hoverEffect", isEnabled ? effect.name : "disabled")
  }
}

/// Where the pointer is.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// How a view shows that the pointer is over it.
public struct HoverEffect: Sendable {
  fileprivate let name: String

  public static let automatic = HoverEffect(name: ".automatic")
  public static let highlight = HoverEffect(name: ".highlight")
  public static let lift = HoverEffect(name: ".lift")
}
