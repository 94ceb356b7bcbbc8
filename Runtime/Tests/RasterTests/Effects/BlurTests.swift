import CPixels
import CoreGraphics
import Drawing
import Foundation
import Raster
import Testing

@Suite("Blur") struct BlurTests {
  /// A white square of 40 pixels in the middle, blurred.
  private func blurredSquare(side: Int, sigma: Double) -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: side * side)
    let first = side / 2 - 20
    for y in first..<first + 40 {
      for x in first..<first + 40 { pixels[y * side + x] = 255 }
    }
    _ = px_blur_a8(&pixels, Int32(side), Int32(side), side, sigma, sigma, 0, 0, PX_EDGE_TRANSPARENT)
    return pixels
  }

  @Test("a blur keeps the sum of what it spreads", arguments: [0.5, 1, 2.4, 2.6, 5, 9, 20])
  func sum(sigma: Double) {
    let side = 300
    let pixels = blurredSquare(side: side, sigma: sigma)
    let sum = pixels.reduce(0) { $0 + Int($1) }
    #expect(abs(Double(sum) / Double(40 * 40 * 255) - 1) < 0.005)
    #expect(pixels[0] == 0)
  }

  @Test("a blurred edge is the integral of the Gaussian", arguments: [1.0, 2.5, 3, 6, 10])
  func profile(sigma: Double) {
    let side = 200
    let pixels = blurredSquare(side: side, sigma: sigma)
    let (left, right) = (Double(side / 2 - 20), Double(side / 2 + 20))
    let across = erf(20 / (sigma * 2.0.squareRoot()))
    var worst = 0.0
    for x in 0..<side {
      let at = Double(x) + 0.5
      let exact = (erf((at - left) / (sigma * 2.0.squareRoot())) - erf((at - right) / (sigma * 2.0.squareRoot()))) / 2
      worst = max(worst, abs(Double(pixels[side / 2 * side + x]) - exact * across * 255))
    }
    // Three boxes are within 1.5 % of the Gaussian.
    #expect(worst < 4)
  }

  @Test("repeated edges keep a full picture full, clear ones darken its border")
  func edges() {
    var clamped = [UInt8](repeating: 200, count: 64 * 64)
    var clear = clamped
    _ = px_blur_a8(&clamped, 64, 64, 64, 2, 2, 0, 0, PX_EDGE_CLAMP)
    _ = px_blur_a8(&clear, 64, 64, 64, 2, 2, 0, 0, PX_EDGE_TRANSPARENT)
    #expect(clamped.allSatisfy { abs(Int($0) - 200) <= 1 })
    // Half a pixel within the edge 59.9 % of the Gaussian lies inside.
    #expect((118...122).contains(clear[32 * 64]) && clear[32 * 64 + 32] >= 199)
  }

  @Test("kernels refuse sizes that make no sense")
  func badSizes() {
    var pixels = [UInt8](repeating: 0, count: 16)
    #expect(px_blur_a8(&pixels, 4, 4, 3, 1, 1, 0, 0, PX_EDGE_CLAMP) == PX_INVALID)
    #expect(px_blur_a8(&pixels, -1, 4, 4, 1, 1, 0, 0, PX_EDGE_CLAMP) == PX_INVALID)
    #expect(px_blur_a8(&pixels, 4, 4, 4, .nan, 1, 0, 0, PX_EDGE_CLAMP) == PX_INVALID)
    #expect(px_blur_a8(nil, 4, 4, 4, 1, 1, 0, 0, PX_EDGE_CLAMP) == PX_INVALID)
    #expect(px_blur_a8(&pixels, 4, 4, 4, 1e9, 1e9, 0, 0, PX_EDGE_CLAMP) == PX_OK)
  }

  @Test("a blurred view spreads past its frame; an opaque blur does not")
  func effect() throws {
    let square = DisplayItem.fill(.rect(CGRect(x: 20, y: 20, width: 20, height: 20)), .black)
    let soft = try render([.effect(.blur(radius: 3, opaque: false), square)], width: 60, height: 60)
    #expect((100...155).contains(soft.channel(3, x: 19, y: 30)))
    #expect(soft.channel(3, x: 15, y: 30) > 0 && soft.channel(3, x: 30, y: 30) >= 253)
    #expect(soft.channel(3, x: 5, y: 30) == 0)
    let opaque = try render([.effect(.blur(radius: 3, opaque: true), square)], width: 60, height: 60)
    #expect(opaque.channel(3, x: 19, y: 30) == 0 && opaque.channel(3, x: 20, y: 30) == 255)
  }

  @Test("a material shows what lies behind it blurred and tinted, and nothing else does")
  func material() throws {
    let backdrop = Backdrop(blurRadius: 4, saturation: 1, tint: ResolvedColor.white.multiplyingAlpha(by: 0.5))
    let bitmap = try render(
      [
        .fill(.rect(CGRect(x: 0, y: 0, width: 50, height: 60)), .black),
        .fill(.rect(CGRect(x: 0, y: 20, width: 100, height: 20)), .backdrop(backdrop), evenOdd: false),
      ], width: 100, height: 60, background: hex(0xFF0000))
    // Far from the edge: half white over black and over red; at the edge a mixture of both.
    #expect(abs(bitmap.channel(2, x: 10, y: 30) - 128) <= 2)
    #expect(bitmap.channel(2, x: 90, y: 30) >= 253 && abs(bitmap.channel(1, x: 90, y: 30) - 128) <= 2)
    #expect((170...210).contains(bitmap.channel(2, x: 50, y: 30)))
    #expect(bitmap.colors(row: 10)[49] == 0 && bitmap.colors(row: 10)[50] == 0xFF0000)
  }

  @Test("a material within a group still sees what lies below the group")
  func materialInGroup() throws {
    let backdrop = Backdrop(blurRadius: 4, saturation: 1, tint: .clear)
    let area = CGRect(x: 0, y: 0, width: 40, height: 20)
    let half = DisplayItem.fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 20)), .black)
    let material = DisplayItem.fill(.rect(area), .backdrop(backdrop), evenOdd: false)
    let direct = try render([half, material], width: 40, height: 20, background: .white)
    let grouped = try render([half, .effect(.compositingGroup, material)], width: 40, height: 20, background: .white)
    expectSame(direct, grouped, tolerance: 1)
    #expect((90...165).contains(grouped.channel(0, x: 20, y: 10)))
  }

  @Test("saturation makes colours of a material stronger and leaves gray alone")
  func saturation() throws {
    func behind(_ color: ResolvedColor) throws -> UInt32 {
      let backdrop = Backdrop(blurRadius: 1, saturation: 2, tint: .clear)
      let area = Figure.rect(CGRect(x: 0, y: 0, width: 20, height: 20))
      return try render([.fill(area, color), .fill(area, .backdrop(backdrop), evenOdd: false)], width: 20, height: 20)
        .colors(row: 10)[10]
    }
    #expect(try behind(hex(0x808080)) == 0x808080)
    let strong = try behind(hex(0x806060))
    #expect(strong >> 16 > 0x80 && strong & 255 < 0x60)
  }
}
