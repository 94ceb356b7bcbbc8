import CoreGraphics
import Drawing

/// A style as a view: it fills the frame that it is offered.
struct StyleContent<Style: ShapeStyle>: LeafContent {
  var style: Style

  func record(in size: CGSize, environment: EnvironmentValues, into items: inout [DisplayItem]) {
    let frame = CGRect(origin: .zero, size: size)
    items += style._resolve(environment.styleContext)
      .items(drawing: .fill(.rect(frame), evenOdd: false), in: frame)
  }

  var name: String { String(describing: Style.self) }
  var detail: String { (style as? Color)?.description ?? "" }
}

extension Color: View {
  public typealias Body = Never

  @MainActor public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    LeafNode.update(StyleContent(style: view), old, context)
  }
}

extension LinearGradient: View {
  public typealias Body = Never

  @MainActor public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    LeafNode.update(StyleContent(style: view), old, context)
  }
}

extension RadialGradient: View {
  public typealias Body = Never

  @MainActor public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    LeafNode.update(StyleContent(style: view), old, context)
  }
}

extension EllipticalGradient: View {
  public typealias Body = Never

  @MainActor public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    LeafNode.update(StyleContent(style: view), old, context)
  }
}

extension AngularGradient: View {
  public typealias Body = Never

  @MainActor public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    LeafNode.update(StyleContent(style: view), old, context)
  }
}

/// Any style as a view: what backgrounds and overlays of a style are made of.
nonisolated struct StyleView<Style: ShapeStyle>: View {
  typealias Body = Never

  let style: Style

  @MainActor static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    LeafNode.update(StyleContent(style: view.style), old, context)
  }
}
