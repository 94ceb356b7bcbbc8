import CoreGraphics
import Drawing
import Foundation
import Images
import Testing

@Suite("Decoding pictures") struct DecoderTests {
  static func fixture(_ name: String) throws -> Data {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Images")
    return try Data(contentsOf: folder.appendingPathComponent(name))
  }

  /// One pixel as `0xAARRGGBB`, premultiplied.
  private func pixel(_ image: BitmapImage, _ x: Int, _ y: Int) -> UInt32 {
    let start = y * image.bytesPerRow + x * 4
    return (0..<4).reduce(0) { $0 | UInt32(image.pixels[start + $1]) << (8 * UInt32($1)) }
  }

  private func near(_ a: UInt32, _ b: UInt32, _ tolerance: Int) -> Bool {
    stride(from: UInt32(0), to: 32, by: 8).allSatisfy {
      abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= tolerance
    }
  }

  @Test(
    "colours come out premultiplied from every kind of PNG, and from WebP",
    arguments: ["rgba16.png", "interlaced.png", "lossless.webp"])
  func alpha(name: String) throws {
    let image = try ImageDecoder.decode(data: Self.fixture(name))
    #expect(image.width == 4 && image.height == 2)
    #expect(pixel(image, 0, 0) == 0xFFFF_0000)
    #expect(near(pixel(image, 1, 0), 0x8000_8000, 1))
    #expect(pixel(image, 0, 1) == 0xFF00_00FF)
    #expect(pixel(image, 3, 1) >> 24 == 0)
  }

  @Test("palettes and gray become colours")
  func palettes() throws {
    let palette = try ImageDecoder.decode(data: Self.fixture("palette.png"))
    #expect(pixel(palette, 0, 0) == 0xFFFF_0000 && pixel(palette, 3, 1) == 0xFFFF_FFFF)
    let gray = try ImageDecoder.decode(data: Self.fixture("gray.png"))
    #expect(pixel(gray, 3, 1) == 0xFFFF_FFFF && pixel(gray, 0, 0) != 0xFFFF_FFFF)
    let grayAlpha = try ImageDecoder.decode(data: Self.fixture("gray-alpha.png"))
    #expect(pixel(grayAlpha, 0, 0) >> 24 == 255 && pixel(grayAlpha, 3, 1) == 0)
  }

  @Test("JPEG in colour, gray, four inks and progressive")
  func jpeg() throws {
    for name in ["halves.jpg", "halves-progressive.jpg", "halves-cmyk.jpg"] {
      let image = try ImageDecoder.decode(data: Self.fixture(name))
      #expect(image.width == 16 && image.height == 8)
      #expect(near(pixel(image, 2, 4), 0xFFFE_0000, 4), "\(name)")
      #expect(near(pixel(image, 13, 4), 0xFF00_00FE, 4), "\(name)")
    }
    let gray = try ImageDecoder.decode(data: Self.fixture("halves-gray.jpg"))
    #expect(pixel(gray, 2, 4) & 255 == pixel(gray, 2, 4) >> 8 & 255)
  }

  /// A JPEG with an EXIF block that names the orientation.
  private func oriented(_ orientation: UInt8) throws -> Data {
    let jpeg = try Self.fixture("halves.jpg")
    let exif: [UInt8] =
      Array("Exif\0\0MM".utf8) + [
        0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
      ]
    let length = exif.count + 2
    return jpeg.prefix(2) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + exif + jpeg.dropFirst(2)
  }

