import CoreGraphics

/// Formats that are recognised so that an error can name them.
enum ImageFormat {
  static func name(of data: Data) -> String? {
    let head = [UInt8](data.prefix(32))
    func starts(with text: String, at offset: Int = 0) -> Bool {
      head.dropFirst(offset).starts(with: text.utf8)
    }
    if starts(with: "GIF8") { return "GIF" }
    if starts(with: "BM") { return "BMP" }
    if starts(with: "II*\0") || starts(with: "MM\0*") { return "TIFF" }
    if starts(with: "%PDF") { return "PDF" }
    if starts(with: "<svg") || starts(with: "<?xml") { return "SVG" }
    if starts(with: "ftypheic", at: 4) || starts(with: "ftypmif1", at: 4) { return "HEIC" }
    if starts(with: "ftypavif", at: 4) { return "AVIF" }
    return nil
  }
}
