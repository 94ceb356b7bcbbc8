import CoreGraphics
import Drawing

/// Changes to how a view is drawn that may depend on its size and place.
public protocol VisualEffect: Sendable, Animatable {
  /// The changes, the innermost first.
  var _steps: _VisualEffectSteps { get }
}

/// The changes of a visual effect.
public struct _VisualEffectSteps: @unchecked Sendable {
  enum Step {
    case drawing(any DrawingModifier)
    case offset(CGSize)
  }

  var steps: [Step] = []

  func isSame(as other: _VisualEffectSteps) -> Bool {
    steps.count == other.steps.count
      && zip(steps, other.steps).allSatisfy { own, other in
        switch (own, other) {
        case (.drawing(let a), .drawing(let b)): isSameValue(a, b)
        case (.offset(let a), .offset(let b)): a == b
        default: false
        }
      }
  }
}

/// No change: what visual effects start from.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public var _steps: _VisualEffectSteps { _VisualEffectSteps() }
}

private struct ChainedVisualEffect: VisualEffect {
  var _steps: _VisualEffectSteps
}

extension VisualEffect {
  private func adding(_ step: _VisualEffectSteps.Step) -> some VisualEffect {
    var steps = _steps
    steps.steps.append(step)
    return ChainedVisualEffect(_steps: steps)
  }

  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.drawing(OpacityEffect(opacity: opacity))) }

  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.drawing(ColorFilterEffect(kind: .brightness(amount))))
  }

  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(.drawing(ColorFilterEffect(kind: .contrast(amount))))
  }

  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.drawing(ColorFilterEffect(kind: .saturation(amount))))
  }

  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.drawing(ColorFilterEffect(kind: .grayscale(amount))))
  }

  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.drawing(ColorFilterEffect(kind: .hueRotation(angle))))
  }

  /// - Parameter radius: points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.drawing(BlurEffect(radius: radius, isOpaque: opaque)))
  }

  /// - Parameter offset: points.
  public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset(CGSize(width: x, height: y)))
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.drawing(TransformEffect(kind: .scale(scale, anchor: anchor))))
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.drawing(TransformEffect(kind: .scale(CGSize(width: scale, height: scale), anchor: anchor))))
  }

  public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.drawing(TransformEffect(kind: .scale(CGSize(width: x, height: y), anchor: anchor))))
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.drawing(TransformEffect(kind: .rotation(angle, anchor: anchor))))
  }

  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .drawing(
        ProjectionEffect(
          kind: .rotation(
            angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
            perspective: perspective))))
  }

  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.drawing(TransformEffect(kind: .affine(transform))))
  }
}
