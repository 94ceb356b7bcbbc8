import CoreGraphics
import Drawing
import Raster
import Testing

@Suite("Gradients") struct GradientTests {
  static let blackToWhite = [
    Paint.Stop(color: .black, location: 0), Paint.Stop(color: .white, location: 1),
  ]

  /// A fill of the whole picture.
  private func picture(_ paint: Paint, _ width: CGFloat, _ height: CGFloat) throws -> Bitmap {
    try render(
      [.fill(.rect(CGRect(x: 0, y: 0, width: width, height: height)), paint, evenOdd: false)], width: width,
      height: height)
  }

  @Test("a linear gradient has its colours at the middles of pixels")
  func linear() throws {
    let bitmap = try picture(
      .linear(stops: Self.blackToWhite, start: .zero, end: CGPoint(x: 10, y: 0)), 10, 1)
    for x in 0..<10 {
      let expected = (Double(x) + 0.5) / 10 * 255
      #expect(abs(Double(bitmap.channel(0, x: x, y: 0)) - expected) <= 0.6)
    }
  }

  @Test("a diagonal gradient is constant across its direction, and turned over it is another picture")
  func diagonal() throws {
    let forwards = Paint.linear(stops: Self.blackToWhite, start: .zero, end: CGPoint(x: 40, y: 40))
    let bitmap = try picture(forwards, 40, 40)
    #expect(bitmap.word(x: 10, y: 30) == bitmap.word(x: 20, y: 20))
    #expect((127...129).contains(bitmap.channel(1, x: 20, y: 19)))
    let back = Paint.linear(stops: Self.blackToWhite, start: CGPoint(x: 40, y: 40), end: .zero)
    expectDifferent(bitmap, try picture(back, 40, 40))
  }

  @Test("colours are interpolated before they are premultiplied")
  func straightInterpolation() throws {
    // Halfway from opaque red to clear green the straight colour is (0.5, 0.5, 0) at half alpha.
    let stops = [
      Paint.Stop(color: hex(0xFF0000), location: 0), Paint.Stop(color: hex(0x00FF00, alpha: 0), location: 1),
    ]
    let bitmap = try picture(.linear(stops: stops, start: .zero, end: CGPoint(x: 101, y: 0)), 101, 1)
    let word = bitmap.word(x: 50, y: 0)
    #expect((127...128).contains(word >> 24))
    #expect((63...65).contains(word >> 16 & 255))
    #expect((63...65).contains(word >> 8 & 255))
  }

  @Test("two stops at one place are a sharp edge")
  func sharpEdge() throws {
    let stops = [
      Paint.Stop(color: hex(0xFF0000), location: 0), Paint.Stop(color: hex(0xFF0000), location: 0.5),
      Paint.Stop(color: hex(0x0000FF), location: 0.5), Paint.Stop(color: hex(0x0000FF), location: 1),
    ]
    let bitmap = try picture(.linear(stops: stops, start: .zero, end: CGPoint(x: 8, y: 0)), 8, 1)
    #expect(bitmap.colors(row: 0) == [UInt32](repeating: 0xFF0000, count: 4) + [UInt32](repeating: 0x0000FF, count: 4))
  }

  @Test("a radial gradient follows the distance, an elliptical one the shape of its box")
  func radial() throws {
    let radial = try picture(
      .radial(stops: Self.blackToWhite, center: CGPoint(x: 20, y: 20), startRadius: 0, endRadius: 20), 40, 40)
    let distance = (9.5 * 9.5 + 0.5 * 0.5).squareRoot() / 20 * 255
    #expect(abs(Double(radial.channel(0, x: 29, y: 20)) - distance) <= 0.6)
    #expect(radial.word(x: 29, y: 20) == radial.word(x: 20, y: 29))
    #expect(radial.channel(0, x: 0, y: 0) == 255)

    let box = CGRect(x: 0, y: 0, width: 80, height: 40)
    let elliptical = try picture(
      .elliptical(
        stops: Self.blackToWhite, rect: box, center: CGPoint(x: 40, y: 20), startFraction: 0, endFraction: 0.5),
      80, 40)
    // Half of the half width and half of the half height are the same colour.
    #expect(abs(elliptical.channel(0, x: 60, y: 20) - elliptical.channel(0, x: 40, y: 30)) <= 4)
    #expect(elliptical.channel(0, x: 79, y: 20) >= 250)
    #expect(elliptical.channel(0, x: 40, y: 39) >= 245)
  }

  @Test("an angular gradient goes clockwise from the right, and a gap takes the nearer end's colour")
  func angular() throws {
    let center = CGPoint(x: 20, y: 20)
    let full = try picture(
      .angular(stops: Self.blackToWhite, center: center, startAngle: 0, endAngle: 2 * .pi), 40, 40)
    // Below the centre is a quarter turn, to the left half a turn, above three quarters.
    #expect(abs(full.channel(0, x: 20, y: 38) - 64) <= 4)
    #expect(abs(full.channel(0, x: 1, y: 20) - 128) <= 4)
    #expect(abs(full.channel(0, x: 19, y: 1) - 191) <= 4)

    let half = try picture(
      .angular(stops: Self.blackToWhite, center: center, startAngle: 0, endAngle: .pi), 40, 40)
    // The upper half is a gap: white next to the end at the left, black next to the start at the right.
    #expect(half.channel(0, x: 1, y: 15) == 255)
    #expect(half.channel(0, x: 38, y: 15) == 0)

    let turned = try picture(
      .angular(stops: Self.blackToWhite, center: center, startAngle: 2 * .pi, endAngle: 0), 40, 40)
    #expect(abs(turned.channel(0, x: 20, y: 38) - 191) <= 4)
  }

  @Test("a gradient of equal ends, no stops or numbers that are none is no trouble")
  func degenerate() throws {
    let point = CGPoint(x: 5, y: 5)
    #expect(
      try picture(.linear(stops: Self.blackToWhite, start: point, end: point), 2, 1).colors(row: 0) == [
        0xFFFFFF, 0xFFFFFF,
      ])
    #expect(try picture(.linear(stops: [], start: .zero, end: point), 1, 1).word(x: 0, y: 0) == 0)
    _ = try picture(.radial(stops: Self.blackToWhite, center: point, startRadius: 3, endRadius: 3), 10, 10)
    _ = try picture(.angular(stops: Self.blackToWhite, center: point, startAngle: .nan, endAngle: .infinity), 10, 10)
    _ = try picture(
      .radial(stops: Self.blackToWhite, center: CGPoint(x: CGFloat.nan, y: 0), startRadius: .nan, endRadius: 1), 10, 10)
  }

  @Test("a gradient under a transform moves with its shape")
  func transformed() throws {
    let paint = Paint.linear(stops: Self.blackToWhite, start: .zero, end: CGPoint(x: 10, y: 0))
    let turned = CGAffineTransform(rotationAngle: .pi / 2).concatenating(CGAffineTransform(translationX: 10, y: 0))
    let bitmap = try render(
      [.effect(.transform(turned), .fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 10)), paint, evenOdd: false))],
      width: 10, height: 10)
    #expect(bitmap.channel(0, x: 5, y: 0) < 20 && bitmap.channel(0, x: 5, y: 9) > 235)
    #expect(bitmap.channel(0, x: 0, y: 5) == bitmap.channel(0, x: 9, y: 5))
  }
}
