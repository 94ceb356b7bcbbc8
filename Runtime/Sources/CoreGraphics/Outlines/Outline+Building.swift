extension Outline {
  package mutating func move(to point: CGPoint) { elements.append(.move(point)) }
  package mutating func addLine(to point: CGPoint) { elements.append(.line(point)) }
  package mutating func addQuad(to point: CGPoint, control: CGPoint) {
    elements.append(.quad(point, control: control))
  }
  package mutating func addCubic(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.cubic(point, control1: control1, control2: control2))
  }
  package mutating func close() { elements.append(.close) }

  package mutating func append(_ other: Outline) { elements += other.elements }

  package mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  package mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  package static func rect(_ rect: CGRect) -> Outline {
    var outline = Outline()
    outline.addRect(rect)
    return outline
  }

  /// Where the next segment would start; after a close, the start of the closed contour.
  package var currentPoint: CGPoint? {
    switch elements.last {
    case nil: return nil
    case .move(let point), .line(let point), .quad(let point, _), .cubic(let point, _, _): return point
    case .close:
      for element in elements.reversed() {
        if case .move(let point) = element { return point }
      }
      return nil
    }
  }
}
