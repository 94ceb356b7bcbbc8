import CoreGraphics
import Drawing

extension Image: View {
  public typealias Body = Never

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: ImageNode.self) } ?? ImageNode(context)
    node.update(view)
    return node
  }
}

/// The node of an image: it reads the environment when it is brought up to date.
final class ImageNode: ReadingNode {
  private let environment: EnvironmentScope
  private var image: Image?
  private var resolved: ImageRendition!

  override init(_ context: _ViewContext) {
    environment = context.environment
    super.init(context)
  }

  func update(_ new: Image) {
    guard new != image || flags.contains(.needsUpdate) else { return }
    image = new
    runUpdate()
  }

  override func runUpdate() {
    flags.remove(.needsUpdate)
    guard let image else { return }
    let old = resolved
    resolved = tracking {
      let values = EnvironmentValues(scope: environment)
      takeEffects(values)
      return ImageRendition(image, in: values, resources: graph.resources)
    }
    let keepsSize = old.map {
      $0.size == resolved.size && $0.baseline == resolved.baseline
        && ($0.image.resizing == nil) == (image.resizing == nil)
    }
    if keepsSize == true { setNeedsRecording() } else { setNeedsLayout() }
  }

  /// The effects of a symbol, where modifiers ask for any.
  private var motion: SymbolMotion?

  private func takeEffects(_ values: EnvironmentValues) {
    let requests = values.symbolEffectRequests
    guard !requests.isEmpty || motion != nil else { return }
    let motion = motion ?? SymbolMotion(self)
    self.motion = motion
    motion.take(requests, reducesMotion: values.accessibilityReduceMotion)
  }

  override var contentChange: ContentChange? {
    switch EnvironmentValues(scope: environment).contentTransition.kind {
    case .identity, .numericText, .numericValue: return nil
    case .opacity, .interpolate: return .fade
    case .symbolEffect(let effect, _):
      guard case .symbol = resolved.content else { return .fade }
      if effect.variants.contains("offUp") { return .replace(oldScale: nil) }
      return .replace(oldScale: effect.variants.contains("upUp") ? 1.25 : 0.5)
    }
  }

  /// A resizable picture takes what it is offered, another its own size.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    image?.resizing == nil ? resolved.size : proposal.replacingUnspecifiedDimensions(by: resolved.size)
  }

  override func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    guard let baseline = resolved.baseline, resolved.size.height > 0,
      key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    return baseline * dimensions.height / resolved.size.height
  }

  override func takesFinger(at point: CGPoint) -> Bool { bounds.contains(point) }

  override func record(into items: inout [DisplayItem]) {
    let drawn = resolved.items(in: CGRect(origin: .zero, size: frame.size))
    guard case .symbol = resolved.content, !drawn.isEmpty else { return items += drawn }
    // Checks look at what lies behind a symbol, and leave it out by this mark.
    let seen = motion?.items(drawing: drawn, in: frame.size) ?? drawn
    if !seen.isEmpty { items.append(.marked(Mark(node: id), DisplayList(seen))) }
  }

  /// An image with a label is an element; one without only decorates.
  override func makeAccessibility() -> AccessibilityFragment {
    guard let image, let label = image.label else { return .empty }
    var element = AccessibilityElement(
      id: id, frame: CGRect(origin: .zero, size: frame.size),
      isMirrored: EnvironmentValues(scope: environment).layoutDirection == .rightToLeft)
    element.label = ResolvedText(label, in: EnvironmentValues(scope: environment), resources: graph.resources).string
    if case .symbol(let name, _) = image.provider, element.label == name {
      element.label = SpokenSymbolName.words(for: name)
    }
    element.traits = .isImage
    return AccessibilityFragment(.elements([element]))
  }

  override var environmentScope: EnvironmentScope? { environment }
  override var name: String { "Image" }

  override var detail: String {
    switch image?.provider {
    case .symbol(let name, _): name
    case .asset(let asset): asset.name
    default: ""
    }
  }

  override var facts: NodeFacts? {
    switch resolved.content {
    case .symbol(let symbol): .symbol(symbol.facts())
    case .missing(let missing): .record(kind: "missingImage", detail: missing.name)
    case .bitmap, .drawing: nil
    }
  }
}
