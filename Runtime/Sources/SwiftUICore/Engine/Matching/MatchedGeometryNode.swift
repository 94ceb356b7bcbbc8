import CoreGraphics
import Drawing

/// `matchedGeometryEffect`: takes the place, the size or both of another view of the same id.
struct MatchedGeometryModifier: PrimitiveModifier {
  var key: MatchKey
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  var isSource: Bool

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { MatchedGeometryNode(self, context) }
}

/// What views share that are matched.
struct MatchKey: Hashable {
  var namespace: Namespace.ID
  var id: AnyHashable
}

/// The node of a matched view. Its own box is the one that layout gives it; the content is drawn in the
/// box of the source, or on the way there.
final class MatchedGeometryNode: ModifierNode {
  private(set) var modifier: MatchedGeometryModifier
  /// Where the content is shown, in the stage's coordinates; nil shows it where it lies.
  private(set) var box: CGRect?
  /// The box that the content goes to, or is in.
  private(set) var aim: CGRect?
  private var flight: NumbersInFlight?

  init(_ modifier: MatchedGeometryModifier, _ context: _ViewContext) {
    self.modifier = modifier
    super.init(context)
    graph.addMatch(self, for: modifier.key)
  }

  override func makePart() -> ModifierNode {
    MatchedGeometryNode(modifier, _ViewContext(environment: environment, parent: self, graph: graph))
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is MatchedGeometryModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? MatchedGeometryModifier else { return }
    take(new)
    forEachPart { ($0 as? MatchedGeometryNode)?.take(new) }
  }

  private func take(_ new: MatchedGeometryModifier) {
    let old = modifier
    modifier = new
    if old.key != new.key {
      graph.removeMatch(self, for: old.key)
      graph.addMatch(self, for: new.key)
    }
    // Matches are looked at after each layout.
    if old.key != new.key || old.isSource != new.isSource || old.properties != new.properties
      || old.anchor != new.anchor
    {
      setNeedsLayout()
    }
  }

  override func teardown() {
    guard !flags.contains(.isDead) else { return }
    super.teardown()
    graph.removeMatch(self, for: modifier.key)
  }

  // MARK: Matching

  var isShown: Bool { layoutParent != nil && single != nil && !flags.contains(.isDead) }
  var isOnItsWay: Bool { flight != nil }

  /// Shows the content where it lies.
  func rest() {
    guard box != nil else { return }
    flight?.set(flight?.target.values ?? [])
    flight = nil
    box = nil
    aim = nil
    boxChanged()
  }

  /// Shows the content in a box, on a way there from another where the round has an animation.
  func show(in new: CGRect, from start: CGRect?) {
    guard new != aim else { return }
    aim = new
    guard let start = start ?? box, start != new, let animation = graph.animation(for: self) else {
      flight?.set(new.numbers)
      flight = nil
      box = new
      return boxChanged()
    }
    let flight = self.flight ?? NumbersInFlight(start.numbers)
    self.flight = flight
    flight.animate(to: new.numbers, with: animation, on: self) { [unowned self, unowned flight] in
      guard self.flight === flight else { return }
      box = CGRect(numbers: flight.numbers(at: graph.time))
      if !flight.isRunning {
        self.flight = nil
        box = aim
      }
      boxChanged()
    }
    if box == nil {
      // What was laid out in this round in a box of its own has not been seen there.
      single?.forgetPlacesBelow()
    }
    box = CGRect(numbers: flight.numbers(at: graph.time))
    boxChanged()
  }

  private func boxChanged() {
    setNeedsLayout()
    setNeedsRecording()
  }

  // MARK: As the view that it matches

  override func placeChildren() {
    guard let single else { return }
    guard let box, modifier.properties.contains(.size) else {
      return place(single, at: .zero, proposal: placedProposal)
    }
    place(single, at: .zero, proposal: ProposedViewSize(box.size))
  }

  /// How far the content is drawn from where it lies.
  private var offset: CGPoint {
    guard let box, let single else { return .zero }
    let anchor = modifier.anchor
    let size = single.frame.size
    guard modifier.properties.contains(.position) else {
      return CGPoint(x: (frame.width - size.width) * anchor.x, y: (frame.height - size.height) * anchor.y)
    }
    let origin = seenOrigin
    return CGPoint(
      x: box.minX + anchor.x * (box.width - size.width) - origin.x,
      y: box.minY + anchor.y * (box.height - size.height) - origin.y)
  }

  override func record(into items: inout [DisplayItem]) {
    guard let single else { return }
    let list = single.displayList
    guard !list.isEmpty else { return }
    let offset = offset
    let origin = single.presentedOrigin
    items.append(.list(list, at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)))
  }

  override var contentTransform: CGAffineTransform? {
    let offset = offset
    return offset == .zero ? nil : CGAffineTransform(translationX: offset.x, y: offset.y)
  }

  override var name: String { "matchedGeometryEffect" }
  override var detail: String { "id: \(modifier.key.id)" }
  override var facts: NodeFacts? { .record(kind: name, detail: detail) }
}

extension CGRect {
  fileprivate var numbers: [Double] { [minX, minY, width, height].map(Double.init) }

  fileprivate init(numbers: [Double]) {
    func number(_ index: Int) -> Double { index < numbers.count ? numbers[index] : 0 }
    self.init(x: number(0), y: number(1), width: max(0, number(2)), height: max(0, number(3)))
  }
}

extension Node {
  /// Where the node is seen in the stage's coordinates: what is on its way counts where it is.
  fileprivate var seenOrigin: CGPoint {
    var origin = CGPoint.zero
    var node: Node = self
    while let parent = node.layoutParent {
      let place = node.presentedOrigin
      origin.x += place.x
      origin.y += place.y
      if let transform = parent.contentTransform, transform.isTranslation {
        origin.x += transform.tx
        origin.y += transform.ty
      }
      node = parent
    }
    return origin
  }

  /// Where the node's box is seen.
  var seenBox: CGRect { CGRect(origin: seenOrigin, size: frame.size) }

  /// Where layout put the node, in the stage's coordinates; nil within a match that is on its way, where
  /// layout is not what it will be.
  var laidOutBox: CGRect? {
    var origin = CGPoint.zero
    var node: Node = self
    while let parent = node.layoutParent {
      origin.x += node.frame.minX
      origin.y += node.frame.minY
      if let match = parent as? MatchedGeometryNode, match.box != nil { return nil }
      node = parent
    }
    return CGRect(origin: origin, size: frame.size)
  }

  /// The next places below are no movements.
  fileprivate func forgetPlacesBelow() {
    forgetPlace()
    for child in describedChildren { child.forgetPlacesBelow() }
  }
}
