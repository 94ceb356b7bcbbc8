import Drawing

// cairo rounds the map of a picture that it turns or stretches to 1/65536 of a pixel, in its own way for each
// surface. What is drawn so is drawn in whole cells of one grid, so that a part comes out as in the whole.
extension PixelRect {
  private static let cell = 256

  /// The cells of the grid that touch a rectangle.
  static func wholeCells(touching rect: PixelRect) -> [PixelRect] {
    if rect.isEmpty { return [] }
    func first(_ edge: Int) -> Int { edge >= 0 ? edge / cell : (edge - cell + 1) / cell }
    var result: [PixelRect] = []
    for row in first(rect.minY)...first(rect.maxY - 1) {
      for column in first(rect.minX)...first(rect.maxX - 1) {
        result.append(
          PixelRect(
            minX: column * cell, minY: row * cell, maxX: column * cell + cell, maxY: row * cell + cell))
      }
    }
    return result
  }

  /// The rectangle's parts in the cells that touch what shows of it.
  func cells(touching seen: PixelRect) -> [PixelRect] {
    Self.wholeCells(touching: intersection(seen)).map { $0.intersection(self) }.filter { !$0.isEmpty }
  }
}
