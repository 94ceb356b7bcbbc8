import SwiftUI
import Testing

/// Sets of options are sets: what is put in is in, and raw values say the same.
@Suite("Options and their sets")
struct OptionTests {
  @Test("traits are put together, taken away and compared")
  func traits() {
    let all: [AccessibilityTraits] = [
      .isButton, .isHeader, .isSelected, .isLink, .isSearchField, .isImage, .playsSound, .isKeyboardKey, .isStaticText,
      .isSummaryElement, .updatesFrequently, .startsMediaSession, .allowsDirectInteraction, .causesPageTurn, .isModal,
      .isToggle,
    ]
    for (place, trait) in all.enumerated() {
      #expect(!all[(place + 1)...].contains(trait))
    }
    var traits = AccessibilityTraits()
    #expect(traits.insert(.isLink).inserted && !traits.insert(.isLink).inserted && traits.contains(.isLink))
    #expect(traits.union(.isImage) == [.isLink, .isImage] && traits.intersection(.isImage) == [])
    #expect(traits.symmetricDifference([.isLink, .isImage]) == .isImage)
    traits.formUnion([.isImage, .isHeader])
    traits.formIntersection([.isLink, .isImage])
    traits.formSymmetricDifference(.isLink)
    #expect(traits == .isImage && traits.update(with: .isImage) != nil)
    #expect(traits.remove(.isImage) != nil && traits.remove(.isImage) == nil)
  }

  @Test("technologies are put together, taken away and compared")
  func technologies() {
    var set = AccessibilityTechnologies()
    #expect(set.insert(.voiceOver).inserted && set.contains(.voiceOver) && !set.contains(.switchControl))
    #expect(set.union(.switchControl).contains(.switchControl) && set.intersection(.switchControl) == [])
    #expect(set.symmetricDifference([.voiceOver, .switchControl]) == .switchControl)
    set.formUnion(.switchControl)
    set.formIntersection(.switchControl)
    set.formSymmetricDifference(.voiceOver)
    #expect(set == [.voiceOver, .switchControl] && set.update(with: .voiceOver) != nil)
    #expect(set.remove(.voiceOver) != nil && set == .switchControl)
  }

