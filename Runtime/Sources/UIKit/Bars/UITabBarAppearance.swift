import Foundation

/// How a tab bar and its items are drawn.
@MainActor @preconcurrency
public final class UITabBarAppearance: UIBarAppearance {
  /// Items with the title below the symbol, as on phones.
  public var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// Items with the title beside the symbol, as on tablets.
  public var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// Small items with the title beside the symbol, as on phones that lie on their side.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The colour behind the selected item; nil for none.
  public var selectionIndicatorTintColor: UIColor?

  public required init() { super.init() }

  public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copy()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copy()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
  }
}

/// How the items of a tab bar are drawn in each of their states.
@MainActor @preconcurrency
public final class UITabBarItemAppearance {
  /// Where the title stands.
  public enum Style: Int, Sendable {
    case stacked = 0
    case inline = 1
    case compactInline = 2
  }

  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  public init() {}

  /// The system's appearance for a place of the title.
  public init(style: Style) {}

  /// The same appearance, to be changed by itself.
  public func copy() -> UITabBarItemAppearance {
    let result = UITabBarItemAppearance()
    result.normal.take(normal)
    result.selected.take(selected)
    result.disabled.take(disabled)
    result.focused.take(focused)
    return result
  }
}

/// How an item of a tab bar is drawn in one of its states.
@MainActor @preconcurrency
public final class UITabBarItemStateAppearance {
  /// `font`, `foregroundColor`, `kern` and the like.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var titlePositionAdjustment = UIOffset.zero
  /// nil takes the system's or the tint.
  public var iconColor: UIColor?
  public var badgePositionAdjustment = UIOffset.zero
  /// nil takes the system's red.
  public var badgeBackgroundColor: UIColor?
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  fileprivate init() {}

  fileprivate func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}
