import CoreGraphics
import Drawing
import Foundation
import Raster

/// The picture of a stage at some scale, kept true by drawing what changed.
@MainActor
package final class LivePicture {
  /// Device pixels a point; everything is drawn anew at another one.
  package var scale: CGFloat {
    didSet { if scale != oldValue { shown = nil } }
  }
  /// What `update` has drawn last.
  package private(set) var bitmap: Bitmap?
  /// What the last `update` did.
  package private(set) var work = LiveWork()

  private let stage: Stage
  private let file = BandedPNG()
  /// What has changed since the last file.
  private var unsaved: [PixelRect] = []
  /// What the bitmap shows; nil before anything is drawn, and where drawing failed on its way.
  private var shown: DisplayList?
  private var shownSize = CGSize.zero

  package init(of stage: Stage, scale: CGFloat) {
    self.stage = stage
    self.scale = scale
  }

  /// Draws what the stage shows now.
  /// - Returns: the rectangles, in pixels, that hold every pixel that changed; all of the picture when its size or
  ///   its scale did.
  package func update() throws -> [PixelRect] {
    work = LiveWork()
    let list = stage.displayList
    let size = stage.size
    guard let bitmap, let shown, size == shownSize else { return try drawAll(list, size) }
    if list === shown { return [] }
    let damage = DisplayDamage(from: shown, to: list, picture: bitmap.rect, scale: scale)
    work.visitedItems = damage.visitedItems
    work.damage = damage.region.rects
    let changed = try draw(damage, of: list, into: bitmap)
    self.shown = list
    unsaved += changed
    return changed
  }

  /// A part of what was drawn last, as bytes of red, green, blue and alpha that are not premultiplied, row by row;
  /// none where nothing is drawn.
  package func pixels(of part: PixelRect) -> [UInt8] { bitmap?.straightBytes(of: part) ?? [] }

  /// A part of what was drawn last as a PNG file, made fast.
  /// - Throws: when nothing is drawn there.
  package func png(of part: PixelRect) throws -> Data {
    guard let bitmap else { throw RasterError.size(width: 0, height: 0) }
    return try bitmap.png(of: part, effort: .fast)
  }

  /// All of what was drawn last as a PNG file, at a cost of what has changed since the last file.
  /// - Throws: when nothing is drawn.
  package func png() throws -> Data {
    guard let bitmap else { throw RasterError.size(width: 0, height: 0) }
    for part in unsaved { file.changed(part) }
    unsaved = []
    return try file.file(of: bitmap)
  }

  private func drawAll(_ list: DisplayList, _ size: CGSize) throws -> [PixelRect] {
    shown = nil
    let before = stage.rasterizer.drawnPixels
    let bitmap = try stage.rasterizer.render(list, size: size, scale: scale)
    work.drawnPixels = stage.rasterizer.drawnPixels - before
    work.damage = [bitmap.rect]
    self.bitmap = bitmap
    shown = list
    shownSize = size
    unsaved = [bitmap.rect]
    return [bitmap.rect]
  }

  private func draw(_ damage: DisplayDamage, of list: DisplayList, into bitmap: Bitmap) throws -> [PixelRect] {
    // A drawing that fails on its way leaves pixels of both lists.
    shown = nil
    let before = stage.rasterizer.drawnPixels
    var changed: [PixelRect] = []
    if let move = damage.move {
      bitmap.move(move)
      work.movedPixels = move.frame.count - move.uncovered.count
      changed.append(move.frame)
    }
    let kept = damage.region.rects.filter { rect in !changed.contains { $0.contains(rect) } }
      .map { PixelCopy(of: bitmap, $0) }
    try stage.rasterizer.render(list, into: bitmap, scale: scale, damage: damage.region.rects)
    work.drawnPixels = stage.rasterizer.drawnPixels - before
    return changed + kept.map { $0.changed(in: bitmap) }.filter { !$0.isEmpty }
  }
}

/// What an update of a live picture cost.
package struct LiveWork: Equatable, Sendable {
  /// Items of display lists that were looked into to find the damage.
  package var visitedItems = 0
  /// Pixels that were drawn, those that materials read around the damage included.
  package var drawnPixels = 0
  /// Pixels that were taken over from another place of the picture.
  package var movedPixels = 0
  /// Where pixels could differ, before they were compared.
  package var damage: [PixelRect] = []
  package init() {}
}
