import CoreGraphics

/// Where a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that shows, in the content's coordinates.
  public var rect: CGRect
  public var anchor: UnitPoint?
}

/// Decides where a scroll view comes to rest.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes the place that the movement would come to.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
}

/// What a behaviour knows of a scroll view.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  /// Points a second.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The views of the target layout along an axis.
  let views: @MainActor (Axis) -> ScrollTargetViews?

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Comes to rest at whole viewports, one farther on at most.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in context.axes.each {
      let length = context.containerSize[axis]
      guard length > 0 else { continue }
      let first = (context.originalTarget.rect.origin[axis] / length).rounded()
      let page = min(max((target.rect.origin[axis] / length).rounded(), first - 1), first + 1)
      target.rect.origin[axis] = min(max(0, page * length), max(0, context.contentSize[axis] - length))
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension View {
  /// Decides where the scroll views below come to rest.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformEnvironment(\.scrollSettings) { $0.targetBehavior = StyleBox(behavior) }
  }
}
