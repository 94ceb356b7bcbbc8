import CoreGraphics

/// Collects underlines and strikethroughs of a line, joining what touches.
struct RuleBuilder {
  let displayScale: CGFloat
  private(set) var rules: [TextLayout.Rule] = []

  init(displayScale: CGFloat) { self.displayScale = displayScale }

  mutating func add(_ span: ShapedText.Span, from start: CGFloat, to end: CGFloat, baseline: CGFloat) {
    guard end > start else { return }
    if let underline = span.content.underline {
      add(
        underline, from: start, to: end, centre: baseline + span.font.underlineOffset,
        thickness: span.font.underlineThickness, isStrikethrough: false, style: span.content.style)
    }
    if let strikethrough = span.content.strikethrough {
      add(
        strikethrough, from: start, to: end, centre: baseline - span.font.strikethroughOffset,
        thickness: span.font.strikethroughThickness, isStrikethrough: true, style: span.content.style)
    }
  }

  private mutating func add(
    _ decoration: TextSpan.Decoration, from start: CGFloat, to end: CGFloat, centre: CGFloat, thickness: CGFloat,
    isStrikethrough: Bool, style: Int
  ) {
    // Whole device pixels, one at least: a line of half a pixel would be grey.
    let natural = decoration.line == .thick ? 2 * thickness : thickness
    let height = max(1, (natural * displayScale).rounded()) / displayScale
    let top = ((centre - height / 2) * displayScale).rounded() / displayScale
    let tops = decoration.line == .double ? [top, top + 2 * height] : [top]
    for y in tops {
      let rect = CGRect(x: start, y: y, width: end - start, height: height)
      let joined = rules.firstIndex {
        $0.style == style && $0.isStrikethrough == isStrikethrough && $0.pattern == decoration.pattern
          && $0.rect.minY == y && $0.rect.height == height && abs($0.rect.maxX - start) < 0.01
      }
      if let joined {
        rules[joined].rect.size.width = end - rules[joined].rect.minX
      } else {
        rules.append(
          TextLayout.Rule(
            rect: rect, pattern: decoration.pattern, isStrikethrough: isStrikethrough, style: style))
      }
    }
  }
}
