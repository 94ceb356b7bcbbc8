import CoreGraphics
import Drawing
import Raster
import Testing

@Suite("Images") struct ImageTests {
  /// Four by four pixels: a red border around blue.
  private func framed(scale: CGFloat = 1) throws -> BitmapImage {
    try render(
      [
        .fill(.rect(CGRect(x: 0, y: 0, width: 4, height: 4)), hex(0xFF0000)),
        .fill(.rect(CGRect(x: 1, y: 1, width: 2, height: 2)), hex(0x0000FF)),
      ], width: 4, height: 4
    ).image(scale: scale)
  }

  private func draw(
    _ image: BitmapImage, _ width: CGFloat, _ height: CGFloat, _ drawing: ImageDrawing, scale: CGFloat = 1
  ) throws -> Bitmap {
    try render(
      [.image(image, in: CGRect(x: 0, y: 0, width: width, height: height), drawing)], width: width, height: height,
      scale: scale)
  }

  @Test("at its own size an image is its pixels")
  func identity() throws {
    let bitmap = try draw(try framed(), 4, 4, ImageDrawing())
    #expect(bitmap.colors(row: 1) == [0xFF0000, 0x0000FF, 0x0000FF, 0xFF0000])
    // Two pixels a point on a screen of two pixels a point.
    let sharp = try draw(try framed(scale: 2), 2, 2, ImageDrawing(), scale: 2)
    #expect(sharp.colors(row: 1) == [0xFF0000, 0x0000FF, 0x0000FF, 0xFF0000])
  }

  @Test("half the size is the mean of areas; without interpolation one pixel stands for its neighbours")
  func shrinking() throws {
    let mean = try draw(try framed(), 2, 2, ImageDrawing())
    // Three red pixels and a blue one.
    #expect(mean.colors(row: 0) == [0xBF0040, 0xBF0040])
    let one = try draw(try framed(), 1, 1, ImageDrawing())
    #expect(one.colors(row: 0) == [0xBF0040])
    let nearest = try draw(try framed(), 2, 2, ImageDrawing(interpolation: .none))
    #expect(Set(nearest.colors(row: 0)).isSubset(of: [0xFF0000, 0x0000FF]))
  }

  @Test("larger without interpolation is blocks, with it a slope between them")
  func growing() throws {
    let blocks = try draw(try framed(), 8, 8, ImageDrawing(interpolation: .none))
    #expect(blocks.colors(row: 4) == [0xFF0000, 0xFF0000, 0x0000FF, 0x0000FF, 0x0000FF, 0x0000FF, 0xFF0000, 0xFF0000])
    let linear = try draw(try framed(), 8, 8, ImageDrawing(interpolation: .low)).colors(row: 4)
    #expect(linear[0] == 0xFF0000 && linear[1] == 0xBF0040 && linear[2] == 0x4000BF && linear[3] == 0x0000FF)
    expectDifferent(
      try draw(try framed(), 80, 80, ImageDrawing(interpolation: .low)),
      try draw(try framed(), 80, 80, ImageDrawing(interpolation: .high)))
  }

  @Test("cap insets stay unstretched")
  func capInsets() throws {
    let bitmap = try draw(try framed(), 10, 4, ImageDrawing(capInsets: [1, 1, 1, 1]))
    #expect(bitmap.colors(row: 1) == [0xFF0000] + [UInt32](repeating: 0x0000FF, count: 8) + [0xFF0000])
    #expect(bitmap.colors(row: 0) == [UInt32](repeating: 0xFF0000, count: 10))
    // Insets that do not fit share the room.
    _ = try draw(try framed(), 3, 3, ImageDrawing(capInsets: [2, 2, 2, 2]))
    _ = try draw(try framed(), 3, 3, ImageDrawing(capInsets: [-1, .nan, 9, 1]))
  }

  @Test("tiles repeat at their own size")
  func tiles() throws {
    let bitmap = try draw(try framed(), 10, 4, ImageDrawing(tiles: true))
    let tile: [UInt32] = [0xFF0000, 0x0000FF, 0x0000FF, 0xFF0000]
    #expect(bitmap.colors(row: 1) == tile + tile + tile.prefix(2))
    let paint = Paint.image(try framed(), origin: CGPoint(x: 2, y: 0), tile: CGSize(width: 4, height: 4))
    let painted = try render(
      [.fill(.rect(CGRect(x: 0, y: 0, width: 8, height: 4)), paint, evenOdd: false)], width: 8, height: 4)
    #expect(painted.colors(row: 1) == tile.suffix(2) + tile + tile.prefix(2))
  }

  @Test("a template takes the paint through the image's alpha")
  func template() throws {
    let shape = try render(
      [.fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), hex(0x00FF00, alpha: 0.5))], width: 2, height: 1
    ).image()
    let bitmap = try draw(shape, 2, 1, ImageDrawing(template: .color(.white)))
    #expect(bitmap.word(x: 0, y: 0) == 0x8080_8080 && bitmap.word(x: 1, y: 0) == 0)
  }

  @Test("a flipped or turned image shows the same pixels in other places")
  func turned() throws {
    let image = try render(
      [
        .fill(.rect(CGRect(x: 0, y: 0, width: 2, height: 4)), hex(0xFF0000)),
        .fill(.rect(CGRect(x: 2, y: 0, width: 2, height: 4)), hex(0x0000FF)),
      ],
      width: 4, height: 4
    ).image()
    let item = DisplayItem.image(image, in: CGRect(x: 0, y: 0, width: 4, height: 4), ImageDrawing(interpolation: .none))
    let flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 4, ty: 0)
    let flipped = try render([.effect(.transform(flip), item)], width: 4, height: 4)
    #expect(flipped.colors(row: 2) == [0x0000FF, 0x0000FF, 0xFF0000, 0xFF0000])
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 0)
    let turned = try render([.effect(.transform(turn), item)], width: 4, height: 4)
    #expect(turned.colors(row: 0) == [UInt32](repeating: 0xFF0000, count: 4))
    #expect(turned.colors(row: 3) == [UInt32](repeating: 0x0000FF, count: 4))
  }

  @Test("an image far larger than the picture is drawn in part, like the whole")
  func window() throws {
    let image = try framed()
    let rect = CGRect(x: -5000, y: -5000, width: 10000, height: 10000)
    let bitmap = try render([.image(image, in: rect, ImageDrawing())], width: 8, height: 8)
    #expect(Set(bitmap.colors(row: 4)) == [0x0000FF])
  }
}
