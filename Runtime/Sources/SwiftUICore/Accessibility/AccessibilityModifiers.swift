import CoreGraphics

extension View {
  /// What the view is called.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    accessibility { $0.label = label }
  }

  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// What the view is called, said by views that may hold the view itself with what it is called so far.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    let label = AnyView(content(PlaceholderContentView(content: AnyView(self))))
    return accessibility { $0.labelContent = label }
  }

  /// What the view shows at the time.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    accessibility { $0.value = value }
  }

  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// What comes of using the view.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    accessibility { $0.hint = hint }
  }

  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Names by which voice control knows the view.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    accessibility { $0.inputLabels = inputLabels }
  }

  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// A name for tests, which nobody reads out.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { $0.identifier = identifier }
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { $0.isHidden = hidden }
  }

  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.addedTraits = traits }
  }

  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.removedTraits = traits }
  }

  /// Makes the view one element.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessibility { $0.children = children }
  }

  /// Elements of a higher priority are read first; 0 is the default.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibility { $0.sortPriority = sortPriority }
  }

  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibility { $0.headingLevel = level }
  }

  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    accessibility { $0.textContentType = value }
  }

  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    accessibility { $0.activationPoint = .unit(activationPoint) }
  }

  /// Where an activation taps, in the view's coordinates.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    accessibility { $0.activationPoint = .point(activationPoint) }
  }

  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    accessibility { $0.respondsToUserInteraction = respondsToUserInteraction }
  }

  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    accessibility { $0.ignoresInvertColors = active }
  }

  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    accessibility { $0.showsLargeContent = true }
  }
}
