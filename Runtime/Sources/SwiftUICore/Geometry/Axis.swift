/// The horizontal or vertical dimension.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal = 0
  case vertical = 1

  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)

    package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }

  /// The other axis.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
