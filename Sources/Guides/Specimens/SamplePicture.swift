import Foundation

/// Small pictures as `data:` addresses, for components that load pictures from an address.
enum SamplePicture {
  static let addresses: [String] = (0..<3).map { "data:image/png;base64," + png(row: $0).base64EncodedString() }

  private typealias Shade = (red: Double, green: Double, blue: Double)

  private static let width = 104
  private static let height = 156
  /// Each pixel is the mean of so many points across and down: edges come out smooth.
  private static let samples = 3
  /// Colours are rounded to this step, so that few enough are left for a palette.
  private static let step = 3.0

  /// A landscape: a sky that grows lighter, a sun, two hills.
  private static func png(row: Int) -> Data {
    var palette: [UInt8] = []
    var indices: [[UInt8]: UInt8] = [:]
    var pixels: [UInt8] = []
    pixels.reserveCapacity((width + 1) * height)
    for y in 0..<height {
      pixels.append(0)
      for x in 0..<width {
        let color = rounded(mean(x, y, row: row))
        if let index = indices[color] {
          pixels.append(index)
        } else if palette.count < 3 * 256 {
          let index = UInt8(palette.count / 3)
          indices[color] = index
          palette += color
          pixels.append(index)
        } else {
          pixels.append(nearest(color, in: palette))
        }
      }
    }
    return PNGWriter.indexed(width: width, height: height, palette: palette, rows: pixels)
  }

  private static func rounded(_ color: Shade) -> [UInt8] {
    [color.red, color.green, color.blue].map { UInt8(min(255, max(0, ($0 / step).rounded() * step))) }
  }

  private static func nearest(_ color: [UInt8], in palette: [UInt8]) -> UInt8 {
    func distance(_ index: Int) -> Int {
      (0..<3).reduce(0) { $0 + abs(Int(palette[3 * index + $1]) - Int(color[$1])) }
    }
    return UInt8((0..<palette.count / 3).min { distance($0) < distance($1) } ?? 0)
  }

  private static func mean(_ x: Int, _ y: Int, row: Int) -> Shade {
    var sum: Shade = (0, 0, 0)
    for down in 0..<samples {
      for across in 0..<samples {
        let point = color(
          (Double(x) + (Double(across) + 0.5) / Double(samples)) / Double(width),
          (Double(y) + (Double(down) + 0.5) / Double(samples)) / Double(width), row: row)
        sum = (sum.red + point.red, sum.green + point.green, sum.blue + point.blue)
      }
    }
    let count = Double(samples * samples)
    return (sum.red / count, sum.green / count, sum.blue / count)
  }

  /// The colour of a point; both coordinates in widths.
  private static func color(_ x: Double, _ y: Double, row: Int) -> Shade {
    let skies: [(top: Shade, bottom: Shade)] = [
      ((92, 158, 219), (237, 219, 194)), ((74, 64, 122), (245, 158, 117)), ((120, 191, 194), (247, 242, 217)),
    ]
    let hills: [Shade] = [(92, 140, 107), (84, 69, 107), (61, 120, 115)]
    let shift = Double(row) * 0.7
    let near = 1.14 + 0.05 * sin(4 * x + shift)
    let far = 0.98 + 0.09 * sin(5 * x + 1.6 + shift)
    let hill = hills[row]
    if y > near { return hill }
    if y > far { return (hill.red * 1.25, hill.green * 1.25, hill.blue * 1.25) }
    let sun = (x: 0.3 + 0.18 * Double(row), y: 0.4)
    if (x - sun.x) * (x - sun.x) + (y - sun.y) * (y - sun.y) < 0.012 { return (255, 237, 179) }
    let part = min(1, y / 1.1)
    let sky = skies[row]
    return (
      sky.top.red + (sky.bottom.red - sky.top.red) * part,
      sky.top.green + (sky.bottom.green - sky.top.green) * part,
      sky.top.blue + (sky.bottom.blue - sky.top.blue) * part
    )
  }
}
