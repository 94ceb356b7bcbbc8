import CoreGraphics
import Drawing
import Typesetting

extension GraphicsContext {
  /// A text that is ready to be drawn.
  public struct ResolvedText {
    /// What is drawn where the text has no style of its own.
    public var shading: Shading
    let text: Text
    let paragraph: Paragraph
    let styles: [_ResolvedStyle]

    private func layout(_ size: CGSize) -> TextLayout {
      paragraph.layout(
        width: size.width.isFinite ? max(0, size.width) : nil,
        height: size.height.isFinite ? max(0, size.height) : nil)
    }

    /// The size in points that the text takes of the size it is offered.
    public func measure(in size: CGSize) -> CGSize { layout(size).size }

    /// Points from the top to the first line's baseline.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(size).firstBaseline }

    /// Points from the top to the last line's baseline.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(size).lastBaseline }

    func items(in rect: CGRect) -> [DisplayItem] {
      let layout = layout(rect.size)
      var items: [DisplayItem] = []
      for line in layout.lines {
        for rule in line.rules {
          let place = rule.rect.offsetBy(dx: rect.minX, dy: rect.minY)
          items += styles[rule.style].items(drawing: .fill(.rect(place), evenOdd: false), in: rect)
        }
        for fragment in line.fragments {
          guard case .glyphs(let run) = fragment.content else { continue }
          let origin = CGPoint(x: rect.minX + fragment.origin.x, y: rect.minY + fragment.origin.y)
          items.append(.glyphs(run, at: origin, styles[fragment.style].paint(in: rect)))
        }
      }
      return items
    }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    let resolved = SwiftUICore.ResolvedText(text, in: environment, resources: resources)
    return ResolvedText(
      shading: .foreground, text: text,
      paragraph: Paragraph(spans: resolved.spans, style: resolved.paragraphStyle, fonts: resources.fonts),
      styles: resolved.styles.map(\.foreground))
  }

  /// Breaks the text into the rectangle's width, from its top.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let items = text.items(in: rect)
    if case .foreground = text.shading.kind { return put(items) }
    let paint = self.items(drawing: .fill(.rect(rect), evenOdd: false), with: text.shading)
    put([.effect(.mask(DisplayList(items)), DisplayList(paint))])
  }

  /// - Parameter anchor: the point of the text's box that lies at the point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(
      text,
      in: CGRect(
        x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
        height: size.height))
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}
