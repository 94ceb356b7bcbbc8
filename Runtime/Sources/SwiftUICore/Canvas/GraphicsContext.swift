import CoreGraphics
import Drawing

/// Draws at once, instead of by views.
///
/// A copy draws into the same picture, with a transform, clips, filters, an opacity and a mode of its own.
public struct GraphicsContext {
  /// The picture that all copies of a context draw into.
  final class Target {
    var items: [DisplayItem] = []
  }

  let target: Target
  let resources: GraphResources
  let symbols: [AnyHashable: ResolvedSymbol]
  /// Points.
  let size: CGSize
  private let base: EnvironmentValues
  var clips: [Clip] = []
  var filters: [(filter: Filter, transform: CGAffineTransform)] = []

  /// The alpha of what is drawn, 0…1.
  public var opacity: Double = 1
  /// How what is drawn is combined with what is there.
  public var blendMode: BlendMode = .normal
  /// From the coordinates of what is drawn to those of the picture.
  public var transform: CGAffineTransform = .identity

  init(
    size: CGSize, environment: EnvironmentValues, resources: GraphResources,
    symbols: [AnyHashable: ResolvedSymbol] = [:], target: Target = Target()
  ) {
    self.size = size
    self.base = environment
    self.resources = resources
    self.symbols = symbols
    self.target = target
  }

  /// The environment of the view that is drawn.
  public var environment: EnvironmentValues { base }

  /// What was drawn so far.
  var list: DisplayList { target.items.isEmpty ? .empty : DisplayList(target.items) }

  /// A context with the same coordinates and nothing else that draws into a picture of its own.
  func makeLayer() -> GraphicsContext {
    var layer = GraphicsContext(
      size: size, environment: base, resources: resources, symbols: symbols, target: Target())
    layer.transform = transform
    return layer
  }
}

// MARK: Transform

extension GraphicsContext {
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  /// Puts a map before the one that holds.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
}

// MARK: Putting down

extension GraphicsContext {
  /// Adds items in the context's own coordinates to the picture, under everything that holds.
  func put(_ items: [DisplayItem]) {
    guard !items.isEmpty, opacity > 0, transform.isDrawable else { return }
    put(mapped: mapped(items, by: transform))
  }

  /// Adds items in the picture's coordinates.
  func put(mapped items: [DisplayItem]) {
    guard !items.isEmpty, opacity > 0 else { return }
    var items = items
    // The filter that was added last stands nearest to what is drawn.
    for (filter, transform) in filters.reversed() where transform.isDrawable {
      items = mapped(filter.items(filtering: mapped(items, by: transform.inverted()), in: environment), by: transform)
    }
    if opacity < 1 { items = [.effect(.opacity(opacity), DisplayList(items))] }
    if blendMode != .normal { items = [.effect(.blend(blendMode.drawing), DisplayList(items))] }
    for clip in clips.reversed() { items = clip.items(clipping: items) }
    target.items += items
  }

  private func mapped(_ items: [DisplayItem], by transform: CGAffineTransform) -> [DisplayItem] {
    if transform.isIdentity { return items }
    if transform.isTranslation {
      return [.list(DisplayList(items), at: CGPoint(x: transform.tx, y: transform.ty))]
    }
    return [.effect(.transform(transform), DisplayList(items))]
  }
}
