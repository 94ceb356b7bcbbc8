import CoreGraphics

/// The screen of the device profile.
@MainActor @preconcurrency
public final class UIScreen {
  public static let main = UIScreen()

  private init() {}

  /// Points. An iPhone 16's until a stage says otherwise.
  public package(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)

  /// Pixels for one point.
  public package(set) var scale: CGFloat = 3

  /// 0…1. Nothing gets lighter or darker by it.
  public var brightness: CGFloat = 0.5

  /// Pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  public var nativeScale: CGFloat { scale }

  public var traitCollection: UITraitCollection { .current }
}

/// The device of the device profile.
@MainActor @preconcurrency
public final class UIDevice {
  public static let current = UIDevice()

  private init() {}

  public package(set) var model = "iPhone"
  public package(set) var name = "iPhone"
  public package(set) var systemVersion = "18.0"
  public package(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public var systemName: String { "iOS" }
}
