import CoreGraphics
import Drawing

/// A figure that is filled or stroked, before it is known with what.
enum FigureDrawing: Equatable {
  case fill(Figure, evenOdd: Bool)
  case stroke(Figure, Pen)

  /// What gradients are laid over.
  var figure: Figure {
    switch self {
    case .fill(let figure, _), .stroke(let figure, _): figure
    }
  }

  func item(_ paint: Paint) -> DisplayItem {
    switch self {
    case .fill(let figure, let evenOdd): .fill(figure, paint, evenOdd: evenOdd)
    case .stroke(let figure, let pen): .stroke(figure, paint, pen)
    }
  }
}

extension _ResolvedStyle {
  /// Nothing would be seen.
  var isClear: Bool {
    if opacity <= 0 { return true }
    return shadows.isEmpty && color.map { $0.alpha <= 0 } ?? false
  }

  /// A figure drawn in the style, with the style's own shadows, alpha and mode.
  /// - Parameter bounds: what gradients and pictures are laid over.
  func items(drawing figure: FigureDrawing, in bounds: CGRect) -> [DisplayItem] {
    guard !isClear else { return [] }
    var items = [figure.item(paint(in: bounds))]
    for shadow in shadows where shadow.isInner { items += innerShadow(shadow, of: figure) }
    for shadow in shadows where !shadow.isInner {
      items = [
        .effect(
          .shadow(color: shadow.color, radius: shadow.radius.drawableRadius, offset: shadow.offset.drawableOffset),
          DisplayList(items))
      ]
    }
    if opacity < 1 { items = [.effect(.opacity(opacity), DisplayList(items))] }
    if blendMode != .normal { items = [.effect(.blend(blendMode.drawing), DisplayList(items))] }
    return items
  }

  /// The shadow that the surroundings of the figure cast into it: everything but the figure casts,
  /// and only what falls inside is seen.
  private func innerShadow(_ shadow: Shadow, of figure: FigureDrawing) -> [DisplayItem] {
    let solid = figure.item(.color(.black))
    let bounds = DisplayList([solid]).bounds
    guard !bounds.isNull, !bounds.isEmpty else { return [] }
    let radius = shadow.radius.drawableRadius
    let drop = shadow.offset.drawableOffset
    let reach = radius * 2 + max(abs(drop.width), abs(drop.height)) + 2
    let around: DisplayItem = .fill(.rect(bounds.insetBy(dx: -reach, dy: -reach)), .color(.black), evenOdd: false)
    let hole = DisplayList([
      .effect(
        .compositingGroup,
        DisplayList([around, .effect(.blend(.destinationOut), DisplayList([solid]))]))
    ])
    // The hole itself stands aside, so that its soft edges leave no line along the figure's.
    let aside = bounds.width + 4 * reach
    let offset = CGSize(width: drop.width + aside, height: drop.height)
    let cast = DisplayList([
      .effect(
        .shadow(color: shadow.color, radius: radius, offset: offset),
        DisplayList([.list(hole, at: CGPoint(x: -aside, y: 0))]))
    ])
    return [.effect(.mask(DisplayList([solid])), cast)]
  }
}
