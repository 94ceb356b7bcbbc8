/// A length that grows with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.displayScale) private var displayScale
  private let length: Value
  private let style: Font.TextStyle

  /// - Parameter wrappedValue: the length at the size that a device is delivered with.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    length = wrappedValue
    style = textStyle
  }

  /// A length that grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The length at the text size of the environment.
  public var wrappedValue: Value {
    Value(style.scaled(CGFloat(length), at: dynamicTypeSize, displayScale: displayScale))
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
