/// A space in which positions are measured.
public enum CoordinateSpace: Hashable {
  /// The space of the root of the view tree.
  case global
  /// The view's own space.
  case local
  /// The space of the nearest ancestor that carries the name.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A value that names a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space that the value names.
  var coordinateSpace: CoordinateSpace { get }
}

/// A coordinate space that an ancestor has given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  package let name: AnyHashable

  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The space of the root of the view tree.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the root of the view tree.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest ancestor that carries the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the nearest scroll view around the view.
  public static var scrollView: NamedCoordinateSpace { scrollViewSpace([.horizontal, .vertical]) }

  /// The space of the nearest scroll view that scrolls along the axis.
  public static func scrollView(axis: Axis) -> Self { scrollViewSpace(Axis.Set(axis)) }

  private static func scrollViewSpace(_ axes: Axis.Set) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpaceName(axes: axes.rawValue)))
  }
}

/// The name under which scroll views register their spaces.
package struct ScrollViewSpaceName: Hashable {
  /// The raw value of the axes along which the scroll view must scroll; all of them is any.
  package var axes: Int8
}
