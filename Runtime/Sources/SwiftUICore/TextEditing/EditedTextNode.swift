import CoreGraphics
import Drawing
import Typesetting

/// Draws the text of an input: only the lines that show.
final class EditedTextNode: Node {
  private unowned(unsafe) let input: TextInputNode

  init(_ input: TextInputNode, _ context: _ViewContext) {
    self.input = input
    super.init(context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// What was drawn last, in the text's coordinates.
  private var recorded = CGRect.zero

  /// The part of the text that shows, in the text's coordinates; for an editor, what its scroll view shows.
  private var visible: CGRect {
    let own = CGRect(origin: input.scroll, size: input.frame.size)
    guard input.traits.kind == .editor, let scroll = input.scrollView else { return own }
    let origin = input.origin(in: scroll)
    return own.intersection(scroll.visibleBox.offsetBy(dx: -origin.x, dy: -origin.y))
  }

  /// Whether everything that shows is drawn.
  var isWindowRecorded: Bool { recorded.contains(visible) || visible.isEmpty }

  override func record(into items: inout [DisplayItem]) {
    guard let layout = input.layout else { return }
    let bounds = CGRect(origin: .zero, size: frame.size)
    if let truncated = input.truncatedLayout {
      return record(truncated, x: 0, y: 0, visible: bounds, bounds, into: &items)
    }
    var visible = visible
    // A viewport more on each side, so that not every step of a scroll draws again.
    if input.traits.kind == .editor { visible = visible.insetBy(dx: 0, dy: -visible.height) }
    recorded = visible
    var index = layout.blockIndex(at: visible.origin)
    while index < layout.blocks.count, layout.blocks[index].y < visible.maxY, layout.blocks[index].x < visible.maxX {
      let block = layout.blocks[index]
      if let paragraph = layout.setting(of: block, width: layout.width).paragraph {
        record(
          paragraph.layout(width: layout.width), x: layout.left(of: block) - input.scroll.x,
          y: block.y - input.scroll.y, visible: visible.offsetBy(dx: -input.scroll.x, dy: -input.scroll.y), bounds,
          into: &items)
      }
      index += 1
    }
  }

  private func record(
    _ text: TextLayout, x: CGFloat, y: CGFloat, visible: CGRect, _ bounds: CGRect, into items: inout [DisplayItem]
  ) {
    for line in text.lines where line.frame.maxY + y >= visible.minY - 20 && line.frame.minY + y <= visible.maxY + 20 {
      if let bars = input.look.paints.placeholder {
        guard line.frame.width > 0 else { continue }
        let box = line.frame.offsetBy(dx: x, dy: y)
        items += bars.items(
          drawing: .fill(Redaction.figure(in: box.insetBy(dx: 0, dy: box.height / 10)), evenOdd: false), in: bounds)
        continue
      }
      for fragment in line.fragments {
        guard case .glyphs(let run) = fragment.content else { continue }
        items.append(
          .glyphs(
            run, at: CGPoint(x: fragment.origin.x + x, y: fragment.origin.y + y),
            input.look.paints.text.paint(in: bounds)))
      }
    }
  }

  override var name: String { "Text" }
  override var detail: String { input.displayedText }

  override var facts: NodeFacts? {
    guard let layout = input.layout, let look = input.look else { return nil }
    let spec = look.style.span.font
    let size = layout.size(width: layout.width)
    let face = layout.firstFace
    return .text(
      NodeFacts.Text(
        string: input.displayedText, face: face?.name ?? look.requestedFace, requestedFace: look.requestedFace,
        pointSize: spec.size, weight: face?.weight(for: spec) ?? spec.weight,
        scalesWithTypeSize: look.scalesWithTypeSize, color: look.paints.text.color ?? .clear,
        isTruncated: false, idealSize: size, lineCount: layout.lineCount))
  }
}

extension EditedTextLayout {
  /// The face of the first glyphs.
  fileprivate var firstFace: FontFace? {
    for block in blocks {
      for line in setting(of: block, width: width).paragraph?.layout(width: width).lines ?? [] {
        for fragment in line.fragments {
          if case .glyphs(let run) = fragment.content { return run.face }
        }
      }
    }
    return nil
  }

  fileprivate var lineCount: Int {
    style.isSingleLine ? 1 : blocks.reduce(0) { $0 + setting(of: $1, width: width).lines.count }
  }
}

extension Node {
  /// Where the node's own coordinates start in those of a node around it.
  func origin(in ancestor: Node) -> CGPoint {
    var point = CGPoint.zero
    var current: Node = self
    while current !== ancestor, let parent = current.layoutParent {
      point.x += current.frame.minX
      point.y += current.frame.minY
      current = parent
    }
    return point
  }
}
