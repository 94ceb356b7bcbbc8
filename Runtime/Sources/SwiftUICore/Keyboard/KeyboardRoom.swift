import CoreGraphics
import Drawing

/// Keeps content clear of the keyboard in a container that lies behind it.
struct KeyboardRoomModifier: PrimitiveModifier {
  /// Points; nil where the container ignores the keyboard, as one with a bar at its bottom does.
  let height: CGFloat?

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { KeyboardRoomNode(context) }
}

final class KeyboardRoomNode: ModifierNode, SafeAreaProvider, SafeAreaReader {
  private var height: CGFloat?
  private var room: CGFloat = 0

  override func makePart() -> ModifierNode {
    let part = KeyboardRoomNode(_ViewContext(environment: environment, parent: self, graph: graph))
    part.height = height
    return part
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is KeyboardRoomModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? KeyboardRoomModifier, new.height != height else { return }
    height = new.height
    forEachPart { ($0 as? KeyboardRoomNode)?.height = new.height }
    setNeedsLayout()
  }

  /// All that is offered: the container fills its screen.
  override func measure(_ proposal: ProposedViewSize) -> CGSize { single?.size(for: proposal) ?? .zero }

  override func placeChildren() {
    guard let single else { return }
    room = min(max(0, height ?? depthBelowKeyboard), frame.height)
    let size = CGSize(width: frame.width, height: frame.height - room)
    safeFrame = CGRect(origin: .zero, size: size)
    place(single, at: .zero, proposal: ProposedViewSize(size), mirrored: isMirrored)
  }

  /// How far the node reaches below the keyboard's top: as far as the container around it has grown.
  private var depthBelowKeyboard: CGFloat {
    guard graph.keyboard.coveredHeight > 0 else { return 0 }
    var bottom = frame.height
    var current: Node = self
    while let parent = current.layoutParent {
      bottom += current.frame.minY
      if let grown = parent as? IgnoresSafeAreaNode, grown.ignoresKeyboard { return bottom - grown.frame.height }
      current = parent
    }
    return 0
  }

  private(set) var safeFrame = CGRect.zero
  var insets: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: room, trailing: 0) }
  func insets(for regions: SafeAreaRegions) -> EdgeInsets { regions.contains(.keyboard) ? insets : EdgeInsets() }
  var readsSafeArea: Bool { height == nil }
  override var name: String { "keyboardRoom" }
}

extension View {
  /// Keeps content clear of the keyboard in a view that ignores it.
  nonisolated package func clearOfKeyboard() -> some View { primitive(KeyboardRoomModifier(height: nil)) }

  /// Keeps content clear of so many points of a keyboard, which other content may ignore.
  nonisolated package func keyboardRoom(_ height: CGFloat) -> some View {
    primitive(KeyboardRoomModifier(height: height))
  }
}
