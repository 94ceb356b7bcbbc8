import CoreGraphics
import Drawing

/// Makes symbols of the shapes of others, in em.
struct SymbolComposer {
  /// The thickness of lines.
  let stroke: CGFloat

  /// A shape in a frame; in a filled frame it is cut out.
  func enclose(_ content: Outline, in frame: SymbolShape, isFilled: Bool) -> SymbolShape {
    let ink = content.boundingBox
    let room = frame.whole.boundingBox
    guard !ink.isNull, !room.isNull, ink.width > 0, ink.height > 0 else { return frame }
    // What SF Symbols leave around the sign in a circle.
    let share = min(0.56 * room.width / ink.width, 0.5 * room.height / ink.height, 1)
    let placed = content.applying(
      CGAffineTransform(
        a: share, b: 0, c: 0, d: share, tx: room.midX - ink.midX * share, ty: room.midY - ink.midY * share))
    guard isFilled else {
      return SymbolShape(parts: [placed, frame.whole], whole: Outline(frame.whole.elements + placed.elements))
    }
    let isAlike = direction(of: placed) == direction(of: frame.whole)
    let cut = isAlike ? placed.reversed() : placed
    return SymbolShape(parts: [placed, frame.whole], whole: Outline(frame.whole.elements + cut.elements))
  }

  /// The shape struck through from its upper left to its lower right, with a gap beside the stroke.
  func slashed(_ shape: SymbolShape) -> SymbolShape {
    let ink = shape.whole.boundingBox
    guard !ink.isNull else { return shape }
    let reach = max(ink.width, ink.height) / 2
    let (start, end) = (
      CGPoint(x: ink.midX - reach, y: ink.midY + reach), CGPoint(x: ink.midX + reach, y: ink.midY - reach)
    )
    var line = Outline()
    line.addLines([start, end])
    let bar = line.stroked(Pen(width: stroke, cap: .round), tolerance: 0.002)
    // The gap is a band along the stroke: what lies on its two sides is kept.
    let normal = CGPoint(x: 0.5.squareRoot(), y: 0.5.squareRoot())
    let half = stroke * 1.5
    let above = shape.whole.clipped(to: CGPoint(x: start.x + normal.x * half, y: start.y + normal.y * half), normal)
    let opposite = CGPoint(x: -normal.x, y: -normal.y)
    let below = shape.whole.clipped(
      to: CGPoint(x: start.x - normal.x * half, y: start.y - normal.y * half), opposite)
    let rest = Outline(above.elements + below.elements)
    let stroke = direction(of: bar) == direction(of: shape.whole) ? bar : bar.reversed()
    return SymbolShape(parts: [stroke, rest], whole: Outline(rest.elements + stroke.elements))
  }

  /// Whether the largest contour runs anticlockwise.
  private func direction(of outline: Outline) -> Bool {
    (Contours(outline).all.max { abs($0.area) < abs($1.area) }?.area ?? 0) > 0
  }
}

extension Outline {
  /// The same curves run through the other way: what was filled cuts holes.
  func reversed() -> Outline {
    var result = Outline()
    for contour in Contours.split(self) {
      var points: [(CGPoint, [CGPoint])] = []
      for element in contour.elements {
        switch element {
        case .move(let p): points.append((p, []))
        case .line(let p): points.append((p, []))
        case .quad(let p, let c): points.append((p, [c]))
        case .cubic(let p, let c1, let c2): points.append((p, [c2, c1]))
        case .close: break
        }
      }
      guard let last = points.last else { continue }
      result.move(to: last.0)
      for index in points.indices.reversed().dropLast() {
        let target = points[index - 1].0
        let controls = points[index].1
        switch controls.count {
        case 0: result.addLine(to: target)
        case 1: result.addQuad(to: target, control: controls[0])
        default: result.addCubic(to: target, control1: controls[0], control2: controls[1])
        }
      }
      result.close()
    }
    return result
  }

  /// The part of a filled outline on one side of a line, as straight pieces (Sutherland and Hodgman).
  /// - Parameters:
  ///   - point: on the line.
  ///   - normal: towards the side that is kept.
  func clipped(to point: CGPoint, _ normal: CGPoint) -> Outline {
    func distance(_ p: CGPoint) -> CGFloat { (p.x - point.x) * normal.x + (p.y - point.y) * normal.y }
    var result = Outline()
    for contour in flattened(tolerance: 0.002) {
      guard var previous = contour.points.last else { continue }
      var kept: [CGPoint] = []
      for current in contour.points {
        let (from, to) = (distance(previous), distance(current))
        if (from >= 0) != (to >= 0) { kept.append(CurveMath.mix(previous, current, from / (from - to))) }
        if to >= 0 { kept.append(current) }
        previous = current
      }
      guard kept.count > 2 else { continue }
      result.addLines(kept)
      result.close()
    }
    return result
  }
}
