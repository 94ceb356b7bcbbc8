private struct AccessibilitySettingsKey: EnvironmentKey { static let defaultValue = AccessibilitySettings() }

/// What the user has set for assistive technology; everything is off unless a tool sets it.
package struct AccessibilitySettings: Equatable, Sendable {
  package var reduceMotion = false
  package var reduceTransparency = false
  package var differentiateWithoutColor = false
  package var invertColors = false
  package var showButtonShapes = false
  package var voiceOverEnabled = false
  package var switchControlEnabled = false
  package var dimFlashingLights = false
  package var largeContentViewerEnabled = false

  package init() {}
}

extension EnvironmentValues {
  package var accessibilitySettings: AccessibilitySettings {
    get { self[AccessibilitySettingsKey.self] }
    set { self[AccessibilitySettingsKey.self] = newValue }
  }

  public var accessibilityReduceMotion: Bool { accessibilitySettings.reduceMotion }
  public var accessibilityReduceTransparency: Bool { accessibilitySettings.reduceTransparency }
  public var accessibilityDifferentiateWithoutColor: Bool { accessibilitySettings.differentiateWithoutColor }
  public var accessibilityInvertColors: Bool { accessibilitySettings.invertColors }
  public var accessibilityShowButtonShapes: Bool { accessibilitySettings.showButtonShapes }
  public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.voiceOverEnabled }
  public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.switchControlEnabled }
  public var accessibilityDimFlashingLights: Bool { accessibilitySettings.dimFlashingLights }
  public var accessibilityPlayAnimatedImages: Bool { !accessibilitySettings.reduceMotion }
  public var accessibilityLargeContentViewerEnabled: Bool { accessibilitySettings.largeContentViewerEnabled }

  /// Whether any assistive technology is on.
  public var accessibilityEnabled: Bool {
    get { accessibilitySettings.voiceOverEnabled || accessibilitySettings.switchControlEnabled }
    set { accessibilitySettings.voiceOverEnabled = newValue }
  }
}
