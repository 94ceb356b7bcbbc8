internal import CPixels
import Drawing
import Foundation

/// A PNG file of a bitmap that changes, in bands of rows: a change costs the bands that it is in.
///
/// The bytes depend on the pixels and the way in which it is cut alone, not on what was there before.
package final class BandedPNG {
  /// Rows of a band.
  private static let height = 64

  /// An encoded band; `data` is nil where its pixels have changed since.
  private var bands: [px_png_band] = []
  private var width = 0
  private var rows = 0
  private var isOpaque = false

  /// Bands that the last file was encoded anew for.
  package private(set) var encodedBands = 0

  package init() {}

  deinit { drop() }

  /// The pixels of a rectangle are other ones.
  package func changed(_ part: PixelRect) {
    let first = max(0, part.minY) / Self.height
    for index in first..<max(first, min(bands.count, (part.maxY + Self.height - 1) / Self.height)) { drop(index) }
  }

  /// The file of what the bitmap shows.
  package func file(of bitmap: Bitmap) throws(RasterError) -> Data {
    // Pixels that became transparent change how every band is written.
    let isOpaque = bitmap.isOpaque
    if bitmap.width != width || bitmap.height != rows || isOpaque != self.isOpaque {
      drop()
      (width, rows, self.isOpaque) = (bitmap.width, bitmap.height, isOpaque)
      bands = Array(repeating: px_png_band(), count: (rows + Self.height - 1) / Self.height)
    }
    encodedBands = 0
    for index in bands.indices where bands[index].data == nil {
      let start = index * Self.height
      let part = PixelRect(minX: 0, minY: start, maxX: width, maxY: min(rows, start + Self.height))
      guard bitmap.encode(part, isOpaque: isOpaque, into: &bands[index]) else { throw .memory }
      encodedBands += 1
    }
    var data = Data(capacity: bands.reduce(Int(PX_PNG_HEAD) + Int(PX_PNG_TAIL)) { $0 + $1.length })
    var ends = [UInt8](repeating: 0, count: max(Int(PX_PNG_HEAD), Int(PX_PNG_TAIL)))
    px_png_head(Int32(width), Int32(rows), isOpaque ? 1 : 0, &ends)
    data.append(contentsOf: ends.prefix(Int(PX_PNG_HEAD)))
    for band in bands { data.append(band.data, count: band.length) }
    px_png_tail(bands, bands.count, &ends)
    data.append(contentsOf: ends.prefix(Int(PX_PNG_TAIL)))
    return data
  }

  private func drop(_ index: Int) {
    px_free(bands[index].data)
    bands[index].data = nil
  }

  private func drop() {
    for index in bands.indices { drop(index) }
    bands = []
  }
}
