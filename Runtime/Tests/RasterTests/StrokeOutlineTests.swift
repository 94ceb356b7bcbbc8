import CoreGraphics
import Drawing
import Raster
import Testing

/// The outline that a stroke is turned into must cover what the rasteriser's own stroke covers: two
/// ways to the same picture that share no code.
@Suite("Strokes as outlines") struct StrokeOutlineTests {
  private static let zigzag = Outline([
    .move(CGPoint(x: 12, y: 50)), .line(CGPoint(x: 30, y: 12)), .line(CGPoint(x: 36, y: 50)),
    .cubic(CGPoint(x: 88, y: 20), control1: CGPoint(x: 60, y: 95), control2: CGPoint(x: 50, y: -20)),
    .quad(CGPoint(x: 70, y: 70), control: CGPoint(x: 100, y: 60)),
  ])
  private static let closed = Outline(zigzag.elements + [.close])
  private static let ring = Outline.ellipse(in: CGRect(x: 20, y: 15, width: 60, height: 50))

  private static let pens: [Pen] = [
    Pen(width: 6), Pen(width: 1), Pen(width: 9, cap: .round, join: .round),
    Pen(width: 8, cap: .square, join: .bevel), Pen(width: 6, miterLimit: 2),
    Pen(width: 5, dash: [9, 5], dashPhase: 3), Pen(width: 5, cap: .round, join: .round, dash: [0.01, 9]),
    Pen(width: 4, cap: .square, dash: [7], dashPhase: -2),
  ]

  @Test("a stroke's outline covers what the stroke covers", arguments: pens)
  func sameCoverage(_ pen: Pen) throws {
    for outline in [Self.zigzag, Self.closed, Self.ring] {
      let stroke = try render(
        [.stroke(.outline(outline), .color(.black), pen)], width: 100, height: 100, scale: 2)
      let filled = try render(
        [.fill(.outline(outline.stroked(pen)), .color(.black), evenOdd: false)], width: 100, height: 100,
        scale: 2)
      var covered = 0
      var apart = 0
      for y in 0..<stroke.height {
        for (a, b) in zip(stroke.alphas(row: y), filled.alphas(row: y)) {
          if a > 0 || b > 0 { covered += 1 }
          // A quarter of a pixel: curves are flattened by different rules.
          if abs(Int(a) - Int(b)) > 64 { apart += 1 }
        }
      }
      #expect(covered > 100)
      #expect(Double(apart) / Double(covered) < 0.008, "\(pen): \(apart) of \(covered) pixels differ")
    }
  }
}
