import SpecimenProtocol

/// What a page has put together of the patches of frames. PNG files are kept as they are: two of the same picture have
/// the same bytes.
struct Canvas: Equatable {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var pixels: [UInt8] = []
  /// The last patch that came as PNG.
  private(set) var png: [UInt8] = []

  mutating func draw(_ frame: LiveFrame) {
    if frame.width != width || frame.height != height {
      (width, height) = (frame.width, frame.height)
      pixels = [UInt8](repeating: 0, count: width * height * 4)
    }
    for patch in frame.patches {
      if patch.encoding == .png {
        png = patch.bytes
        continue
      }
      for row in 0..<patch.height {
        let from = row * patch.width * 4, to = ((patch.y + row) * width + patch.x) * 4
        pixels.replaceSubrange(to..<to + patch.width * 4, with: patch.bytes[from..<from + patch.width * 4])
      }
    }
  }

  /// Red, green, blue.
  func color(x: Int, y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return start + 3 <= pixels.count ? Array(pixels[start..<start + 3]) : []
  }
}
