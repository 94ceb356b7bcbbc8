import CoreGraphics

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes in at, or goes out over, the top or leading edge.
  case topLeading
  /// It shows.
  case identity
  /// It comes in at, or goes out over, the bottom or trailing edge.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes on its way through a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind: Sendable { case identity, animated(Animation), interactive(UnitCurve) }

  let kind: Kind
  private(set) var threshold = Threshold.visible

  /// Changes all at once, by an animation, where the view passes the threshold.
  public static var animated: ScrollTransitionConfiguration { animated() }

  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }

  /// Changes with the part of the view that shows.
  public static var interactive: ScrollTransitionConfiguration { interactive() }

  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  /// Does not change.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  /// The animation by which the change is made; nil follows the finger.
  var timing: Animation? {
    if case .animated(let animation) = kind { return animation }
    return nil
  }

  /// The same with another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var copy = ScrollTransitionConfiguration(kind: .animated(animation))
    copy.threshold = threshold
    return copy
  }

  /// The same with another place where the view counts as showing.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }

  /// Where a view counts as showing.
  public struct Threshold: Sendable {
    /// The part of the view that must show, and how far it must be from the edge beyond that, in points.
    private enum Place: Sendable {
      case visible(Double)
      case centered
    }

    private let place: Place
    private var distance: Double = 0

    private init(_ place: Place) { self.place = place }

    /// All of it shows.
    public static let visible = Threshold(.visible(1))
    /// It is in the middle of the scroll view.
    public static var centered: Threshold { Threshold(.centered) }
    /// Any of it shows.
    public static let hidden = Threshold(.visible(0))

    /// A part of it shows, 0…1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(.visible(min(max(amount, 0), 1))) }

    /// Between this place and another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      guard case .visible(let own) = place, case .visible(let target) = other.place else {
        return amount < 0.5 ? self : other
      }
      return Threshold(.visible(own + (target - own) * amount))
    }

    /// Further in.
    /// - Parameter distance: points.
    public func inset(by distance: Double) -> Threshold {
      var copy = self
      copy.distance += distance
      return copy
    }

    /// Points that the view's outer edge may lie beyond that of the scroll view at most.
    func overhang(of length: Double, in viewport: Double) -> Double {
      switch place {
      case .visible(let part): length * (1 - part) - distance
      case .centered: (length - viewport) / 2 - distance
      }
    }
  }

  /// How far the view is from showing, 0…1.
  /// - Parameter overhang: points by which its outer edge lies beyond that of the scroll view; below 0
  ///   it lies within.
  func fraction(overhang: Double, length: Double, viewport: Double) -> Double {
    let free = threshold.overhang(of: length, in: viewport)
    let beyond = overhang - free
    guard beyond > 0 else { return 0 }
    switch kind {
    case .identity: return 0
    case .animated: return 1
    case .interactive(let curve): return curve.value(at: min(1, beyond / max(length - free, 1)))
    }
  }
}

extension View {
  /// Changes how the view is drawn where it comes in and goes out of the scroll view around it.
  /// - Parameter axis: nil is the axis along which the scroll view scrolls.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    primitive(
      VisualEffectModifier { effect, proxy, motion in
        let overhangs = proxy.overhangs(along: axis, topLeading: topLeading, bottomTrailing: bottomTrailing)
        let shownParts = motion.shown(
          [(overhangs.before, topLeading.timing), (overhangs.after, bottomTrailing.timing)])
        let (before, after) = (shownParts[0], shownParts[1])
        let shown = transition(effect, .identity)._steps
        if before == 0 && after == 0 { return shown }
        let phase = before >= after ? ScrollTransitionPhase.topLeading : .bottomTrailing
        return shown.interpolated(towards: transition(effect, phase)._steps, by: max(before, after))
      })
  }
}

extension GeometryProxy {
  /// How far the view is from showing at either edge of the scroll view around it, 0…1.
  fileprivate func overhangs(
    along axis: Axis?, topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration
  ) -> (before: Double, after: Double) {
    let axes = axis.map { [$0] } ?? [.vertical, .horizontal]
    for axis in axes {
      let space = NamedCoordinateSpace.scrollView(axis: axis)
      guard let bounds = bounds(of: space) else { continue }
      let frame = frame(in: space)
      let isVertical = axis == .vertical
      let start = Double(isVertical ? frame.minY : frame.minX)
      let length = Double(isVertical ? frame.height : frame.width)
      let viewport = Double(isVertical ? bounds.height : bounds.width)
      return (
        topLeading.fraction(overhang: -start, length: length, viewport: viewport),
        bottomTrailing.fraction(overhang: start + length - viewport, length: length, viewport: viewport)
      )
    }
    return (0, 0)
  }
}

extension _VisualEffectSteps {
  /// Between these changes and others of the same kinds; others altogether are taken as they are.
  func interpolated(towards other: _VisualEffectSteps, by fraction: Double) -> _VisualEffectSteps {
    guard steps.count == other.steps.count else { return fraction < 0.5 ? self : other }
    var result = self
    for index in steps.indices {
      result.steps[index] = steps[index].interpolated(towards: other.steps[index], by: fraction)
    }
    return result
  }
}

extension _VisualEffectSteps.Step {
  fileprivate func interpolated(towards other: Self, by fraction: Double) -> Self {
    func between(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map { $0 + ($1 - $0) * fraction } }
    switch (self, other) {
    case (.offset(let a), .offset(let b)):
      return .offset(
        CGSize(width: a.width + (b.width - a.width) * fraction, height: a.height + (b.height - a.height) * fraction))
    case (.drawing(let a), .drawing(let b)):
      guard type(of: a) == type(of: b), var mixed = a as? any DrawingModifier & NumericModifier,
        let target = b as? any NumericModifier, mixed.numbers.count == target.numbers.count
      else { return fraction < 0.5 ? self : other }
      mixed.numbers = between(mixed.numbers, target.numbers)
      return .drawing(mixed)
    default: return fraction < 0.5 ? self : other
    }
  }
}
