/// What has changed in a picture, as bytes: rectangles in pixels, each raw or as PNG.
///
/// Layout, all numbers little-endian: byte 1; the number of rectangles (u16); the frame's number (u32); width and height of the
/// whole picture (u16 each); then for each rectangle x, y, width, height (u16 each), the encoding (u8: 0 raw RGBA without
/// premultiplication, 1 PNG), the length (u32) and the bytes.
package struct LiveFrame: Sendable, Equatable {
  package enum Encoding: UInt8, Sendable { case raw, png }

  package struct Patch: Sendable, Equatable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
    package var encoding: Encoding
    package var bytes: [UInt8]

    package init(x: Int, y: Int, width: Int, height: Int, encoding: Encoding, bytes: [UInt8]) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.encoding = encoding
      self.bytes = bytes
    }
  }

  package var number: Int
  /// Pixels.
  package var width: Int
  package var height: Int
  package var patches: [Patch]

  package init(number: Int, width: Int, height: Int, patches: [Patch]) {
    self.number = number
    self.width = width
    self.height = height
    self.patches = patches
  }

  package var message: [UInt8] {
    var writer = ByteWriter(LiveMessageKind.frame)
    writer.add(UInt16(clamping: patches.count))
    writer.add(UInt32(truncatingIfNeeded: number))
    for length in [width, height] { writer.add(UInt16(clamping: length)) }
    for patch in patches.prefix(Int(UInt16.max)) {
      for length in [patch.x, patch.y, patch.width, patch.height] { writer.add(UInt16(clamping: length)) }
      writer.bytes.append(patch.encoding.rawValue)
      writer.add(UInt32(clamping: patch.bytes.count))
      writer.bytes += patch.bytes
    }
    return writer.bytes
  }

  /// - Returns: nil for what is not well-formed.
  package init?(message: [UInt8]) {
    var reader = ByteReader(message)
    guard reader.byte() == LiveMessageKind.frame.rawValue, let count = reader.u16(), let number = reader.u32(),
      let width = reader.u16(), let height = reader.u16()
    else { return nil }
    self.init(number: number, width: width, height: height, patches: [])
    for _ in 0..<count {
      guard let x = reader.u16(), let y = reader.u16(), let patchWidth = reader.u16(), let patchHeight = reader.u16(),
        let encoding = reader.byte().flatMap(Encoding.init), let length = reader.u32(),
        let bytes = reader.take(length), x + patchWidth <= width, y + patchHeight <= height,
        encoding == .png || length == patchWidth * patchHeight * 4
      else { return nil }
      patches.append(
        Patch(x: x, y: y, width: patchWidth, height: patchHeight, encoding: encoding, bytes: Array(bytes)))
    }
    guard reader.isAtEnd else { return nil }
  }
}
