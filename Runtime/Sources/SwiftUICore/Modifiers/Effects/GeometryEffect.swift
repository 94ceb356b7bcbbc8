import CoreGraphics
import Drawing

/// A change of how a view is drawn that follows its size, and that can be animated.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier {
  /// Where the points of a view of a size are drawn.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor public func body(content: Content) -> some View {
    content.primitive(GeometryEffectDrawing(self))
  }

  /// The same effect for drawing only: frames that others ask for are those without it, as with every
  /// effect here.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect that no frame shows.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

struct GeometryEffectDrawing: DrawingModifier {
  private var effect: any GeometryEffect
  private var box: StyleBox

  init(_ effect: some GeometryEffect) {
    self.effect = effect
    box = StyleBox(effect)
  }

  static func == (a: Self, b: Self) -> Bool { a.box == b.box }

  private func projection(in size: CGSize) -> ProjectionEffect {
    ProjectionEffect(kind: .projection(effect.effectValue(size: size)))
  }

  func transform(in size: CGSize, isMirrored: Bool) -> CGAffineTransform? {
    projection(in: size).transform(in: size, isMirrored: isMirrored)
  }

  func items(drawing content: DisplayList, size: CGSize, environment: EnvironmentValues) -> [DisplayItem] {
    projection(in: size).items(drawing: content, size: size, environment: environment)
  }

  var name: String { "geometryEffect" }
  var detail: String { String(describing: type(of: effect)) }
}

extension GeometryEffectDrawing: AnimatableHolder {
  var animatableValue: any Animatable {
    get { effect }
    set { if let new = newValue as? any GeometryEffect { self = GeometryEffectDrawing(new) } }
  }
}
