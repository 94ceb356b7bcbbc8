import CoreGraphics

/// `fixedSize`: the view takes its ideal length on an axis, whatever is offered.
struct FixedSizeModifier: LayoutModifier {
  var horizontal: Bool
  var vertical: Bool

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  func size(of child: Node, for proposal: ProposedViewSize, in context: LayoutModifierContext) -> CGSize {
    child.size(for: inner(proposal))
  }

  func placement(
    of child: Node, in size: CGSize, proposal: ProposedViewSize, context: LayoutModifierContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, inner(proposal)) }

  var name: String { "fixedSize" }
}

/// `offset`: drawn elsewhere, laid out here.
struct OffsetModifier: LayoutModifier {
  var offset: CGSize

  func placement(
    of child: Node, in size: CGSize, proposal: ProposedViewSize, context: LayoutModifierContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (CGPoint(x: offset.width, y: offset.height), proposal)
  }

  /// Guides stay where they would be without the offset.
  var movesOnly: Bool { true }
  var name: String { "offset" }
  var detail: String { "x: \(number(offset.width)), y: \(number(offset.height))" }
}

/// `position`: the centre lies at a point of all the room there is.
struct PositionModifier: LayoutModifier {
  var position: CGPoint

  func size(of child: Node, for proposal: ProposedViewSize, in context: LayoutModifierContext) -> CGSize {
    let size = child.size(for: proposal)
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  func placement(
    of child: Node, in size: CGSize, proposal: ProposedViewSize, context: LayoutModifierContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let own = child.size(for: proposal)
    return (CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2), proposal)
  }

  var name: String { "position" }
  var detail: String { "x: \(number(position.x)), y: \(number(position.y))" }
}

/// `aspectRatio`: the view gets the largest (fit) or smallest (fill) box of a ratio.
struct AspectRatioModifier: LayoutModifier {
  /// Width by height; nil is the ratio of the view's ideal size.
  var ratio: CGFloat?
  var contentMode: ContentMode

  @MainActor private func inner(_ child: Node, _ proposal: ProposedViewSize) -> ProposedViewSize {
    let ratio: CGFloat
    if let given = self.ratio {
      ratio = given
    } else {
      let ideal = child.size(for: .unspecified)
      ratio = ideal.height > 0 ? ideal.width / ideal.height : 0
    }
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return .unspecified
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let byWidth = CGSize(width: width, height: width / ratio)
      let byHeight = CGSize(width: height * ratio, height: height)
      let widthIsTighter = byWidth.height <= height
      return ProposedViewSize(widthIsTighter == (contentMode == .fit) ? byWidth : byHeight)
    }
  }

  func size(of child: Node, for proposal: ProposedViewSize, in context: LayoutModifierContext) -> CGSize {
    child.size(for: inner(child, proposal))
  }

  func placement(
    of child: Node, in size: CGSize, proposal: ProposedViewSize, context: LayoutModifierContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, inner(child, proposal)) }

  var name: String { "aspectRatio" }
  var detail: String { "\(ratio.map(number) ?? "ideal"), \(contentMode == .fit ? "fit" : "fill")" }
}

/// `alignmentGuide`: one guide is computed by the caller.
struct AlignmentGuideModifier: LayoutModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  static func == (a: Self, b: Self) -> Bool { false }

  func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    key == self.key ? compute(dimensions) : nil
  }

  var readsInLayout: Bool { true }

  var name: String { "alignmentGuide" }
}

extension View {
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    primitive(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// - Parameter offset: points.
  nonisolated public func offset(_ offset: CGSize) -> some View { primitive(OffsetModifier(offset: offset)) }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// - Parameter position: points of the room that is offered.
  nonisolated public func position(_ position: CGPoint) -> some View {
    primitive(PositionModifier(position: position))
  }

  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// - Parameter aspectRatio: width by height; nil is the ratio of the view's ideal size.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    primitive(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    primitive(AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }

  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    primitive(AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }

  /// Views of higher priority are offered room first; 0 is the default.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    primitive(TraitModifier<LayoutPriorityTrait>(value: value))
  }

  /// Views of a higher index are drawn over those of a lower one; 0 is the default.
  nonisolated public func zIndex(_ value: Double) -> some View {
    primitive(TraitModifier<ZIndexTrait>(value: value))
  }

  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    primitive(TraitModifier<TagTrait>(value: AnyHashable(tag)))
  }
}
