import CoreGraphics

extension View {
  /// Shows or hides the indicators of the scroll views below, which show while something scrolls.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollSettings) {
      if axes.contains(.vertical) { $0.verticalIndicators = visibility }
      if axes.contains(.horizontal) { $0.horizontalIndicators = visibility }
    }
  }

  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Lets the content of the scroll view draw outside its frame.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollSettings) { $0.isClipDisabled = disabled }
  }

  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    primitive(
      TransformEnvironment {
        if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
        if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
      })
  }

  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// The part of the content that the scroll view shows first, keeps as its content grows, and stands at
  /// where the content is shorter.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchors = ScrollAnchors(all: anchor) }
  }

  /// The same for one of these.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchors[role] = anchor }
  }

  /// Keeps the content of the scroll view from its edges.
  /// - Parameter length: points; nil is the standard inset, 16.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? PaddingModifier.standardInset
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }

  /// - Parameter length: points.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// - Parameter insets: points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      func margin(_ length: CGFloat) -> CGFloat { abs(length) < 1e6 ? length : 0 }
      func set(_ margins: inout EdgeInsets) {
        if edges.contains(.top) { margins.top = margin(insets.top) }
        if edges.contains(.leading) { margins.leading = margin(insets.leading) }
        if edges.contains(.bottom) { margins.bottom = margin(insets.bottom) }
        if edges.contains(.trailing) { margins.trailing = margin(insets.trailing) }
      }
      if placement.movesContent { set(&settings.contentMargins) }
      if placement.movesIndicators { set(&settings.indicatorMargins) }
    }
  }
}
