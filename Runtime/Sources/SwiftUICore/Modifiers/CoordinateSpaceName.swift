import CoreGraphics

/// `coordinateSpace`: gives the view's own space a name.
struct CoordinateSpaceModifier: PrimitiveModifier {
  let name: AnyHashable

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { CoordinateSpaceNode(name, context) }
}

final class CoordinateSpaceNode: ModifierNode, CoordinateSpaceProvider {
  private var spaceName: AnyHashable

  init(_ name: AnyHashable, _ context: _ViewContext) {
    spaceName = name
    super.init(context)
  }

  override func makePart() -> ModifierNode {
    CoordinateSpaceNode(spaceName, _ViewContext(environment: environment, parent: self, graph: graph))
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is CoordinateSpaceModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? CoordinateSpaceModifier, new.name != spaceName else { return }
    spaceName = new.name
    forEachPart { ($0 as? CoordinateSpaceNode)?.spaceName = new.name }
    setNeedsLayout()
  }

  var coordinateSpaceNames: [AnyHashable] { [spaceName] }
  override var name: String { "coordinateSpace" }
  override var detail: String { "\(spaceName.base)" }
}

extension View {
  /// Gives the view's own space a name that the views in it can measure in.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    primitive(CoordinateSpaceModifier(name: name.name))
  }

  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    primitive(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
