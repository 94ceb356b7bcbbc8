import CoreGraphics

/// `frame(width:height:alignment:)`.
struct FixedFrameModifier: LayoutModifier {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(of child: Node, for proposal: ProposedViewSize, in context: LayoutModifierContext) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.size(for: inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func placement(
    of child: Node, in size: CGSize, proposal: ProposedViewSize, context: LayoutModifierContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    aligned(child, in: size, alignment, inner(proposal))
  }

  func spacing(of child: Node) -> ViewSpacing {
    var spacing = child.spacing
    if height != nil {
      spacing.top = .standard
      spacing.bottom = .standard
    }
    if width != nil {
      spacing.leading = .standard
      spacing.trailing = .standard
    }
    return spacing
  }

  var fixedAxes: Axis.Set {
    var axes: Axis.Set = []
    if width != nil { axes.insert(.horizontal) }
    if height != nil { axes.insert(.vertical) }
    return axes
  }

  var name: String { "frame" }
  var detail: String {
    [width.map { "width: \(number($0))" }, height.map { "height: \(number($0))" }]
      .compactMap { $0 }.joined(separator: ", ")
  }
}

/// Puts a child where its guides meet those of a box.
@MainActor
func aligned(
  _ child: Node, in size: CGSize, _ alignment: Alignment, _ proposal: ProposedViewSize
) -> (origin: CGPoint, proposal: ProposedViewSize) {
  let dimensions = child.dimensions(for: proposal)
  let box = ViewDimensions(node: nil, proposal: proposal, size: size)
  return (
    CGPoint(
      x: box.isolatedValue(of: alignment.horizontal.key) - dimensions.isolatedValue(of: alignment.horizontal.key),
      y: box.isolatedValue(of: alignment.vertical.key) - dimensions.isolatedValue(of: alignment.vertical.key)),
    proposal
  )
}

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
struct FlexibleFrameModifier: LayoutModifier {
  /// The limits along one axis, made consistent as iOS does: a negative minimum is 0, an ideal below
  /// the minimum is the minimum, a maximum below the ideal is the ideal.
  struct Limits: Equatable {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?

    init(least: CGFloat?, ideal: CGFloat?, most: CGFloat?) {
      self.least = least.map { max(0, $0) }
      self.ideal = ideal.map { max($0, self.least ?? 0) }
      self.most = most.map { max($0, self.ideal ?? self.least ?? 0) }
    }

    var isEmpty: Bool { least == nil && ideal == nil && most == nil }

    func proposal(for length: CGFloat?) -> CGFloat? {
      guard let offered = length ?? ideal else { return nil }
      return min(max(offered, least ?? -.infinity), most ?? .infinity)
    }

    /// The box's length: a limit that is given pulls the box to what was offered, an axis without
    /// limits keeps the child's length.
    func length(offered: CGFloat?, child: CGFloat) -> CGFloat {
      if isEmpty { return child }
      guard let offered = offered ?? ideal else {
        return min(max(child, least ?? -.infinity), most ?? .infinity)
      }
      let lower = least ?? min(child, most ?? .infinity)
      let upper = most ?? max(child, lower)
      return min(max(offered, lower), upper)
    }
  }

  var width: Limits
  var height: Limits
  var alignment: Alignment

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.proposal(for: proposal.width), height: height.proposal(for: proposal.height))
  }

  func size(of child: Node, for proposal: ProposedViewSize, in context: LayoutModifierContext) -> CGSize {
    let size = child.size(for: inner(proposal))
    return CGSize(
      width: width.length(offered: proposal.width, child: size.width),
      height: height.length(offered: proposal.height, child: size.height))
  }

  func placement(
    of child: Node, in size: CGSize, proposal: ProposedViewSize, context: LayoutModifierContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let inner = inner(proposal)
    return aligned(
      child, in: size, alignment,
      ProposedViewSize(
        width: inner.width.map { $0 == .infinity ? size.width : $0 },
        height: inner.height.map { $0 == .infinity ? size.height : $0 }))
  }

  func spacing(of child: Node) -> ViewSpacing {
    var spacing = child.spacing
    if !height.isEmpty {
      spacing.top = .standard
      spacing.bottom = .standard
    }
    if !width.isEmpty {
      spacing.leading = .standard
      spacing.trailing = .standard
    }
    return spacing
  }

  var fixedAxes: Axis.Set {
    var axes: Axis.Set = []
    if let most = width.most, most.isFinite { axes.insert(.horizontal) }
    if let most = height.most, most.isFinite { axes.insert(.vertical) }
    return axes
  }

  var name: String { "frame" }
  var detail: String {
    [
      ("minWidth", width.least), ("idealWidth", width.ideal), ("maxWidth", width.most),
      ("minHeight", height.least), ("idealHeight", height.ideal), ("maxHeight", height.most),
    ].compactMap { label, value in value.map { "\(label): \(number($0))" } }.joined(separator: ", ")
  }
}

extension View {
  /// Gives the view a box of fixed lengths.
  /// - Parameters:
  ///   - width: points; nil leaves the view's own.
  ///   - height: points; nil leaves the view's own.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    primitive(
      FixedFrameModifier(width: sanitized(width), height: sanitized(height), alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { self }

  /// Gives the view a box within limits, in points.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    primitive(
      FlexibleFrameModifier(
        width: .init(least: minWidth, ideal: idealWidth, most: maxWidth),
        height: .init(least: minHeight, ideal: idealHeight, most: maxHeight), alignment: alignment))
  }
}

/// A length that layout can use: a number, not negative, not infinite.
func sanitized(_ length: CGFloat?) -> CGFloat? {
  guard let length, length.isFinite else { return nil }
  return max(0, length)
}
