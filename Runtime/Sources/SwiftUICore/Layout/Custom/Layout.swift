import CoreGraphics

/// A way to size and place several views.
///
/// Coordinates run from left to right; right to left, the engine mirrors what comes out.
public protocol Layout: Sendable, Animatable {
  static var layoutProperties: LayoutProperties { get }

  /// What is kept from one call to the next.
  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache

  /// Called when subviews have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the whole prefers to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places every subview; one that is not placed stays in the middle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// What the engine should know of a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers grow; nil for both.
  public var stackOrientation: Axis?

  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(ViewSpacing.zero) { $0.union($1.spacing) }
  }

  /// What the subviews' own guides come to where they are placed.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.placements.explicitAlignment(guide.key)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.placements.explicitAlignment(guide.key)
  }

  /// The layout as a container of some views.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// A value that a view hands to the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

enum LayoutValueTrait<Key: LayoutValueKey>: TraitKey { typealias Value = Key.Value }

extension View {
  /// Hands a value to the layout around the view.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    primitive(TraitModifier<LayoutValueTrait<K>>(value: value))
  }
}
