import Foundation

/// A type whose looks can be set for all of its kind at once.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {
  /// Stands for all of the kind: what is set here, all of them show.
  static func appearance() -> Self
}

/// The bar below tabs. Only its appearance exists here; `TabView` draws the bar.
@MainActor @preconcurrency
public final class UITabBar: UIAppearance {
  private static var proxy = UITabBar()

  private init() {}

  public static func appearance() -> UITabBar { proxy }

  /// Forgets what was set: each picture starts from the system's look.
  package static func resetAppearance() { proxy = UITabBar() }

  public var standardAppearance = UITabBarAppearance()
  /// While no content lies under the bar; nil is transparent.
  public var scrollEdgeAppearance: UITabBarAppearance?
  /// The colour of the selected item; nil is the tint of the environment.
  public var tintColor: UIColor?
  /// The colour of the other items; nil is the system's gray.
  public var unselectedItemTintColor: UIColor?
  /// The colour of the bar, as before `standardAppearance`; nil is the system's.
  public var barTintColor: UIColor?
  public var backgroundColor: UIColor?
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
  public var isTranslucent = true
  public var isHidden = false
}

/// The bar above content. Only its appearance exists here; `NavigationStack` draws the bar.
@MainActor @preconcurrency
public final class UINavigationBar: UIAppearance {
  private static var proxy = UINavigationBar()

  private init() {}

  public static func appearance() -> UINavigationBar { proxy }

  /// Forgets what was set: each picture starts from the system's look.
  package static func resetAppearance() { proxy = UINavigationBar() }

  public var standardAppearance = UINavigationBarAppearance()
  /// While no content lies under the bar; nil is transparent.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// On phones that lie on their side; nil is the standard one.
  public var compactAppearance: UINavigationBarAppearance?
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The colour of buttons; nil is the tint of the environment.
  public var tintColor: UIColor?
  /// The colour of the bar, as before `standardAppearance`; nil is the system's.
  public var barTintColor: UIColor?
  public var backgroundColor: UIColor?
  public var shadowImage: UIImage?
  public var isTranslucent = true
  public var prefersLargeTitles = false
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
}

/// The bar of buttons at the bottom. Only its appearance exists here; `toolbar` draws the bar.
@MainActor @preconcurrency
public final class UIToolbar: UIAppearance {
  private static var proxy = UIToolbar()

  private init() {}

  public static func appearance() -> UIToolbar { proxy }

  /// Forgets what was set: each picture starts from the system's look.
  package static func resetAppearance() { proxy = UIToolbar() }

  public var standardAppearance = UIToolbarAppearance()
  public var compactAppearance: UIToolbarAppearance?
  /// While no content lies under the bar; nil is transparent.
  public var scrollEdgeAppearance: UIToolbarAppearance?
  /// The colour of buttons; nil is the tint of the environment.
  public var tintColor: UIColor?
  public var barTintColor: UIColor?
  public var backgroundColor: UIColor?
  public var isTranslucent = true
}
