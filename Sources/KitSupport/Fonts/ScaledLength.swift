import SwiftUI

/// A length that grows with the text beside it.
@propertyWrapper
package struct ScaledLength: DynamicProperty {
  @ScaledMetric private var value: CGFloat
  private let maximum: CGFloat

  /// - Parameters:
  ///   - value: points at the default text size.
  ///   - maximum: points that it stops at.
  package init(wrappedValue value: CGFloat, relativeTo style: Font.TextStyle = .body, upTo maximum: CGFloat = .infinity)
  {
    _value = ScaledMetric(wrappedValue: value, relativeTo: style)
    self.maximum = maximum
  }

  package var wrappedValue: CGFloat { min(value, maximum) }
}
