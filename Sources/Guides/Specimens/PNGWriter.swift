import Foundation

/// Writes small pictures without compression: a PNG that needs no library.
enum PNGWriter {
  /// A picture with at most 256 colours; `rows` holds a zero and then a byte a pixel for every row.
  static func indexed(width: Int, height: Int, palette: [UInt8], rows: [UInt8]) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    append("IHDR", bytes(width) + bytes(height) + [8, 3, 0, 0, 0], to: &data)
    append("PLTE", palette, to: &data)
    append("IDAT", zlib(rows), to: &data)
    append("IEND", [], to: &data)
    return data
  }

  private static func append(_ name: String, _ content: [UInt8], to data: inout Data) {
    let body = Array(name.utf8) + content
    data.append(contentsOf: bytes(content.count) + body + bytes(Int(checksum(body))))
  }

  private static func bytes(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) } }

  /// One stored block: at most 65,535 bytes.
  private static func zlib(_ content: [UInt8]) -> [UInt8] {
    let count = UInt16(content.count)
    let header: [UInt8] = [
      0x78, 0x01, 1, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8),
    ]
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in content {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return header + content + bytes(Int(high << 16 | low))
  }

  /// CRC-32 as the PNG specification has it.
  private static func checksum(_ content: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in content {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return value ^ 0xFFFF_FFFF
  }
}
