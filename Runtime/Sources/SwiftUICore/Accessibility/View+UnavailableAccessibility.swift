// What a tree of elements without a device has no use for.
extension View {
  @available(
    *, unavailable,
    message: "Vitrine's accessibility tree has no rotors; give the views accessibilityHeading(_:) or named actions."
  )
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  @available(
    *, unavailable,
    message: "Vitrine's accessibility tree has no rotors; give the views accessibilityHeading(_:) or named actions."
  )
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  @available(
    *, unavailable,
    message: "Vitrine's accessibility tree has no rotors; give the views accessibilityHeading(_:) or named actions."
  )
  nonisolated public func accessibilityRotor<Content>(_ labelKey: LocalizedStringKey, entries: () -> Content)
    -> some View
  { self }

  @available(
    *, unavailable,
    message: "Vitrine's accessibility tree has no rotors; give the views accessibilityHeading(_:) or named actions."
  )
  nonisolated public func accessibilityRotor<Content>(_ label: Text, entries: () -> Content) -> some View { self }

  @available(*, unavailable, message: "Vitrine's accessibility tree has no rotors; leave the entry out.")
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }

  @available(
    *, unavailable,
    message: "Quick actions belong to watches; give the view an accessibilityAction(_:_:) instead."
  )
  nonisolated public func accessibilityQuickAction<Style, Content: View>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View { self }

  @available(
    *, unavailable,
    message: "Vitrine plays no charts as sound; describe the data by accessibilityChildren(children:)."
  )
  nonisolated public func accessibilityChartDescriptor<R>(_ representable: R) -> some View { self }
}
