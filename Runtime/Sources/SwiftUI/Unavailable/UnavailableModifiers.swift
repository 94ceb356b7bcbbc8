import SwiftUICore
public import UniformTypeIdentifiers

extension View {
  /// Sets how views show that the pointer is over them.
  @available(*, unavailable, message: "Vitrine draws no effects of a pointer; draw them by onHover(perform:).")
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Shows nothing when the pointer is over the view.
  @available(*, unavailable, message: "Vitrine draws no effects of a pointer; draw them by onHover(perform:).")
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets how a row shows that the pointer is over it.
  @available(*, unavailable, message: "Vitrine draws no effects of a pointer; draw them by onHover(perform:).")
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Shows nothing when the pointer is over a row.
  @available(*, unavailable, message: "Vitrine draws no effects of a pointer; draw them by onHover(perform:).")
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Shows a bar to find text by.
  @available(
    *, unavailable, message: "Vitrine has no bar to find text by; filter what is shown with searchable(text:)."
  )
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Lets no text be found.
  @available(
    *, unavailable, message: "Vitrine has no bar to find text by; filter what is shown with searchable(text:)."
  )
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Lets no text be replaced.
  @available(
    *, unavailable, message: "Vitrine has no bar to find text by; filter what is shown with searchable(text:)."
  )
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Lets a dialog not come again.
  @available(*, unavailable, message: "iOS shows no such toggle; put a Toggle into the view that asks.")
  nonisolated public func dialogSuppressionToggle(_ title: Text, isSuppressed: Binding<Bool>) -> some View { self }

  /// Lets a dialog not come again.
  @available(*, unavailable, message: "iOS shows no such toggle; put a Toggle into the view that asks.")
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  /// Gives the view away.
  @available(*, unavailable, message: "Vitrine gives nothing to searches; use onDrag(_:) or draggable(_:).")
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }

  /// The text that selects the view by typing.
  @available(*, unavailable, message: "Vitrine selects nothing by typing; use searchable(text:).")
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// Sets the scale of texts.
  @available(*, unavailable, message: "Apple publishes no size for it; set a smaller font(_:).")
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

  /// What the screen shows as a document.
  @available(
    *, unavailable, message: "A document cannot be shared from the title here; put a ShareLink into the toolbar."
  )
  nonisolated public func navigationDocument<D: Transferable>(_ document: D, preview: SharePreview<Never, Never>)
    -> some View
  { self }

  /// Says what a preview stands in.
  @available(*, unavailable, message: "Vitrine shows a preview by itself; put what is around it into the preview.")
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }

  /// Shows another view large while a finger stays.
  @available(*, unavailable, message: "Vitrine has no large content viewer; give the view an accessibilityLabel(_:).")
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V)
    -> some View
  { self }

  /// Names what is selected.
  @available(*, unavailable, message: "Apple withdrew it; use tag(_:).")
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }

  /// Goes through entries.
  @available(
    *, unavailable,
    message: "Vitrine's accessibility tree has no rotors; give the views accessibilityHeading(_:) or named actions."
  )
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Goes through stretches of text.
  @available(
    *, unavailable,
    message: "Vitrine's accessibility tree has no rotors; give the views accessibilityHeading(_:) or named actions."
  )
  nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View { self }

  /// Gives an object while the view has the focus.
  @available(
    *, unavailable, message: "Vitrine hands no objects along the focus; use focusedValue(_:_:) with a key of yours."
  )
  nonisolated public func focusedValue<T: AnyObject>(_ object: T?) -> some View { self }

  /// Searches with tokens that can be changed.
  @available(
    *, unavailable,
    message: "Vitrine searches with the tokens of searchable(text:tokens:); show editable ones by its token closure."
  )
  nonisolated public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View { self }

  /// Searches with tokens that can be changed.
  @available(
    *, unavailable,
    message: "Vitrine searches with the tokens of searchable(text:tokens:); show editable ones by its token closure."
  )
  nonisolated public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View { self }
}

extension View {
  /// The text that selects the view by typing.
  @available(*, unavailable, message: "Vitrine selects nothing by typing; use searchable(text:).")
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

  /// The text that selects the view by typing.
  @available(*, unavailable, message: "Vitrine selects nothing by typing; use searchable(text:).")
  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }

  /// Lets a dialog not come again.
  @available(*, unavailable, message: "iOS shows no such toggle; put a Toggle into the view that asks.")
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Lets a dialog not come again.
  @available(*, unavailable, message: "iOS shows no such toggle; put a Toggle into the view that asks.")
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<T: StringProtocol>(
    _ title: T, isSuppressed: Binding<Bool>
  ) -> some View { self }
}

extension Text {
  /// A size of text beside the usual one.
  @available(*, unavailable, message: "Apple publishes no size for it; set a smaller font(_:).")
  public struct Scale: Hashable, Sendable {}

  /// Sets the scale of the text.
  @available(*, unavailable, message: "Apple publishes no size for it; set a smaller font(_:).")
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }
}

/// What a preview stands in.
@available(*, unavailable, message: "Vitrine shows a preview by itself; put what is around it into the preview.")
public protocol PreviewContext {}

/// Names what a preview stands in.
@available(*, unavailable, message: "Vitrine shows a preview by itself; put what is around it into the preview.")
public protocol PreviewContextKey {}

/// How large the rows of a sidebar are.
@available(*, unavailable, message: "iOS has one size of sidebar rows; leave it out.")
public struct SidebarRowSize {}

/// What a hosting controller tells of its size.
@available(*, unavailable, message: "Vitrine has no view controllers; show the view itself.")
public struct UIHostingControllerSizingOptions {}

extension TextEditorStyle {
  /// Text editors with a border.
  @available(
    *, unavailable, message: "It is not on iOS: it belongs to visionOS; use overlay(_:) with a rounded rectangle."
  )
  public static var roundedBorder: Self { fatalError("The compiler lets nobody come here.") }
}

extension EnvironmentValues {
  @available(*, unavailable, message: "iOS has one size of sidebar rows; leave it out.")
  public var sidebarRowSize: SidebarRowSize { fatalError("The compiler lets nobody come here.") }

  @available(*, unavailable, message: "Vitrine draws no effects of a pointer; draw them by onHover(perform:).")
  public var isHoverEffectEnabled: Bool { false }
}

extension PasteButton {
  /// A button for what comes from the pasteboard.
  @available(*, unavailable, message: "Vitrine pastes what can be transferred; use init(payloadType:onPaste:).")
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) { fatalError("The compiler lets nobody come here.") }

  /// A button for what comes from the pasteboard.
  @available(*, unavailable, message: "Vitrine pastes what can be transferred; use init(payloadType:onPaste:).")
  public init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) { fatalError("The compiler lets nobody come here.") }

  /// A button for what comes from the pasteboard.
  @available(*, unavailable, message: "Vitrine pastes what can be transferred; use init(payloadType:onPaste:).")
  public init(
    supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) { fatalError("The compiler lets nobody come here.") }

  /// A button for what comes from the pasteboard.
  @available(*, unavailable, message: "Vitrine pastes what can be transferred; use init(payloadType:onPaste:).")
  public init<Payload>(
    supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) { fatalError("The compiler lets nobody come here.") }
}
