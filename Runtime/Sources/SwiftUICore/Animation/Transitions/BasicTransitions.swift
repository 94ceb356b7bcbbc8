/// A view that is there from one frame to the next.
nonisolated public struct IdentityTransition: DescribedTransition {
  public init() {}

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  var text: String { "identity" }
}

/// A view that fades.
nonisolated public struct OpacityTransition: DescribedTransition {
  public init() {}

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  var text: String { "opacity" }
}

/// A view that grows and shrinks.
nonisolated public struct ScaleTransition: DescribedTransition {
  public var scale: Double
  public var anchor: UnitPoint

  /// - Parameter scale: the size before and after; 1 is the size of the view.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }

  var text: String {
    // 1e-5 is what iOS takes for a scale of nothing.
    guard scale > 1e-4 || anchor != .center else { return "scale" }
    return callText("scale", [("scale", scale.typed), ("anchor", anchor == .center ? nil : anchor.text)])
  }
}

/// A view that is moved by points.
nonisolated public struct OffsetTransition: DescribedTransition {
  public var offset: CGSize

  public init(_ offset: CGSize) { self.offset = offset }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }

  var text: String {
    callText(
      "offset",
      [
        ("x", offset.width == 0 ? nil : Double(offset.width).typed),
        ("y", offset.height == 0 ? nil : Double(offset.height).typed),
      ])
  }
}

/// A view that comes from an edge and goes back to it.
nonisolated public struct MoveTransition: DescribedTransition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.primitive(EdgeOffsetEffect(towards: edge, fraction: phase.isIdentity ? 0 : 1))
  }

  var text: String { "move(edge: .\(edge))" }
}

/// A view that comes from the leading edge and goes to the trailing one.
nonisolated public struct SlideTransition: DescribedTransition {
  public init() {}

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.primitive(EdgeOffsetEffect(towards: .trailing, fraction: CGFloat(phase.value)))
  }

  var text: String { "slide" }
}

/// A view that comes from an edge, fading in, and goes to the opposite one, fading out.
nonisolated public struct PushTransition: DescribedTransition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .primitive(EdgeOffsetEffect(towards: edge, fraction: CGFloat(-phase.value)))
      .opacity(phase.isIdentity ? 1 : 0)
  }

  var text: String { "push(from: .\(edge))" }
}

/// A view that blurs, shrinks and fades while another takes its place.
nonisolated public struct BlurReplaceTransition: DescribedTransition {
  /// How the two views move.
  public struct Configuration: Equatable, Sendable {
    fileprivate var isUpUp: Bool

    /// One sinks while the other rises.
    public static let downUp = Configuration(isUpUp: false)
    /// Both rise.
    public static let upUp = Configuration(isUpUp: true)
  }

  public var configuration: Configuration

  public init(configuration: Configuration) { self.configuration = configuration }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let isLarge = configuration.isUpUp && phase == .didDisappear
    return
      content
      .blur(radius: phase.isIdentity ? 0 : 10)
      .scaleEffect(phase.isIdentity ? 1 : isLarge ? 1.25 : 0.75)
      .opacity(phase.isIdentity ? 1 : 0)
  }

  var text: String { configuration.isUpUp ? "blurReplace(.upUp)" : "blurReplace" }
}
