import CoreGraphics

/// Where an item of a list stands in the whole picture.
package struct DisplayContext: Sendable {
  /// From the item's space to the outermost list's.
  package var transform = CGAffineTransform.identity
  /// A box in the outermost space outside of which nothing shows; infinite without a clip.
  package var clip = CGRect.infinite
  /// The product of the opacities around the item.
  package var opacity = 1.0
  /// The nearest mark around the item.
  package var node: Int?
  package init() {}
}

extension DisplayList {
  /// Calls the body for every item that draws, in drawing order. Projections count as the affine
  /// map that they are nearest to at their origin.
  package func visit(
    _ context: DisplayContext = DisplayContext(), _ body: (DisplayItem, DisplayContext) -> Void
  ) {
    for item in items {
      var inner = context
      switch item {
      case .list(let list, let origin):
        inner.transform = inner.transform.translatedBy(x: origin.x, y: origin.y)
        list.visit(inner, body)
      case .marked(let mark, let list):
        inner.node = mark.node
        list.visit(inner, body)
      case .effect(let effect, let list):
        inner.apply(effect)
        list.visit(inner, body)
      case .fill, .stroke, .glyphs, .image: body(item, context)
      }
    }
  }

  /// Whether some item, or a list within, meets the condition.
  package func contains(where predicate: (DisplayItem) -> Bool) -> Bool {
    items.contains { item in
      if predicate(item) { return true }
      switch item {
      case .list(let list, _), .marked(_, let list): return list.contains(where: predicate)
      case .effect(.mask(let mask), let list):
        return list.contains(where: predicate) || mask.contains(where: predicate)
      case .effect(_, let list): return list.contains(where: predicate)
      case .fill, .stroke, .glyphs, .image: return false
      }
    }
  }
}

extension DisplayContext {
  fileprivate mutating func apply(_ effect: Effect) {
    switch effect {
    case .opacity(let value): opacity *= Swift.max(0, Swift.min(1, value))
    case .transform(let t): transform = t.concatenating(transform)
    case .projection(let m):
      let projection = Projection(m)
      transform = projection.nearOrigin.concatenating(transform)
    case .clip(let figure, _): clip = clip.intersection(figure.bounds.measurable.applying(transform).measurable)
    case .mask(let list): clip = clip.intersection(list.bounds.applying(transform).measurable)
    case .shadow, .blur, .blend, .compositingGroup, .colorMatrix: break
    }
  }
}

extension Projection {
  /// The affine map with the same value and slope at the origin.
  fileprivate var nearOrigin: CGAffineTransform {
    let w = m[8]
    guard abs(w) > 1e-9 else { return .identity }
    let (x, y) = (m[2] / w, m[5] / w)
    return CGAffineTransform(
      a: (m[0] - x * m[6]) / w, b: (m[3] - y * m[6]) / w, c: (m[1] - x * m[7]) / w,
      d: (m[4] - y * m[7]) / w, tx: x, ty: y)
  }
}
