import CoreGraphics
import Drawing
import Foundation
import Raster
import Stage
import SwiftUI
import SwiftUICore
import Testing

/// The picture of a stage that is kept by its damage is the picture of the stage.
@MainActor @Suite struct LiveEqualityTests {
  /// Updates the picture and compares it with one that is drawn anew; what did not come as changed must be as before.
  private struct Watch {
    let stage: Stage
    let picture: LivePicture
    private let rasterizer: Rasterizer
    private var seen: Bitmap?

    @MainActor init(_ stage: Stage, scale: CGFloat) throws {
      self.stage = stage
      picture = LivePicture(of: stage, scale: scale)
      rasterizer = try Rasterizer()
    }

    @MainActor mutating func check(_ name: String) throws -> Bool {
      let rects = try picture.update()
      let bitmap = try #require(picture.bitmap)
      let size = CGSize(
        width: CGFloat(bitmap.width) / picture.scale, height: CGFloat(bitmap.height) / picture.scale)
      let whole = try rasterizer.render(stage.displayList, size: size, scale: picture.scale)
      // What a page shows that draws the rectangles over what it had.
      let page =
        try seen.flatMap { $0.width == bitmap.width && $0.height == bitmap.height ? $0 : nil }
        ?? Bitmap(width: bitmap.width, height: bitmap.height)
      for rect in rects { page.paste(bitmap, rect) }
      seen = page
      let (isSame, isComplete) = (bitmap.isSame(as: whole), page.isSame(as: whole))
      #expect(isSame, "\(name): \(picture.work)")
      #expect(isComplete, "\(name): \(rects) lack something")
      return isSame && isComplete
    }
  }

  @Test("after any events the live picture is the whole picture", arguments: 0..<13)
  func events(_ index: Int) throws {
    let view = (LiveViews.all + DemandingViews.all)[index]
    let stage = try Stage.showing(view.make())
    var driver = RandomDriver(stage: stage, random: SplitMix(seed: UInt64(index) + 40))
    var watch = try Watch(stage, scale: index.isMultiple(of: 3) ? 2 : 1)
    for step in 0..<Self.eventCount {
      try driver.act()
      guard try watch.check("\(view.name), event \(step)") else { return }
      // Something may be on its way.
      try stage.advance(by: 1.0 / 60)
      guard try watch.check("\(view.name), event \(step), a frame later") else { return }
    }
  }

  /// For each of the views.
  private static let eventCount = 25

  @Test("a sheet over a list with bars, frame by frame")
  func sheet() throws {
    let stage = try Stage.showing(LiveViews.all[0].make())
    var watch = try Watch(stage, scale: 1)
    #expect(try watch.check("at first"))
    try stage.perform(.tap("Sheet"))
    for frame in 0..<30 {
      try stage.advance(by: 1.0 / 60)
      guard try watch.check("opening, frame \(frame)") else { return }
    }
    let height = stage.graph.size.height
    try stage.send(.touch(TouchEvent(.began, at: CGPoint(x: 100, y: height * 0.6))))
    for frame in 0..<20 {
      try stage.advance(by: 1.0 / 60)
      let place = CGPoint(x: 100, y: height * 0.6 + CGFloat(frame) * 12)
      try stage.send(.touch(TouchEvent(frame < 19 ? .moved : .ended, at: place)))
      guard try watch.check("dragging, frame \(frame)") else { return }
    }
  }

  @Test("other scales of one stage are pictures of their own")
  func scales() throws {
    let stage = try Stage.showing(LiveViews.all[1].make())
    let (small, large) = (LivePicture(of: stage, scale: 1), LivePicture(of: stage, scale: 1.5))
    _ = try (small.update(), large.update())
    try stage.perform(.tap("Card 2"))
    try stage.advance(by: 0.1)
    #expect(try !small.update().isEmpty)
    #expect(try !large.update().isEmpty)
    let (a, b) = (try #require(small.bitmap), try #require(large.bitmap))
    #expect(abs(CGFloat(b.width) - CGFloat(a.width) * 1.5) <= 1)
    small.scale = 1.5
    #expect(try small.update() == [b.rect])
    #expect(try #require(small.bitmap).isSame(as: b))
  }
}

extension Bitmap {
  func isSame(as other: Bitmap) -> Bool {
    width == other.width && height == other.height && PixelCopy(of: self, rect).changed(in: other).isEmpty
  }
}
