import Foundation

/// The dots of pages. Only its appearance exists here; `TabView` draws the dots.
@MainActor @preconcurrency
public final class UIPageControl: UIAppearance {
  private static var proxy = UIPageControl()

  private init() {}

  public static func appearance() -> UIPageControl { proxy }

  /// Forgets what was set: each picture starts from the system's look.
  package static func resetAppearance() { proxy = UIPageControl() }

  /// The colour of the other pages' dots; nil is a faint white.
  public var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that shows; nil is white.
  public var currentPageIndicatorTintColor: UIColor?
}
