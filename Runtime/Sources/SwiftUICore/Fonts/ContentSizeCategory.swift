import UIKit

/// The text size that the user has chosen, by its older name; `DynamicTypeSize` is the newer one.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// The category of UIKit; nil when it is unspecified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let rank = UIContentSizeCategory.ascending.firstIndex(of: uiSizeCategory) else { return nil }
    self = Self.allCases[rank]
  }

  /// One of the five sizes that are offered for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private var rank: Int { Self.allCases.firstIndex(of: self)! }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.rank <= rhs.rank }
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.rank > rhs.rank }
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.rank >= rhs.rank }

  /// The category of a newer size.
  package init(_ size: DynamicTypeSize) { self = Self.allCases[size.rank] }

  /// The newer size of the category.
  package var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize.allCases[rank] }
}

extension UIContentSizeCategory {
  /// The category of SwiftUI; unspecified for nil.
  // Disfavoured so that `UIContentSizeCategory(nil)` and `.large` mean the newer size.
  @_disfavoredOverload
  public init(_ sizeCategory: ContentSizeCategory?) { self.init(sizeCategory?.dynamicTypeSize) }
}

extension EnvironmentValues {
  /// The text size by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
