import CoreGraphics

/// `geometryGroup`: the views in it move as one when they are animated; at rest it changes nothing.
struct GeometryGroupModifier: LayoutModifier {
  var name: String { "geometryGroup" }
}

extension View {
  /// Lets the views within move as one when the view's frame is animated.
  nonisolated public func geometryGroup() -> some View { primitive(GeometryGroupModifier()) }
}
