import CoreGraphics

/// How a context works.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
}

/// How pixels lie in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let ARGB8 = CIFormat(rawValue: 0)
  public static let BGRA8 = CIFormat(rawValue: 1)
  public static let RGBA8 = CIFormat(rawValue: 2)
  public static let ABGR8 = CIFormat(rawValue: 3)
}

/// Draws images.
open class CIContext: NSObject, @unchecked Sendable {
  /// Whether means are those of light, as the default working space has it, or of the numbers as they are.
  private let isLinear: Bool

  public init(options: [CIContextOption: Any]? = nil) { isLinear = !(options?[.workingColorSpace] is NSNull) }

  /// Writes the pixels of a part, the top row first. What lies outside of the image is clear.
  ///
  /// - Parameters:
  ///   - data: room for `rowBytes` times the height of the part.
  ///   - format: one of four bytes; another writes nothing.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    let order: [Int]
    switch format {
    case .RGBA8: order = [2, 1, 0, 3]
    case .BGRA8: order = [0, 1, 2, 3]
    case .ARGB8: order = [3, 2, 1, 0]
    case .ABGR8: order = [3, 0, 1, 2]
    default: return
    }
    let pixels = pixels(of: image)
    let area = bounds.integral
    guard area.width >= 1, area.height >= 1, area.width * 4 <= CGFloat(rowBytes) else { return }
    for row in 0..<Int(area.height) {
      // The rows of the part from its top, in coordinates that begin at the bottom.
      let y = pixels.height - (Int(area.maxY) - row)
      for column in 0..<Int(area.width) {
        let x = Int(area.minX) + column
        let isInside = x >= 0 && y >= 0 && x < pixels.width && y < pixels.height
        let start = isInside ? y * pixels.bytesPerRow + x * 4 : 0
        for (place, channel) in order.enumerated() {
          data.storeBytes(
            of: isInside ? pixels.pixels[start + channel] : 0, toByteOffset: row * rowBytes + column * 4 + place,
            as: UInt8.self)
        }
      }
    }
  }

  /// The pixels of a part; nil where there are none.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let pixels = pixels(of: image)
    return pixels.cropping(
      to: CGRect(
        x: fromRect.minX, y: CGFloat(pixels.height) - fromRect.maxY, width: fromRect.width, height: fromRect.height))
  }

  private func pixels(of image: CIImage) -> CGImage {
    switch image.content {
    case .pixels(let pixels): pixels
    case .average(let pixels, let part): average(of: pixels, in: part)
    }
  }

  private func average(of image: CGImage, in part: CGRect) -> CGImage {
    let columns = Int(part.minX)..<max(Int(part.minX) + 1, Int(part.maxX))
    let rows = Int(CGFloat(image.height) - part.maxY)..<max(1, Int(CGFloat(image.height) - part.minY))
    let light = (0...255).map { isLinear ? Self.light(Double($0) / 255) : Double($0) / 255 }
    var sums = (0.0, 0.0, 0.0, 0.0)
    image.pixels.withUnsafeBufferPointer { pixels in
      for row in rows.clamped(to: 0..<image.height) {
        for column in columns.clamped(to: 0..<image.width) {
          let start = row * image.bytesPerRow + column * 4
          sums.0 += light[Int(pixels[start])]
          sums.1 += light[Int(pixels[start + 1])]
          sums.2 += light[Int(pixels[start + 2])]
          sums.3 += Double(pixels[start + 3]) / 255
        }
      }
    }
    let count = Double(max(1, rows.count * columns.count))
    let colors = [sums.0, sums.1, sums.2].map { isLinear ? Self.code($0 / count) : $0 / count }
    return CGImage(
      width: 1, height: 1, bytesPerRow: 4,
      pixels: (colors + [sums.3 / count]).map { UInt8(min(255, max(0, ($0 * 255).rounded()))) })
  }

  /// The light of a number of sRGB, 0…1.
  private static func light(_ code: Double) -> Double {
    code <= 0.04045 ? code / 12.92 : pow((code + 0.055) / 1.055, 2.4)
  }

  private static func code(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
