import CoreGraphics

/// Comes to rest where a view of the target layout starts.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one movement may pass.
  public struct LimitBehavior: Sendable {
    fileprivate enum Kind { case automatic, always, never, few, one }
    fileprivate let kind: Kind

    /// Limited where the width is compact, as on phones.
    public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
    /// At most as many as fit into the viewport.
    public static var always: LimitBehavior { LimitBehavior(kind: .always) }
    public static var never: LimitBehavior { LimitBehavior(kind: .never) }
    /// At most as many as fit into the viewport.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .few) }
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .one) }
  }

  private let limitBehavior: LimitBehavior
  /// The widest container that counts as compact, in points: the largest phones are 440 wide, half a tablet
  /// is 507.
  private static let compactWidth: CGFloat = 507

  public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in context.axes.each {
      // Behaviours are asked where layout runs, on the main actor.
      nonisolated(unsafe) let (behavior, context, rect) = (self, context, target.rect)
      let start = MainActor.assumeIsolated {
        context.views(axis).flatMap { behavior.aligned(rect, along: axis, $0, context) }
      }
      if let start { target.rect.origin[axis] = start }
    }
  }

  @MainActor
  private func aligned(
    _ rect: CGRect, along axis: Axis, _ views: ScrollTargetViews, _ context: TargetContext
  ) -> CGFloat? {
    guard var index = views.nearest(to: rect.origin[axis], anchor: 0),
      let first = views.nearest(to: context.originalTarget.rect.origin[axis], anchor: 0)
    else { return nil }
    if let most = limit(views, from: first, in: context.containerSize[axis], context) {
      index = min(max(index, first - most), first + most)
    }
    return views.extent(index).start
  }

  /// The number of views that one movement may pass; nil is any.
  @MainActor
  private func limit(
    _ views: ScrollTargetViews, from first: Int, in viewport: CGFloat, _ context: TargetContext
  ) -> Int? {
    switch limitBehavior.kind {
    case .never: return nil
    case .one: return 1
    case .automatic where context.containerSize.width > Self.compactWidth: return nil
    case .automatic, .always, .few:
      let start = views.extent(first).start
      var next = first + 1
      while next < views.count, views.extent(next).start - start <= viewport, next - first < 1000 { next += 1 }
      return max(1, next - first - 1)
    }
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
