import CoreGraphics
import Foundation

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// Whether content lies on the ground or above it, as in a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// The contrast that the user asks for.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// Whether layouts run from left to right or from right to left.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// What a part of the interface knows of its surroundings.
///
/// A class on iOS; a value behind a final class here, never changed after it is made.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  package struct Values: Hashable, Sendable {
    package var style: UIUserInterfaceStyle = .unspecified
    package var level: UIUserInterfaceLevel = .unspecified
    package var contrast: UIAccessibilityContrast = .unspecified
    package var idiom: UIUserInterfaceIdiom = .unspecified
    package var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
    package var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    package var displayScale: CGFloat = 0
    package var contentSizeCategory: UIContentSizeCategory = .unspecified
    package var palette: SystemPalette = .iOS18

    package init() {}
  }

  package let values: Values

  package init(values: Values) { self.values = values }

  /// Traits of which nothing is known.
  public override convenience init() { self.init(values: Values()) }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.style = userInterfaceStyle }
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.level = userInterfaceLevel }
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.contrast = accessibilityContrast }
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.idiom = idiom }
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.contentSizeCategory = preferredContentSizeCategory }
  }

  private convenience init(_ change: (inout Values) -> Void) {
    var values = Values()
    change(&values)
    self.init(values: values)
  }

  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var displayScale: CGFloat { values.displayScale }
  public var preferredContentSizeCategory: UIContentSizeCategory { values.contentSizeCategory }

  /// The traits under which code runs that asks for none in particular; a stage sets it.
  public static var current: UITraitCollection {
    get { currentTraits.value }
    set { currentTraits.value = newValue }
  }

  private static let currentTraits = Locked(UITraitCollection(userInterfaceStyle: .light))

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  public override var hash: Int { values.hashValue }
}

/// Whether text is set bolder for legibility.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}
