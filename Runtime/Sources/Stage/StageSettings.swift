import SwiftUI

/// What a view is shown under.
public struct StageSettings: Sendable {
  public enum Orientation: Hashable, Sendable { case portrait, landscape }

  public var device: DeviceProfile
  public var orientation: Orientation
  public var scheme: ColorScheme
  public var typeSize: DynamicTypeSize
  public var contrast: ColorSchemeContrast
  public var layoutDirection: LayoutDirection
  /// Such as `en_US`.
  public var locale: String
  public var reduceMotion: Bool
  public var boldText: Bool
  /// Whether a keyboard is connected: none is drawn on the screen then.
  public var hasHardwareKeyboard: Bool
  /// What else the user has set for assistive technology.
  package var accessibility = AccessibilitySettings()
  /// Holds for the life of a stage.
  public let clock: StageClock

  public init(
    device: DeviceProfile = .standard, scheme: ColorScheme = .light, typeSize: DynamicTypeSize = .large,
    contrast: ColorSchemeContrast = .standard, layoutDirection: LayoutDirection = .leftToRight,
    locale: String = "en_US", orientation: Orientation = .portrait, reduceMotion: Bool = false,
    boldText: Bool = false, hasHardwareKeyboard: Bool = false, clock: StageClock = .standard
  ) {
    self.device = device
    self.scheme = scheme
    self.typeSize = typeSize
    self.contrast = contrast
    self.layoutDirection = layoutDirection
    self.locale = locale
    self.orientation = orientation
    self.reduceMotion = reduceMotion
    self.boldText = boldText
    self.hasHardwareKeyboard = hasHardwareKeyboard
    self.clock = clock
  }

  /// `light` or `dark`.
  public var schemeName: String { scheme == .dark ? "dark" : "light" }

  /// The text size as people name it: `large`, `AX3`.
  public var typeSizeName: String { Self.typeSizeNames[DynamicTypeSize.allCases.firstIndex(of: typeSize)!] }

  public static let typeSizeNames = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4",
    "AX5",
  ]

  /// The text size of a name, in any letter case; nil when there is none.
  public static func typeSize(named name: String) -> DynamicTypeSize? {
    typeSizeNames.firstIndex { $0.lowercased() == name.lowercased() }.map { DynamicTypeSize.allCases[$0] }
  }

  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    values._colorSchemeContrast = contrast
    values.dynamicTypeSize = typeSize
    values.layoutDirection = layoutDirection
    values.displayScale = device.scale
    values.locale = Locale(identifier: locale)
    values.systemPalette = device.systemVersion >= 26 ? .iOS26 : .iOS18
    values.legibilityWeight = boldText ? .bold : .regular
    var accessibility = accessibility
    accessibility.reduceMotion = accessibility.reduceMotion || reduceMotion
    values.accessibilitySettings = accessibility
    values.horizontalSizeClass = device.horizontalSizeClass(in: orientation)
    values.verticalSizeClass = device.verticalSizeClass(in: orientation)
    return values
  }
}
