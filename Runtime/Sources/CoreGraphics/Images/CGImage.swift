/// Pixels that do not change.
public final class CGImage: Hashable, Sendable {
  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int
  public let bytesPerRow: Int
  /// Premultiplied BGRA, 8 bits a channel, the top row first.
  package let pixels: [UInt8]

  /// - Parameter pixels: premultiplied BGRA, 8 bits a channel, the top row first.
  package init(width: Int, height: Int, bytesPerRow: Int, pixels: [UInt8]) {
    precondition(bytesPerRow >= width * 4 && pixels.count >= bytesPerRow * height)
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.pixels = pixels
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var colorSpace: CGColorSpace? { .standard }

  /// The part inside the rectangle, in pixels; nil when there is none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (x, y) = (Int(part.minX), Int(part.minY))
    let (columns, rows) = (Int(part.width), Int(part.height))
    var result: [UInt8] = []
    result.reserveCapacity(columns * rows * 4)
    for row in y..<(y + rows) {
      let start = row * bytesPerRow + x * 4
      result += pixels[start..<(start + columns * 4)]
    }
    return CGImage(width: columns, height: rows, bytesPerRow: columns * 4, pixels: result)
  }

  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
