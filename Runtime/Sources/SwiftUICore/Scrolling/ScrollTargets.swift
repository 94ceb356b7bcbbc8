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
  private let environment: EnvironmentValues

  package init(
    originalTarget: ScrollTarget, velocity: CGVector, contentSize: CGSize, containerSize: CGSize,
    axes: Axis.Set, environment: EnvironmentValues
  ) {
    self.originalTarget = originalTarget
    self.velocity = velocity
    self.contentSize = contentSize
    self.containerSize = containerSize
    self.axes = axes
    self.environment = environment
  }

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Comes to rest at whole viewports.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let size = context.containerSize
    func page(_ start: CGFloat, _ length: CGFloat, _ content: CGFloat) -> CGFloat {
      guard length > 0 else { return start }
      return min(max(0, (start / length).rounded() * length), max(0, content - length))
    }
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(target.rect.minX, size.width, context.contentSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.minY, size.height, context.contentSize.height)
    }
  }
}

/// Comes to rest where a view of the target layout starts. The live engine knows the views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one movement may pass.
  public struct LimitBehavior: Sendable {
    private let name: String

    public static var automatic: LimitBehavior { LimitBehavior(name: "automatic") }
    public static var always: LimitBehavior { LimitBehavior(name: "always") }
    public static var never: LimitBehavior { LimitBehavior(name: "never") }
    public static var alwaysByFew: LimitBehavior { LimitBehavior(name: "alwaysByFew") }
    public static var alwaysByOne: LimitBehavior { LimitBehavior(name: "alwaysByOne") }
  }

  private let limitBehavior: LimitBehavior

  public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Decides where the scroll views below come to rest.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    recorded("scrollTargetBehavior", String(describing: type(of: behavior)), payload: behavior)
  }

  /// Names the layout whose children scroll views come to rest at.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    recorded("scrollTargetLayout", "isEnabled: \(isEnabled)")
  }

  /// Ties the view that a scroll view shows to a state.
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    recorded("scrollPosition", id.wrappedValue.map { "id: \($0)" } ?? "id: nil", payload: (id, anchor))
  }

  /// Shows the indicators of scroll views for a moment when the view appears.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    recorded("scrollIndicatorsFlash", "onAppear: \(onAppear)")
  }

  /// Shows the indicators of scroll views for a moment when the value changes.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    recorded("scrollIndicatorsFlash", "trigger", payload: value)
  }
}

/// Where a scroll view stands.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that shows.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: containerSize.width - contentInsets.leading - contentInsets.trailing,
      height: containerSize.height - contentInsets.top - contentInsets.bottom)
  }

  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}
