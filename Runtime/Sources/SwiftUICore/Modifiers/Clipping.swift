import CoreGraphics
import Drawing

/// `clipped`, `clipShape` and `cornerRadius`: only what lies within a shape of the view's frame is drawn.
struct ClipEffect: DrawingModifier {
  var shape: any Shape
  var isEOFilled: Bool
  var name: String

  var clips: Bool { true }

  func items(drawing content: DisplayList, size: CGSize, environment: EnvironmentValues) -> [DisplayItem] {
    guard !content.isEmpty else { return [] }
    let frame = CGRect(origin: .zero, size: size)
    let figure = shape.figure(in: frame, layoutDirection: environment.layoutDirection)
    return [.effect(.clip(figure, evenOdd: isEOFilled), content)]
  }

  func cuts(_ point: CGPoint, in size: CGSize, layoutDirection: LayoutDirection) -> Bool {
    let figure = shape.figure(in: CGRect(origin: .zero, size: size), layoutDirection: layoutDirection)
    return !figure.contains(point, evenOdd: isEOFilled)
  }

  var detail: String { name == "clipped" ? "" : String(describing: type(of: shape)) }

  static func == (a: ClipEffect, b: ClipEffect) -> Bool {
    a.isEOFilled == b.isEOFilled && a.name == b.name && isSameShape(a.shape, b.shape)
  }
}

extension ClipEffect: AnimatableHolder {
  var animatableValue: any Animatable {
    get { shape }
    set { if let new = newValue as? any Shape { shape = new } }
  }
}

extension View {
  /// Draws only what lies within the view's frame.
  /// - Parameter antialiased: whether a frame between device pixels has soft edges; frames are put on
  ///   whole pixels, so that it makes no difference.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    primitive(ClipEffect(shape: Rectangle(), isEOFilled: false, name: "clipped"))
  }

  /// Draws only what lies within a shape of the view's frame.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    primitive(ClipEffect(shape: shape, isEOFilled: style.isEOFilled, name: "clipShape"))
  }

  /// Cuts the corners off round.
  /// - Parameter radius: points; more than half a side is clamped.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    primitive(ClipEffect(shape: RoundedRectangle(cornerRadius: radius), isEOFilled: false, name: "cornerRadius"))
  }
}
