import CoreGraphics
import Drawing
import Foundation
import Images
import Raster
import Testing

@Suite("PNG files") struct PNGTests {
  /// libpng reads back what was drawn.
  private func expectRoundTrip(_ bitmap: Bitmap, sourceLocation: SourceLocation = #_sourceLocation) throws {
    for effort in [Bitmap.Effort.fast, .small] {
      let data = try bitmap.png(effort: effort)
      let read = try ImageDecoder.decode(data: data)
      #expect(read.width == bitmap.width && read.height == bitmap.height, sourceLocation: sourceLocation)
      #expect(read.pixels == bitmap.bytes, "\(effort)", sourceLocation: sourceLocation)
      #expect(try bitmap.png(effort: effort) == data, sourceLocation: sourceLocation)
    }
  }

  @Test("an opaque picture comes back bit by bit, whatever it shows")
  func opaque() throws {
    var random = Lehmer(state: 7)
    // Flat, noisy and mixed pictures take the encoder through all its branches.
    for (width, height, noise) in [(1, 1, 0), (1, 50, 3), (300, 2, 1), (257, 129, 0), (64, 64, 100), (500, 40, 20)] {
      var items: [DisplayItem] = []
      for _ in 0..<noise * 20 {
        let rect = CGRect(
          x: random.next(width), y: random.next(height), width: random.next(20) + 1, height: random.next(5) + 1)
        items.append(.fill(.rect(rect), hex(UInt32(random.next(1 << 24)))))
      }
      let bitmap = try render(
        items, width: CGFloat(width), height: CGFloat(height), background: hex(0x336699))
      try expectRoundTrip(bitmap)
    }
  }

  @Test("a picture of runs longer than a match can be comes back")
  func longRuns() throws {
    let bitmap = try render(
      [.fill(.rect(CGRect(x: 0, y: 50, width: 3000, height: 1)), hex(0x010203))], width: 3000, height: 100,
      background: .white)
    try expectRoundTrip(bitmap)
  }

  @Test("clear pixels keep their alpha and, within a step, their colour")
  func translucent() throws {
    var items: [DisplayItem] = []
    for alpha in 0...255 {
      let rect = CGRect(x: alpha, y: 0, width: 1, height: 1)
      items.append(.fill(.rect(rect), hex(0x4080C0, alpha: Double(alpha) / 255)))
    }
    let bitmap = try render(items, width: 256, height: 1)
    let read = try ImageDecoder.decode(data: bitmap.png())
    for (a, b) in zip(read.pixels, bitmap.bytes) { #expect(abs(Int(a) - Int(b)) <= 1) }
    for x in 0..<256 { #expect(read.pixels[x * 4 + 3] == UInt8(x)) }
  }

  @Test("files are smaller with more effort, and a flat screen is small")
  func sizes() throws {
    let bitmap = try render(
      [.fill(.ellipse(CGRect(x: 10, y: 10, width: 300, height: 300)), hex(0xFF0000))], width: 320, height: 320,
      scale: 2, background: .white)
    let (fast, small) = try (bitmap.png(effort: .fast).count, bitmap.png(effort: .small).count)
    #expect(small <= fast)
    // A hundredth of the pixels' bytes.
    #expect(small < 640 * 640 * 3 / 100)
  }

  @Test("a cropped picture is that part, and nothing when they do not meet")
  func crop() throws {
    let bitmap = try render(
      [.fill(.rect(CGRect(x: 2, y: 3, width: 2, height: 2)), hex(0xFF0000))], width: 8, height: 8, background: .white)
    let part = try #require(bitmap.cropped(to: CGRect(x: 3, y: 3, width: 20, height: 2)))
    #expect(part.width == 5 && part.height == 2)
    #expect(part.colors(row: 0) == [0xFF0000, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF])
    #expect(bitmap.cropped(to: CGRect(x: 8, y: 0, width: 5, height: 5)) == nil)
  }

  @Test("a part of a picture is its pixels, as PNG and as bytes")
  func part() throws {
    let bitmap = try Rasterizer().render(Scene.list(), size: Scene.size, scale: 1)
    for part in [PixelRect(minX: 0, minY: 0, maxX: 90, maxY: 70), PixelRect(minX: 100, minY: 90, maxX: 260, maxY: 200)]
    {
      let image = try ImageDecoder.decode(data: bitmap.png(of: part, effort: .fast))
      let straight = bitmap.straightBytes(of: part)
      #expect((image.width, image.height) == (part.width, part.height))
      #expect(straight.count == part.count * 4)
      var wrong = 0
      for y in 0..<part.height {
        for x in 0..<part.width {
          let at = (y * part.width + x) * 4
          let word = bitmap.word(x: part.minX + x, y: part.minY + y)
          let alpha = Int(word >> 24)
          let decoded = image.pixels[y * image.bytesPerRow + x * 4..<y * image.bytesPerRow + x * 4 + 4].map(Int.init)
          if Int(straight[at + 3]) != alpha || decoded[3] != alpha { wrong += 1 }
          for (channel, shift) in [16, 8, 0].enumerated() {
            let value = Int(word >> UInt32(shift) & 255)
            if alpha > 0, abs(Int(straight[at + channel]) - value * 255 / alpha) > 1 { wrong += 1 }
            // Decoded pixels are premultiplied again, blue first.
            if abs(decoded[2 - channel] - value) > 1 { wrong += 1 }
          }
        }
      }
      #expect(wrong == 0)
    }
  }
}
