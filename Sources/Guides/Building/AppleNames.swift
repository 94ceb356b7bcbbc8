/// Names of Apple's frameworks that a guide may use rightly and that are not here: what is missing is ours to add.
enum AppleNames {
  /// What to say of a modifier that the compiler does not know; nil where it is none of Apple's.
  static func lack(ofModifier name: String) -> String? {
    if modifiers.contains(name[...]) {
      return "SwiftUI’s modifier .\(name) is not yet in Vitrine; it is left out here."
    }
    return framework(ofModifier: name).map {
      "The modifier .\(name) of \($0) is not in Vitrine; it is left out here."
    }
  }

  /// What to say of a type that the compiler does not know; nil where it is none of Apple's.
  static func lack(ofType name: String) -> String? {
    if types.contains(name[...]) { return "SwiftUI’s \(name) is not yet in Vitrine; a placeholder stands for it here." }
    return ModuleOfName.module(of: name).map {
      "\(name) of \($0) is not in Vitrine; a placeholder stands for it here."
    }
  }

  /// What to say of an attribute that the compiler does not know; nil where it is none of Apple's.
  static func lack(ofAttribute name: String) -> String? {
    switch name {
    case "Query", "Model", "Attribute", "Relationship", "Transient", "ModelActor":
      "@\(name) is one of SwiftData, which is not in Vitrine; it is left out here."
    case "FetchRequest", "SectionedFetchRequest", "FocusedValue", "FocusedBinding", "FocusedObject",
      "UIApplicationDelegateAdaptor", "Animatable":
      "SwiftUI’s @\(name) is not yet in Vitrine; it is left out here."
    default: nil
    }
  }

  private static func framework(ofModifier name: String) -> String? {
    if name.hasPrefix("chart") { return "Charts" }
    if name.hasPrefix("map") && name.dropFirst(3).first?.isUppercase == true || name == "onMapCameraChange" {
      return "MapKit"
    }
    switch name {
    case "interpolationMethod", "symbolSize", "lineStyle", "annotation", "alignsMarkStylesWithPlotArea": return "Charts"
    case "photosPicker", "photosPickerStyle", "photosPickerAccessoryVisibility": return "PhotosUI"
    case "popoverTip", "tipBackground", "tipCornerRadius", "tipImageSize", "tipViewStyle": return "TipKit"
    case "storeButton", "productViewStyle", "subscriptionStoreControlStyle", "manageSubscriptionsSheet",
      "refundRequestSheet", "offerCodeRedemption":
      return "StoreKit"
    case "widgetAccentable", "widgetURL", "widgetLabel", "widgetBackground": return "WidgetKit"
    case "quickLookPreview": return "QuickLook"
    default: return nil
    }
  }

