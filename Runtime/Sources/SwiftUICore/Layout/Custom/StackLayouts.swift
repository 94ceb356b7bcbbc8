import CoreGraphics

/// `HStack` as a layout.
@frozen public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  /// Points; nil takes the views' own preferences.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.stackSize(.horizontal, alignment.key, spacing, proposal)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.placeInStack(.horizontal, alignment.key, spacing, in: bounds, proposal)
  }
}

/// `VStack` as a layout.
@frozen public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  /// Points; nil takes the views' own preferences.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.stackSize(.vertical, alignment.key, spacing, proposal)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.placeInStack(.vertical, alignment.key, spacing, in: bounds, proposal)
  }
}

/// `ZStack` as a layout.
@frozen public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let alignment = alignment
    return inLayoutPass {
      DepthArrangement(subviews.nodes, alignment: alignment, proposal: proposal).size
    }
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let alignment = alignment
    let proposal = ProposedViewSize(
      width: proposal.width ?? bounds.width, height: proposal.height ?? bounds.height)
    let origins = inLayoutPass {
      DepthArrangement(subviews.nodes, alignment: alignment, proposal: proposal).origins
    }
    for (subview, origin) in zip(subviews, origins) {
      subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
    }
  }
}

extension LayoutProperties {
  fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension LayoutSubviews {
  private func arrangement(
    _ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?, _ proposal: ProposedViewSize
  ) -> StackArrangement {
    inLayoutPass {
      StackArrangement(nodes, axis: axis, alignment: alignment, spacing: spacing, proposal: proposal)
    }
  }

  fileprivate func stackSize(
    _ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?, _ proposal: ProposedViewSize
  ) -> CGSize {
    let arrangement = arrangement(axis, alignment, spacing, proposal)
    return inLayoutPass { arrangement.size }
  }

  fileprivate func placeInStack(
    _ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?, in bounds: CGRect, _ proposal: ProposedViewSize
  ) {
    let arrangement = arrangement(axis, alignment, spacing, proposal)
    let (origins, proposals) = inLayoutPass {
      let placed = arrangement.placing(nodes)
      return (placed.origins, placed.proposals)
    }
    for (index, subview) in self.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + origins[index].x, y: bounds.minY + origins[index].y),
        proposal: proposals[index])
    }
  }
}
