import Foundation

/// How a navigation bar and its titles are drawn.
@MainActor @preconcurrency
public final class UINavigationBarAppearance: UIBarAppearance {
  /// `font`, `foregroundColor`, `kern` and the like.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var titlePositionAdjustment = UIOffset.zero
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  public var backButtonAppearance = UIBarButtonItemAppearance()

  public required init() { super.init() }

  public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
    backButtonAppearance = other.backButtonAppearance.copy()
  }
}

/// How a toolbar is drawn.
@MainActor @preconcurrency
public final class UIToolbarAppearance: UIBarAppearance {
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()

  public required init() { super.init() }

  public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
  }
}

/// How the buttons of a bar are drawn in each of their states.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  public init() {}

  /// The same appearance, to be changed by itself.
  public func copy() -> UIBarButtonItemAppearance {
    let result = UIBarButtonItemAppearance()
    result.normal.take(normal)
    result.highlighted.take(highlighted)
    result.disabled.take(disabled)
    result.focused.take(focused)
    return result
  }
}

/// How a button of a bar is drawn in one of its states.
@MainActor @preconcurrency
public final class UIBarButtonItemStateAppearance {
  /// `font`, `foregroundColor`, `kern` and the like.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var titlePositionAdjustment = UIOffset.zero
  public var backgroundImage: UIImage?

  fileprivate init() {}

  fileprivate func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
  }
}
