internal import CCairo
internal import CPixels
import CoreGraphics
import Drawing

/// A path in device space, as the coverage kernel takes it.
struct PathBuffer {
  private var verbs: [UInt8] = []
  private var coordinates: [Double] = []
  let evenOdd: Bool
  /// The pixels that it can touch.
  private(set) var box: PixelRect

  init(_ outline: Outline, _ t: CGAffineTransform = .identity, evenOdd: Bool = false) {
    self.evenOdd = evenOdd
    box = .empty
    verbs.reserveCapacity(outline.elements.count)
    coordinates.reserveCapacity(outline.elements.count * 4)
    var (minX, minY, maxX, maxY) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    func add(_ p: CGPoint) {
      let x = t.a * p.x + t.c * p.y + t.tx
      let y = t.b * p.x + t.d * p.y + t.ty
      coordinates.append(x)
      coordinates.append(y)
      minX = min(minX, x)
      maxX = max(maxX, x)
      minY = min(minY, y)
      maxY = max(maxY, y)
    }
    for element in outline.elements {
      switch element {
      case .move(let p):
        verbs.append(UInt8(PX_MOVE.rawValue))
        add(p)
      case .line(let p):
        verbs.append(UInt8(PX_LINE.rawValue))
        add(p)
      case .quad(let p, let c):
        verbs.append(UInt8(PX_QUAD.rawValue))
        add(c)
        add(p)
      case .cubic(let p, let c1, let c2):
        verbs.append(UInt8(PX_CUBIC.rawValue))
        add(c1)
        add(c2)
        add(p)
      case .close: verbs.append(UInt8(PX_CLOSE.rawValue))
      }
    }
    if minX <= maxX, minY <= maxY {
      box = PixelRect(covering: CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY))
    }
  }

  /// The coverage of the part within the clip; nil when there is none.
  func coverage(within clip: PixelRect) throws(RasterError) -> AlphaMask? {
    let rect = box.intersection(clip)
    if rect.isEmpty { return nil }
    let mask = try AlphaMask(rect: rect)
    var status = PX_OK
    mask.change { bytes, width, height, stride in
      status = px_fill_path(
        verbs, verbs.count, coordinates, coordinates.count, evenOdd ? 1 : 0, Double(rect.minX),
        Double(rect.minY), bytes, width, height, stride)
    }
    if status == PX_NO_MEMORY { throw .memory }
    return mask
  }
}
