extension Outline {
  /// The outline with each contour drawn in the other direction.
  package var reversed: Outline {
    var result = Outline()
    var contour: [Element] = []
    func flush(isClosed: Bool) {
      guard !contour.isEmpty else { return }
      result.appendReversed(contour)
      if isClosed { result.close() }
      contour = []
    }
    for element in elements {
      switch element {
      case .move:
        flush(isClosed: false)
        contour = [element]
      case .close:
        let start = contour.first
        flush(isClosed: true)
        // What follows a close without a move starts where the closed contour did.
        if let start { contour = [start] }
      default: contour.append(element)
      }
    }
    if contour.count > 1 { flush(isClosed: false) }
    return result
  }

  private mutating func appendReversed(_ contour: [Element]) {
    let points = contour.compactMap(Self.end)
    guard let last = points.last else { return }
    move(to: last)
    for index in contour.indices.dropFirst().reversed() {
      let target = points[index - 1]
      switch contour[index] {
      case .quad(_, let control): addQuad(to: target, control: control)
      case .cubic(_, let control1, let control2):
        addCubic(to: target, control1: control2, control2: control1)
      default: addLine(to: target)
      }
    }
  }

  private static func end(of element: Element) -> CGPoint? {
    switch element {
    case .move(let p), .line(let p), .quad(let p, _), .cubic(let p, _, _): p
    case .close: nil
    }
  }
}
