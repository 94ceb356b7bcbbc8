import CoreGraphics
import Drawing

/// What the safe area keeps clear of.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and the edges of the device.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// `ignoresSafeArea`: where the view touches the safe area's edges, its content grows past them.
struct IgnoresSafeAreaModifier: PrimitiveModifier, Equatable {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { IgnoresSafeAreaNode(self, context) }
}

final class IgnoresSafeAreaNode: ModifierNode, SafeAreaReader {
  private var modifier: IgnoresSafeAreaModifier

  init(_ modifier: IgnoresSafeAreaModifier, _ context: _ViewContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func makePart() -> ModifierNode {
    IgnoresSafeAreaNode(modifier, _ViewContext(environment: environment, parent: self, graph: graph))
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is IgnoresSafeAreaModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? IgnoresSafeAreaModifier, new != modifier else { return }
    modifier = new
    forEachPart { ($0 as? IgnoresSafeAreaNode)?.modifier = new }
    setNeedsLayout()
  }

  override func placeChildren() {
    guard let single else { return }
    let grown = SafeArea.growth(of: self, edges: modifier.edges, regions: modifier.regions)
    let proposal = ProposedViewSize(
      width: placedProposal.width.map { $0 + grown.horizontal },
      height: placedProposal.height.map { $0 + grown.vertical })
    let size = single.size(for: proposal)
    // Content that does not take the whole of the grown room stays in its middle.
    place(
      single,
      at: CGPoint(
        x: -grown.leading + (frame.width + grown.horizontal - size.width) / 2,
        y: -grown.top + (frame.height + grown.vertical - size.height) / 2),
      proposal: proposal, mirrored: isMirrored)
  }

  /// Whether the content lies behind the keyboard.
  var ignoresKeyboard: Bool { modifier.regions.contains(.keyboard) && modifier.edges.contains(.bottom) }
  var readsSafeArea: Bool { true }

  override var name: String { "ignoresSafeArea" }
}

extension View {
  /// Lets the view grow past the edges of the safe area that it touches.
  /// - Parameter regions: `.keyboard` alone lets the view lie behind the keyboard, and keep clear of the rest.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    primitive(IgnoresSafeAreaModifier(regions: regions, edges: edges))
  }

  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
