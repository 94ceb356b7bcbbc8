import CoreGraphics

extension Figure {
  package var outline: Outline {
    switch self {
    case .rect(let rect): .rect(rect)
    case .roundedRect(let rect, let corner, let continuous):
      .roundedRect(rect, corner: corner, continuous: continuous)
    case .ellipse(let rect): .ellipse(in: rect)
    case .outline(let outline): outline
    }
  }

  /// A box that holds the whole figure; null when it is empty.
  package var bounds: CGRect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect.standardized
    case .outline(let outline): outline.controlBounds
    }
  }

  /// Whether the point lies inside, edges included on the top and left.
  package func contains(_ point: CGPoint, evenOdd: Bool = false) -> Bool {
    if case .rect(let rect) = self { return rect.contains(point) }
    return outline.contains(point, evenOdd: evenOdd)
  }

  package func applying(_ t: CGAffineTransform) -> Figure {
    if t.isIdentity { return self }
    // Upright figures stay what they are; radii follow the scale.
    guard t.b == 0, t.c == 0 else { return .outline(outline.applying(t)) }
    switch self {
    case .rect(let rect): return .rect(rect.applying(t))
    case .roundedRect(let rect, let corner, let continuous):
      let scaled = CGSize(width: corner.width * abs(t.a), height: corner.height * abs(t.d))
      return .roundedRect(rect.applying(t), corner: scaled, continuous: continuous)
    case .ellipse(let rect): return .ellipse(rect.applying(t))
    case .outline(let outline): return .outline(outline.applying(t))
    }
  }
}