  /// Modifiers of Apple's SwiftUI up to iOS 26.
  private static let modifiers = words(
    """
    accessibilityChartDescriptor accessibilityCustomContent accessibilityDefaultFocus accessibilityDirectTouch
    accessibilityDragPoint accessibilityDropPoint accessibilityLabeledPair accessibilityLinkedGroup
    accessibilityQuickAction accessibilityRotor accessibilityRotorEntry accessibilityScrollStatus
    accessibilityZoomAction actionSheet allowsWindowActivationEvents alternatingRowBackgrounds
    attributedTextFormattingDefinition backgroundExtensionEffect buttonRepeatBehavior buttonSizing
    containerValue contentCaptureProtected controlGroupStyle copyable customizationBehavior customizationID
    cuttable defaultAdaptableTabBarPlacement defaultHoverEffect defaultWheelPickerItemHeight dialogIcon
    dialogSeverity dialogSuppressionToggle digitalCrownAccessory digitalCrownRotation disclosureGroupStyle
    documentLaunch dragContainer draggable dropConfiguration dropDestination equatable exportableToServices
    exportsItemProviders fileDialogBrowserOptions fileDialogConfirmationLabel fileDialogCustomizationID
    fileDialogDefaultDirectory fileDialogImportsUnresolvedAliases fileDialogMessage fileDialogURLEnabled
    fileExporter fileExporterFilenameLabel fileImporter fileMover findDisabled findNavigator focusedObject
    focusedSceneObject focusedSceneValue focusedValue focusScope focusSection glassBackgroundEffect glassEffect
    glassEffectID glassEffectTransition glassEffectUnion handlesExternalEvents handwritingMatch
    horizontalRadioGroupLayout hoverEffectDisabled hoverEffectGroup importableFromServices importsItemProviders
    inspector inspectorColumnWidth interactionActivityTrackingTag invalidatableContent itemProvider
    keyframeAnimator labelIconToTitleSpacing labelReservedIconWidth lineHeight listRowHoverEffect
    listRowHoverEffectDisabled listSectionIndexVisibility listSectionMargins matchedTransitionSource
    materialActiveAppearance menuActionDismissBehavior menuButtonStyle navigationDocument
    navigationSplitViewStyle navigationSubtitle navigationTransition onContinueUserActivity onCopyCommand
    onCutCommand onDeleteCommand onDrag onDragSessionUpdated onDrop onDropSessionUpdated onExitCommand
    onInteractiveResizeChange onKeyPress onLongTouchGesture onModifierKeysChanged onMoveCommand onOpenURL
    onPasteCommand onPlayPauseCommand onScrollPhaseChange onScrollTargetVisibilityChange
    onScrollVisibilityChange ornament pageCommand paletteSelectionEffect pasteDestination phaseAnimator
    pointerStyle pointerVisibility prefersDefaultFocus presentationPlacement presentationSizing
    presentedWindowStyle presentedWindowToolbarStyle previewContext renameAction replaceDisabled safeAreaBar
    scrollEdgeEffectHidden scrollEdgeEffectStyle scrollInputBehavior searchDictationBehavior searchFocused
    searchPresentationToolbarBehavior searchToolbarBehavior sectionActions sectionIndexLabel
    sliderThumbVisibility speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued
    speechSpellsOutCharacters springLoadingBehavior symbolColorRenderingMode symbolVariableValueMode
    tabBarMinimizeBehavior tableColumnHeaders tableStyle tabViewBottomAccessory tabViewCustomization
    tabViewSearchActivation tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader
    textInputCompletion textInputFormattingControlVisibility textInputSuggestions textRenderer textScale
    textSelectionAffinity toolbarForegroundStyle toolbarItemHidden touchBar typeSelectEquivalent
    typesettingLanguage userActivity windowResizeAnchor windowToolbarFullScreenVisibility
    writingToolsAffordanceVisibility writingToolsBehavior
    """)

  /// Types of Apple's SwiftUI that code names.
  private static let types = words(
    """
    AccessibilityRotorEntry ActionSheet CommandGroup CommandMenu CubicKeyframe DisclosureTableRow DocumentGroup
    DropDelegate DropInfo DropProposal EditableCollectionContent FetchedResults FetchRequest FileDocument
    FocusedBinding FocusedObject FocusedValue FocusedValueKey FocusedValues GlassEffectContainer HelpLink
    HSplitView ImageRenderer ImmersiveSpace KeyframeAnimator Keyframes KeyframeTimeline KeyframeTrack
    LinearKeyframe MenuBarExtra MeshGradient MoveKeyframe MultiDatePicker NSUserActivity PasteButton
    PhaseAnimator ReferenceFileDocument RenameButton SectionedFetchRequest SettingsLink ShaderFunction
    ShaderLibrary ShareLink SharePreview SidebarCommands SpatialEventGesture SpatialTapGesture SpringKeyframe
    TableColumn TableRow TextFieldLink TextRenderer ToolbarTitleMenu UIHostingConfiguration UIHostingController
    UIViewControllerRepresentable UIViewRepresentable VSplitView WebView WidgetBundle WidgetConfiguration
    """)

  private static func words(_ text: String) -> Set<Substring> { Set(text.split(whereSeparator: \.isWhitespace)) }
}
