import CoreGraphics

extension DisplayItem {
  /// A box that holds everything the item draws; null for nothing, infinite where it has no limit.
  package var bounds: CGRect { rawBounds.measurable }

  private var rawBounds: CGRect {
    switch self {
    case .list(let list, let origin): return list.bounds.moved(by: origin)
    case .fill(let figure, _, _): return figure.bounds
    case .stroke(let figure, _, let pen): return figure.bounds.grown(by: pen.reach)
    case .glyphs(let run, let origin, _): return run.inkBounds.moved(by: origin)
    case .image(_, let rect, _): return rect.standardized
    case .effect(let effect, let list): return effect.bounds(of: list.bounds)
    case .marked(_, let list): return list.bounds
    }
  }
}

extension Effect {
  /// Where the content's box ends up.
  package func bounds(of content: CGRect) -> CGRect {
    if content.isNull { return .null }
    switch self {
    case .opacity, .blend, .compositingGroup, .colorMatrix: return content
    case .transform(let t): return content.applying(t)
    case .projection(let m): return Projection(m).bounds(of: content)
    case .clip(let figure, _): return content.intersection(figure.bounds.measurable)
    case .mask(let list): return content.intersection(list.bounds)
    case .shadow(_, let radius, let offset):
      // A Gaussian is invisible past three deviations, and half the radius is one.
      let cast = content.offsetBy(dx: offset.width, dy: offset.height).grown(by: max(0, radius) * 1.5 + 1).measurable
      return content.union(cast)
    case .blur(let radius, _): return content.grown(by: max(0, radius) * 3 + 1)
    }
  }
}

extension Pen {
  /// How far a stroke may reach from its figure.
  package var reach: CGFloat {
    let half = max(0, width) / 2
    let corner = join == .miter ? max(1, miterLimit) : 1
    return half * max(corner, cap == .square ? 1.42 : 1)
  }
}

extension GlyphRun {
  /// A generous box around the ink, relative to the run's origin: glyphs may reach past their
  /// advance and line box, and the faces are not opened to find out.
  package var inkBounds: CGRect {
    if glyphs.isEmpty { return .null }
    let xs = glyphs.lazy.map(\.x)
    let ys = glyphs.lazy.map(\.y)
    let left = min(0, xs.min() ?? 0) - drawSize
    let right = max(width, xs.max() ?? 0) + drawSize * 1.5
    let top = (ys.min() ?? 0) - drawSize * 1.4
    let bottom = (ys.max() ?? 0) + drawSize * 0.7
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGRect {
  /// The rectangle larger by `amount` on each side; null and infinite rectangles stay as they are.
  func grown(by amount: CGFloat) -> CGRect {
    isNull || isInfinite ? self : insetBy(dx: -amount, dy: -amount)
  }

  func moved(by origin: CGPoint) -> CGRect {
    isNull || isInfinite ? self : offsetBy(dx: origin.x, dy: origin.y)
  }
}

extension CGRect {
  /// The rectangle in numbers that can be computed with: null where one of them is none, cut where it
  /// lies beyond all measure. Boxes come from code that nobody here wrote.
  package var measurable: CGRect {
    if isNull || isInfinite { return self }
    let edges = [minX, minY, maxX, maxY]
    if edges.allSatisfy({ abs($0) < Self.farthest }) { return self }
    guard !edges.contains(where: \.isNaN) else { return .null }
    let cut = edges.map { min(max($0, -Self.farthest), Self.farthest) }
    return CGRect(x: cut[0], y: cut[1], width: cut[2] - cut[0], height: cut[3] - cut[1])
  }

  /// Points; no screen is as large, and sums of it are still exact to a thousandth of a pixel.
  private static let farthest: CGFloat = 1e9
}
