import CoreGraphics
import Drawing

/// `blendMode`: how the view is combined with what lies behind it.
struct BlendModeEffect: DrawingModifier {
  var mode: BlendMode

  func items(drawing content: DisplayList, size: CGSize, environment: EnvironmentValues) -> [DisplayItem] {
    mode == .normal ? content.items : [.effect(.blend(mode.drawing), content)]
  }

  var name: String { "blendMode" }
  var detail: String { "\(mode)" }
}

/// `compositingGroup` and `drawingGroup`: one picture first, for what is applied around it.
struct CompositingGroupEffect: DrawingModifier {
  var name: String

  func items(drawing content: DisplayList, size: CGSize, environment: EnvironmentValues) -> [DisplayItem] {
    [.effect(.compositingGroup, content)]
  }
}

extension View {
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    primitive(BlendModeEffect(mode: blendMode))
  }

  /// Composites the view before the effects around it are applied.
  nonisolated public func compositingGroup() -> some View {
    primitive(CompositingGroupEffect(name: "compositingGroup"))
  }

  /// Draws the view into one picture first.
  /// - Parameters:
  ///   - opaque: whether the picture has no alpha; the rasteriser finds out by itself.
  ///   - colorMode: the space of the picture; it is sRGB throughout.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    primitive(CompositingGroupEffect(name: "drawingGroup"))
  }
}
