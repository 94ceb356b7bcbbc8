import UIKit

/// The text size that the user has chosen.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  /// The size that a device is delivered with.
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// One of the five sizes that are offered for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size that UIKit's category names; nil when the category is unspecified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let rank = UIContentSizeCategory.ascending.firstIndex(of: uiSizeCategory) else {
      return nil
    }
    self = Self.ascending[rank]
  }

  /// 0 for the smallest, 11 for the largest.
  package var rank: Int { Self.ascending.firstIndex(of: self)! }

  // `allCases` makes a new array each time, and every text asks for its rank.
  private static let ascending = allCases
}

extension UIContentSizeCategory {
  /// The category of SwiftUI's size; unspecified for nil.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize.map { Self.ascending[$0.rank] } ?? .unspecified
  }
}