  @Test("the orientation that a camera wrote is applied, to the size too")
  func orientation() throws {
    let (red, blue): (UInt32, UInt32) = (0xFFFE_0000, 0xFF00_00FE)
    // Where the left half of the file ends up: 2 right, 3 right, 5 and 6 top, 7 and 8 bottom.
    let expected: [(UInt8, Int, Int, UInt32)] = [
      (1, 2, 4, red), (2, 2, 4, blue), (3, 2, 4, blue), (4, 2, 4, red), (5, 4, 2, red), (6, 4, 2, red),
      (7, 4, 2, blue), (8, 4, 2, blue), (9, 2, 4, red),
    ]
    for (orientation, x, y, color) in expected {
      let data = try oriented(orientation)
      let image = try ImageDecoder.decode(data: data)
      let turned = (5...8).contains(orientation)
      #expect(image.width == (turned ? 8 : 16) && image.height == (turned ? 16 : 8))
      #expect(try ImageDecoder.pixelSize(of: data) == CGSize(width: image.width, height: image.height))
      #expect(near(pixel(image, x, y), color, 4), "orientation \(orientation)")
    }
  }

  @Test("the size is read from the header, and a scale makes it points")
  func sizes() throws {
    #expect(try ImageDecoder.pixelSize(of: Self.fixture("lossless.webp")) == CGSize(width: 4, height: 2))
    // Only the head is needed.
    #expect(try ImageDecoder.pixelSize(of: Self.fixture("rgba16.png").prefix(60)) == CGSize(width: 4, height: 2))
    #expect(try ImageDecoder.decode(data: Self.fixture("rgba16.png"), scale: 2).size == CGSize(width: 2, height: 1))
  }

  @Test("what is no picture is an error that says what it is")
  func errors() throws {
    #expect(throws: ImageError.unknownFormat(nil)) { try ImageDecoder.decode(data: Data()) }
    #expect(throws: ImageError.unknownFormat(nil)) { try ImageDecoder.decode(data: Data("hello".utf8)) }
    #expect(throws: ImageError.unknownFormat("GIF")) { try ImageDecoder.decode(data: Data("GIF89a........".utf8)) }
    #expect(throws: ImageError.unknownFormat("SVG")) { try ImageDecoder.decode(data: Data("<svg xmlns='".utf8)) }
    for name in ["rgba16.png", "halves.jpg", "lossless.webp"] {
      let data = try Self.fixture(name)
      #expect(throws: ImageError.self) { try ImageDecoder.decode(data: data.prefix(data.count / 2)) }
    }
  }

  @Test("a small file that claims a huge picture is refused before memory is taken")
  func bomb() throws {
    var data = try Self.fixture("rgba16.png")
    data.replaceSubrange(16..<24, with: [0, 0, 0x70, 0, 0, 0, 0x70, 0])
    // The checksum of the header has to be right for libpng to come to the size.
    let sum = Self.crc(data[12..<29])
    data.replaceSubrange(
      29..<33, with: [UInt8(sum >> 24), UInt8(sum >> 16 & 255), UInt8(sum >> 8 & 255), UInt8(sum & 255)])
    #expect(throws: ImageError.tooLarge(width: 0x7000, height: 0x7000)) { try ImageDecoder.decode(data: data) }
  }

  private static func crc(_ bytes: Data) -> UInt32 {
    var sum: UInt32 = ~0
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  @Test(
    "damaged files are errors or pictures, never a crash",
    arguments: [
      "rgba16.png", "palette.png", "interlaced.png", "halves.jpg", "halves-progressive.jpg", "halves-cmyk.jpg",
      "lossless.webp",
    ])
  func fuzz(name: String) throws {
    let original = try Self.fixture(name)
    var random = Lehmer(state: 20_240_611)
    var errors = 0
    for _ in 0..<800 {
      var data = original
      for _ in 0..<random.next(8) + 1 {
        switch random.next(4) {
        case 0: data[random.next(data.count)] = UInt8(random.next(256))
        case 1: data[random.next(data.count)] ^= 1 << UInt8(random.next(8))
        case 2 where data.count > 16: data.removeSubrange((data.count - 1 - random.next(8))...)
        default: data.insert(UInt8(random.next(256)), at: random.next(data.count))
        }
      }
      do { _ = try ImageDecoder.decode(data: data) } catch { errors += 1 }
      _ = try? ImageDecoder.pixelSize(of: data)
    }
    #expect(errors > 100)
  }
}

/// Random numbers that are the same in every run.
struct Lehmer {
  var state: UInt64

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
