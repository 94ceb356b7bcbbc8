import SwiftUI
import SwiftUICore
import Testing

@Suite("What the user sets for assistive technology")
@MainActor
struct AccessibilitySettingsTests {
  struct Reader: View {
    @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
    @Environment(\.accessibilitySwitchControlEnabled) private var switchControl
    @Environment(\.accessibilityReduceMotion) private var motion
    @Environment(\.accessibilityReduceTransparency) private var transparency
    @Environment(\.accessibilityDifferentiateWithoutColor) private var colour
    @Environment(\.accessibilityShowButtonShapes) private var shapes
    @Environment(\.legibilityWeight) private var weight
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
      Text("\(flags.map { $0 ? "1" : "0" }.joined())")
    }

    private var flags: [Bool] {
      [voiceOver, switchControl, motion, transparency, colour, shapes, weight == .bold, contrast == .increased]
    }
  }

  private func set(
    _ settings: AccessibilitySettings, contrast: ColorSchemeContrast, weight: LegibilityWeight, in host: Host
  ) {
    var values = host.graph.environment
    values.accessibilitySettings = settings
    values._colorSchemeContrast = contrast
    values.legibilityWeight = weight
    host.graph.setEnvironment(values)
  }

  @Test("views read what is set, and are brought up to date when it changes")
  func settings() throws {
    let host = try Host(Reader())
    #expect(host.graph.spokenLines() == ["00000000"])
    var settings = AccessibilitySettings()
    settings.voiceOverEnabled = true
    settings.reduceMotion = true
    settings.differentiateWithoutColor = true
    set(settings, contrast: .increased, weight: .regular, in: host)
    try host.frame()
    #expect(host.graph.spokenLines() == ["10101001"])
    settings.switchControlEnabled = true
    settings.reduceTransparency = true
    settings.showButtonShapes = true
    set(settings, contrast: .standard, weight: .bold, in: host)
    try host.frame()
    #expect(host.graph.spokenLines() == ["11111110"])
  }
}
