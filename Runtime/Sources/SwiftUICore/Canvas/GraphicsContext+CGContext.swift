import CoreGraphics
import Drawing

extension GraphicsContext {
  /// Draws by Core Graphics calls, in the context's own coordinates.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let recorder = CGContext()
    try content(recorder)
    put(RecordedDrawing(recorder.operations).items)
  }
}

/// The calls of a `CGContext` as display items.
private struct RecordedDrawing {
  private(set) var items: [DisplayItem] = []
  private var clips: [(outline: Outline, evenOdd: Bool)] = []
  private var saved: [[(outline: Outline, evenOdd: Bool)]] = []

  init(_ operations: [CGContext.Operation]) {
    for operation in operations { add(operation) }
  }

  private mutating func add(_ operation: CGContext.Operation) {
    switch operation {
    case .saveClip: saved.append(clips)
    case .restoreClip: clips = saved.popLast() ?? clips
    case .clip(let outline, let evenOdd): clips.append((outline, evenOdd))
    case .fill(let outline, let color, let evenOdd, let mode):
      draw(.fill(.outline(outline), .color(color.drawing), evenOdd: evenOdd), mode)
    case .clear(let outline): draw(.fill(.outline(outline), .color(.black), evenOdd: false), .clear)
    case .stroke(let outline, let color, let pen, let transform, let mode):
      guard transform.isDrawable else { return }
      let line = DisplayItem.stroke(.outline(outline), .color(color.drawing), pen)
      draw(.effect(.transform(transform), DisplayList([line])), mode)
    case .image(let image, let transform, let alpha):
      guard transform.isDrawable else { return }
      let bitmap = BitmapImage(
        width: image.width, height: image.height, bytesPerRow: image.bytesPerRow, pixels: image.pixels)
      let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
      let picture = DisplayItem.effect(.transform(transform), DisplayList([.image(bitmap, in: unit, ImageDrawing())]))
      draw(alpha < 1 ? .effect(.opacity(Double(alpha)), DisplayList([picture])) : picture, .normal)
    }
  }

  private mutating func draw(_ item: DisplayItem, _ mode: CGBlendMode) {
    var item = mode == .normal ? item : .effect(.blend(mode), DisplayList([item]))
    for clip in clips.reversed() {
      item = .effect(.clip(.outline(clip.outline), evenOdd: clip.evenOdd), DisplayList([item]))
    }
    items.append(item)
  }
}

extension CGColor {
  fileprivate var drawing: ResolvedColor {
    let (red, green, blue) = sRGBComponents
    return ResolvedColor(red: red, green: green, blue: blue, alpha: Double(alpha))
  }
}