  @Test("raw values make the same set again")
  func rawValues() {
    func isKept<Options: OptionSet>(_ options: Options) -> Bool {
      Options(rawValue: options.rawValue) == options && !options.isEmpty
    }
    #expect(isKept(EventModifiers.all) && isKept(EventModifiers.capsLock) && isKept(EventModifiers.numericPad))
    #expect(EventModifiers.all.isSuperset(of: [.command, .option, .shift, .control, .capsLock, .numericPad]))
    #expect(isKept(SafeAreaRegions.all) && SafeAreaRegions.all.isSuperset(of: [.container, .keyboard]))
    #expect(
      isKept(SafeAreaRegions.container) && SafeAreaRegions(rawValue: SafeAreaRegions.keyboard.rawValue) == .keyboard)
    #expect(isKept(MatchedGeometryProperties.frame) && MatchedGeometryProperties.frame == [.position, .size])
    #expect(isKept(GestureMask.all) && GestureMask.all == [.gesture, .subviews] && GestureMask.none == [])
    #expect(isKept(RedactionReasons.placeholder) && isKept(RedactionReasons.privacy))
    #expect(isKept(RedactionReasons.invalidated) && !RedactionReasons.privacy.contains(.placeholder))
    #expect(isKept(PinnedScrollableViews.sectionHeaders) && isKept(PinnedScrollableViews.sectionFooters))
    #expect(isKept(ContentShapeKinds.interaction) && isKept(ContentShapeKinds.dragPreview))
    #expect(isKept(ContentShapeKinds.contextMenuPreview) && isKept(ContentShapeKinds.hoverEffect))
    #expect(isKept(ContentShapeKinds.accessibility) && !ContentShapeKinds.interaction.contains(.dragPreview))
    #expect(isKept(AccessibilityDirectTouchOptions.silentOnTouch))
    #expect(isKept(AccessibilityDirectTouchOptions.requiresActivation))
    #expect(isKept(SubmitTriggers.text) && isKept(SubmitTriggers.search) && SubmitTriggers.text != .search)
    #expect(isKept(FocusInteractions.activate) && isKept(FocusInteractions.edit))
    #expect(FocusInteractions.automatic.rawValue != FocusInteractions.edit.rawValue)
    #expect(isKept(KeyPress.Phases.all) && KeyPress.Phases.all == [.down, .repeat, .up])
  }

  @Test("options of a canvas's filters, gradients and clips")
  func canvas() {
    func isKept<Options: OptionSet>(_ options: [Options]) -> Bool {
      options.allSatisfy { Options(rawValue: $0.rawValue) == $0 && $0 != [] }
        && options.indices.allSatisfy { !options[($0 + 1)...].contains(options[$0]) }
    }
    #expect(isKept([GraphicsContext.BlurOptions.opaque, .dithersResult]))
    #expect(isKept([GraphicsContext.FilterOptions.linearColor]))
    #expect(isKept([GraphicsContext.GradientOptions.repeat, .mirror, .linearColor]))
    #expect(isKept([GraphicsContext.ClipOptions.inverse]))
    #expect(isKept([GraphicsContext.ShadowOptions.shadowAbove, .shadowOnly, .invertsAlpha, .disablesGroup]))
  }

  @Test("the blend modes of a canvas are twenty-eight different ones")
  func blendModes() {
    let modes: [GraphicsContext.BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy, .sourceIn, .sourceOut,
      .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker, .plusLighter,
    ]
    #expect(Set(modes.map(\.rawValue)).count == 28)
    #expect(modes.allSatisfy { GraphicsContext.BlendMode(rawValue: $0.rawValue) == $0 })
  }

  @Test("sizes of type are ordered, and the accessible ones begin after the seventh")
  func typeSizes() {
    let sizes: [ContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]
    #expect(ContentSizeCategory.allCases == sizes)
    #expect(sizes.map(\.isAccessibilityCategory) == (0..<12).map { $0 >= 7 })
    for (one, other) in zip(sizes, sizes.dropFirst()) {
      #expect(one < other && one <= other && other > one && other >= one && !(other < one) && !(one > other))
    }
    let dynamic: [DynamicTypeSize] = [
      .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1, .accessibility2, .accessibility3,
      .accessibility4, .accessibility5,
    ]
    #expect(DynamicTypeSize.allCases == dynamic && dynamic.sorted() == dynamic)
    #expect(dynamic.map(\.isAccessibilitySize) == (0..<12).map { $0 >= 7 })
  }

  @Test("levels of headings keep Apple's numbers: 0 for none, then 1 to 6")
  func headings() {
    let levels: [AccessibilityHeadingLevel] = [.unspecified, .h1, .h2, .h3, .h4, .h5, .h6]
    #expect(levels.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
    #expect(levels.allSatisfy { AccessibilityHeadingLevel(rawValue: $0.rawValue) == $0 })
  }

  @Test("cases of small enumerations are told apart and are all there")
  func cases() {
    #expect(Visibility.allCases == [.automatic, .visible, .hidden])
    #expect(ContentMode.allCases == [.fit, .fill] && TextAlignment.allCases == [.leading, .center, .trailing])
    #expect(ControlSize.allCases == [.mini, .small, .regular, .large, .extraLarge])
    #expect(RoundedCornerStyle.circular != .continuous && LayoutDirectionBehavior.fixed != .mirrors)
    #expect(LayoutDirectionBehavior.mirrors(in: .rightToLeft) == .mirrors(in: .rightToLeft))
    #expect(ColorRenderingMode.linear != .nonLinear && ColorRenderingMode.extendedLinear != .linear)
    #expect(Prominence.standard != .increased && AccessibilityLabeledPairRole.label != .content)
    #expect(AccessibilityAdjustmentDirection.increment != .decrement)
    #expect(AccessibilityChildBehavior.combine != .ignore && AccessibilityChildBehavior.contain != .combine)
    #expect(Text.Case.uppercase != .lowercase && Text.TruncationMode.head != .tail)
    #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active && ScenePhase.active == .active)
  }

  @Test("blend modes are all different")
  func viewBlendModes() {
    let modes: [BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut,
      .plusDarker, .plusLighter,
    ]
    #expect(Set(modes).count == 21)
  }
}
