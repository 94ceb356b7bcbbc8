import CoreGraphics
import Drawing
import Foundation
import Images
import Raster
import Testing

struct BandedPNGTests {
  private func picture(_ color: UInt32, at y: CGFloat, ground: ResolvedColor = .white) throws -> Bitmap {
    try render(
      [.fill(.rect(CGRect(x: 20, y: y, width: 60, height: 10)), hex(color))], width: 300, height: 400,
      background: ground)
  }

  @Test(
    "libpng reads what was drawn, opaque or not",
    arguments: [ResolvedColor.white, ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0)])
  func roundTrip(ground: ResolvedColor) throws {
    let bitmap = try picture(0x3366CC, at: 130, ground: ground)
    let read = try ImageDecoder.decode(data: BandedPNG().file(of: bitmap))
    #expect(read.width == 300 && read.height == 400)
    #expect(read.pixels == bitmap.bytes)
  }

  @Test("a change costs its band, and the bytes are those of a file that is made anew")
  func change() throws {
    let file = BandedPNG()
    let bitmap = try picture(0x3366CC, at: 130)
    _ = try file.file(of: bitmap)
    #expect(file.encodedBands == 7)
    let other = try picture(0xCC3366, at: 130)
    let part = PixelRect(minX: 20, minY: 130, maxX: 80, maxY: 140)
    bitmap.paste(other, part)
    file.changed(part)
    let data = try file.file(of: bitmap)
    #expect(file.encodedBands == 1)
    #expect(try data == BandedPNG().file(of: other))
    #expect(try ImageDecoder.decode(data: data).pixels == other.bytes)
    _ = try file.file(of: bitmap)
    #expect(file.encodedBands == 0)
  }

  @Test("a picture of another size, or with the first clear pixel, is encoded whole")
  func whole() throws {
    let file = BandedPNG()
    _ = try file.file(of: picture(0x3366CC, at: 0))
    let small = try render([], width: 30, height: 20, background: .white)
    #expect(try ImageDecoder.decode(data: file.file(of: small)).width == 30)
    let clear = try render([], width: 30, height: 20)
    #expect(try ImageDecoder.decode(data: file.file(of: clear)).pixels.allSatisfy { $0 == 0 })
  }
}
