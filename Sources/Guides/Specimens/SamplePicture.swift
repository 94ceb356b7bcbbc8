import Foundation

/// Small pictures as `data:` addresses, for components that load pictures from an address.
enum SamplePicture {
  static let addresses: [String] = (0..<3).map { "data:image/png;base64," + png(row: $0).base64EncodedString() }

  private static let width = 48
  private static let height = 72

  /// A landscape in sixteen colours.
  private static func png(row: Int) -> Data {
    let skies: [[(Double, Double, Double)]] = [
      [(92, 158, 219), (237, 219, 194)], [(74, 64, 122), (245, 158, 117)], [(120, 191, 194), (247, 242, 217)],
    ]
    let hills: [(Double, Double, Double)] = [(92, 140, 107), (84, 69, 107), (61, 120, 115)]
    var palette: [UInt8] = []
    for step in 0..<13 {
      let part = Double(step) / 12
      let (top, bottom) = (skies[row][0], skies[row][1])
      for (from, to) in [(top.0, bottom.0), (top.1, bottom.1), (top.2, bottom.2)] {
        palette.append(UInt8(from + (to - from) * part))
      }
    }
    palette += [255, 237, 179]
    for shade in [0.8, 1] {
      for value in [hills[row].0, hills[row].1, hills[row].2] { palette.append(UInt8(value * (shade == 1 ? 1 : 1.2))) }
    }
    var pixels: [UInt8] = []
    for y in 0..<height {
      pixels.append(0)
      for x in stride(from: 0, to: width, by: 2) {
        pixels.append(color(x, y, row: row) << 4 | color(x + 1, y, row: row))
      }
    }
    return PNGWriter.indexed(width: width, height: height, palette: palette, rows: pixels)
  }

  private static func color(_ x: Int, _ y: Int, row: Int) -> UInt8 {
    let across = Double(x) / Double(width)
    let near = 0.74 - 0.1 * (across + Double(row) * 0.4) * (1.2 - across)
    let far = 0.58 + 0.12 * (across - 0.5) * (across - 0.3 - Double(row) * 0.2) * 4
    let down = Double(y) / Double(height)
    if down > near { return 15 }
    if down > far { return 14 }
    let (dx, dy) = (Double(x) - 14 - 8 * Double(row), Double(y) - 18)
    if dx * dx + dy * dy < 36 { return 13 }
    return UInt8(min(12, down / 0.7 * 12))
  }
}
