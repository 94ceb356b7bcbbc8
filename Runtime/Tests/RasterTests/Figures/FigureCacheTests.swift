import CoreGraphics
import Drawing
import Raster
import Testing

@Suite("Figures of one size") struct FigureCacheTests {
  private static let size = CGSize(width: 120, height: 120)

  private func fill(_ figure: Figure) -> DisplayItem { .fill(figure, .color(.black), evenOdd: false) }

  private func box(_ index: Int) -> CGRect { CGRect(x: index % 10 * 12, y: index / 10 * 12, width: 9, height: 9) }

  @Test("a hundred dots of one size between pixels are covered once, in all pictures of a rasteriser")
  func once() throws {
    let rasterizer = try Rasterizer()
    let dots = DisplayList((0..<100).map { fill(.ellipse(box($0))) })
    for _ in 0..<3 { _ = try rasterizer.render(dots, size: Self.size, scale: 2) }
    #expect(rasterizer.filledFigures == 1)
  }

  @Test("figures of one size and other shapes are not taken for each other")
  func shapes() throws {
    let figures: [Figure] = [
      .ellipse(box(0)), .roundedRect(box(1), corner: CGSize(width: 3, height: 3), continuous: false),
      .roundedRect(box(2), corner: CGSize(width: 3, height: 3), continuous: true),
      .roundedRect(box(3), corner: CGSize(width: 1, height: 3), continuous: false),
      .roundedRect(box(4), corner: CGSize(width: 3, height: 1), continuous: false),
    ]
    let rasterizer = try Rasterizer()
    let together = try rasterizer.render(DisplayList(figures.map(fill)), size: Self.size, scale: 4)
    #expect(rasterizer.filledFigures == figures.count)
    for (index, figure) in figures.enumerated() {
      let alone = try Rasterizer().render(DisplayList([fill(figure)]), size: Self.size, scale: 4)
      let part = CGRect(x: index * 48, y: 0, width: 36, height: 36)
      #expect(together.cropped(to: part)?.bytes == alone.cropped(to: part)?.bytes, "\(figure)")
    }
  }
}
